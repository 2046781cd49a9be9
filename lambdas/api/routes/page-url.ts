/** Addresses of the pages that responses link to. */

/** The service's base addresses. Both are the same unless the API has its own domain. */
export interface Addresses {
  /** Prefix of every API call. */
  base_url: string
  /** Prefix of pages, pictures and documents. */
  pages_url: string
}

type Pages = Pick<Addresses, 'pages_url'>

/** Path prefixes before the name or id of a page. */
export const PAGES = { creature: '/creatures/', agent: '/agents/', species: '/species/', stone: '/stones/' } as const

/** The secret address of the keeper page. */
export const windowUrl = ({ pages_url }: Pages, secret: string): string => `${pages_url}/window/${secret}`

export const pageUrl = ({ pages_url }: Pages, kind: keyof typeof PAGES, name: string): string =>
  `${pages_url}${PAGES[kind]}${name}`
