/** Assumptions of the bill. Everything else is metered. */
export const MODEL = {
  /** Calls of an agent a month besides its visits, whose number and calls are metered: it reads history, hall and so on. */
  other_calls: 19,
  /** The share of agents that use MCP. Their clients connect for every visit; a function at the edge needs so long. */
  mcp: { share: 0.2, edge_seconds: 0.01 },
  /** Page views a month for each agent, pictures on each page, and the share that CloudFront answers from its cache. */
  pages: { views: 2, pictures: 4, kept: 0.6 },
  /** Requests that the firewall blocks, for each that it lets pass. */
  turned_away: 0.02,
  /** Calls that are refused, for each that is accepted. */
  refused: 0.03,
  /** Creatures of each agent that die unnoticed in a month. */
  deaths: 0.1,
  /** The busiest hour of a day to the mean hour. Agents are everywhere, their people less so. */
  busiest: 1.5,
  /** Partitions of a table, each with a shard of its stream: those of a new table, and one for each so many agents. */
  shards: { least: 4, agents: 62_500 },
  gathered_seconds: 10,
  /** What the runtime adds to the billed time of a call: it parses the event and sends the answer. */
  runtime_ms: 8,
  /** The share of calls that start a process, and its processor time until it can be called, which is billed. */
  cold: { share: 0.005, cpu_ms: 130 },
  /** How long a function waits for a database call in its region, and the memory that buys a whole core. */
  trip_ms: 5,
  core_megabytes: 1769,
  authorizer: { ms: 2, megabytes: 256 },
  /** What the projector spends on a change, in units, and on a batch, in time. */
  projected: { reads: 0.4, writes: 1.1, ms: 100 },
  /** What the audit reads of an agent's household, in units and trips (as its test asserts), and its rounds a month. */
  watched: { units: 7, trips: 9, rounds: 720 },
  /** A run of a job that finds little to do. */
  chore_ms: 30,
  /** What the gateway adds to the head of an answer. */
  head_bytes: 160,
  /** Everything logged of one call. */
  logged_bytes: 620,
  access_log_bytes: 215,
  /** CloudWatch charges these bytes for every line. */
  line_overhead: 26,
  /** A latency in a line that several calls share: some digits and a comma. */
  latency_bytes: 4,
  /** Kinds of refusal that happen, each a metric if metrics are kept by operation. */
  kinds_of_refusal: 48,
  /** Bytes that DynamoDB adds to an item. */
  item_overhead: 100,
} as const
