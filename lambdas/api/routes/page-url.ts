/** Where people can look at what an answer tells of. */

/** Where the house is. Both are the same, unless the API has a domain of its own. */
export interface Addresses {
  /** What every call begins with. */
  base_url: string
  /** Where people look, and where pictures and documents lie. */
  pages_url: string
}

type Pages = Pick<Addresses, 'pages_url'>

/** What stands before the name or id in the address of a page. */
export const PAGES = { creature: '/creatures/', agent: '/agents/', species: '/species/', stone: '/stones/' } as const

/** The secret address at which a human looks in. */
export const windowUrl = ({ pages_url }: Pages, secret: string): string => `${pages_url}/window/${secret}`

export const pageUrl = ({ pages_url }: Pages, kind: keyof typeof PAGES, name: string): string =>
  `${pages_url}${PAGES[kind]}${name}`
