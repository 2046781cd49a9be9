/** What is taken for granted; everything else is metered. */
export const MODEL = {
  /** An agent's month: so many visits, and calls in all of them. */
  visits: 90,
  calls: 384,
  share: { status: 0.6, care: 0.35, other: 0.05 },
  /** Agents that come by MCP, and how often in a month a client of theirs opens anew. */
  mcp: { share: 0.2, openings: 90 },
  /** What people look at for each agent in a month: pages, pictures on each, and how much of both CloudFront has kept. */
  pages: { views: 2, pictures: 4, kept: 0.6 },
  /** Requests beyond these that the firewall turns away, for each that it lets pass. */
  turned_away: 0.02,
  /** Calls that are refused, for each that is answered. */
  refused: 0.03,
  /** Creatures that die unseen in a month, for each agent. */
  deaths: 0.1,
  /** The busiest hour of a day beside the mean one: agents live everywhere, and their people less so. */
  busiest: 1.5,
  /** At the edge, where MPP is on. */
  edge: { ms: 2, gigabytes: 0.125 },
  /** One in so many of the other calls can be paid for. */
  payable: 9,
  /** Partitions of a table, each with a shard of its stream: those of a new one, and one for each so many agents. */
  shards: { least: 4, agents: 62_500 },
  gathered_seconds: 10,
  /** A database call as a function in the same region waits for it, and the memory that comes with a whole core. */
  trip_ms: 5,
  core_megabytes: 1769,
  authorizer: { ms: 2, megabytes: 256 },
  /** What one change costs the projector, in units, and a batch in time. */
  projected: { reads: 0.4, writes: 1.1, ms: 100 },
  /** What the watch reads of an agent and all that belongs to it, in units and in trips, as its test has it; a round an hour at most. */
  watched: { units: 7, trips: 9, rounds: 720 },
  /** A run of a chore that finds little to do. */
  chore_ms: 30,
  /** All that is logged of one call. */
  logged_bytes: 620,
  access_log_bytes: 215,
  /** CloudWatch counts so many bytes with every line. */
  line_overhead: 26,
  /** A latency in a line that several calls share: some digits and a comma. */
  latency_bytes: 4,
  /** Metrics by operation: beside the latency of every one, the kinds of refusal that happen. By group: three of each. */
  kinds_of_refusal: 48,
  /** Bytes that DynamoDB adds to an item. */
  item_overhead: 100,
} as const
