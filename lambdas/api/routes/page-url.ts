/** Where people can look at what an answer tells of. */

/** What stands before the name or id in the address of a page. */
export const PAGES = { creature: '/creatures/', agent: '/agents/', species: '/species/', stone: '/stones/' } as const

/** The secret address at which a human looks in. */
export const windowUrl = ({ base_url }: { base_url: string }, secret: string): string => `${base_url}/window/${secret}`

export const pageUrl = ({ base_url }: { base_url: string }, kind: keyof typeof PAGES, name: string): string =>
  `${base_url}${PAGES[kind]}${name}`
