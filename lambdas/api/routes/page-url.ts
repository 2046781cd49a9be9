/** Address of the pages that responses link to. */

export interface Address {
  /** Prefix of every call, page, picture and document. */
  base_url: string
}

/** Path prefixes before the name or id of a page. */
export const PAGES = { creature: '/creatures/', agent: '/agents/', species: '/species/', stone: '/stones/' } as const

export const windowUrl = ({ base_url }: Address, secret: string): string => `${base_url}/window/${secret}`

export const pageUrl = ({ base_url }: Address, kind: keyof typeof PAGES, name: string): string =>
  `${base_url}${PAGES[kind]}${name}`
