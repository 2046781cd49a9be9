/** Assumptions of the bill. All other figures are metered. */
export const MODEL = {
  /** Calls of an agent per month besides its visits, for example history and hall. Visits are metered. */
  other_calls: 19,
  /** The share of agents that use MCP, connecting for every visit. */
  mcp: { share: 0.2 },
  /** Page views per agent and month, pictures per page, and the share that CloudFront serves from its cache. */
  pages: { views: 2, pictures: 4, kept: 0.6 },
  /** Requests that the firewall blocks, for each one that it lets pass. */
  turned_away: 0.02,
  /** Calls that are refused, for each one that is accepted. */
  refused: 0.03,
  /** Creatures of each agent that die unnoticed in a month. */
  deaths: 0.1,
  /** Partitions of the table, each with a stream shard: those of a new table, and one more for this many agents. */
  shards: { least: 4, agents: 62_500 },
  gathered_seconds: 10,
  /** What the runtime adds to the billed time of a call: it parses the event and sends the answer. */
  runtime_ms: 8,
  /** The share of calls that are cold starts, and the billed processor time of one. */
  cold: { share: 0.005, cpu_ms: 130 },
  /** Latency of a database call within the region, and the memory that buys a whole core. */
  trip_ms: 5,
  core_megabytes: 1769,
  authorizer: { ms: 2, megabytes: 256 },
  /** Cost of the projector: units per change, and time per batch. */
  projected: { reads: 0.4, writes: 1.1, ms: 100 },
  /** Cost of the audit per household, in units and round trips (as its test asserts), and its rounds per month. */
  watched: { units: 7, trips: 9, rounds: 720 },
  /** A run of a job that finds little to do. */
  chore_ms: 30,
  /** Bytes that the gateway adds to the headers of a response. */
  head_bytes: 160,
  /** Bytes logged per call. */
  logged_bytes: 620,
  access_log_bytes: 215,
  /** Bytes that CloudWatch adds to every line. */
  line_overhead: 26,
  /** Kinds of refusal that occur. Each is a metric. */
  kinds_of_refusal: 48,
  /** Bytes that DynamoDB adds to an item. */
  item_overhead: 100,
} as const
