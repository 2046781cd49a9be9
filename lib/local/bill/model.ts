/** What is taken for granted; everything else is metered. */
export const MODEL = {
  agents: 1e6,
  requests: 384e6,
  share: { status: 0.6, care: 0.35, other: 0.05 },
  /** Agents that come by MCP, and how often in a month a client of theirs opens anew. */
  mcp: { share: 0.2, openings: 90 },
  /** Creatures that die unseen in a month, for each agent. */
  deaths: 0.1,
  /** At the edge, where MPP is on. */
  edge: { ms: 2, gigabytes: 0.125 },
  /** Partitions of a table of this size, each with a shard of its stream. */
  shards: 16,
  gathered_seconds: 10,
  /** A database call as a function in the same region waits for it, and the share of a core that 1 GB comes with. */
  trip_ms: 5,
  core_share: 1024 / 1769,
  gigabytes: 1,
  authorizer: { ms: 2, gigabytes: 0.25 },
  /** What one change costs the projector, in units. */
  projected: { reads: 0.4, writes: 1.1 },
  /** All that is logged of one call. */
  logged_bytes: 620,
  access_log_bytes: 215,
  /** Lambda's own lines at level WARN: none for a call that went well. */
  platform_log_bytes: 0,
  /** CloudWatch counts so many bytes with every line. */
  line_overhead: 26,
  traced: { a_second: 1, share: 0.001 },
  metrics: 120,
  alarms: 60,
  /** The way in, the rate of an address, AWS's common rules. */
  firewall_rules: 3,
  /** Bytes that DynamoDB adds to an item. */
  item_overhead: 100,
  compressed: true,
} as const
