/** Three deployments, each with its recommended settings and its cost limit. */
export interface Deployment {
  name: string
  agents: number
  settings: Readonly<Record<string, string>>
  /** Maximum dollars a month; `idle` without any calls. */
  limit?: number
  idle?: number
}

export const DEPLOYMENTS: readonly Deployment[] = [
  { name: 'Ten agents', agents: 10, settings: { small: 'true' }, idle: 8 },
  { name: 'Ten thousand agents', agents: 10_000, settings: {} },
  { name: 'A million agents', agents: 1_000_000, settings: {}, limit: 2_900 },
]
