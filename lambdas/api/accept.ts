/** Content negotiation by the Accept header. */

/** The quality value of a type in the header; 0 if the header does not name it. */
const weight = (accept: string, type: string): number => {
  const range = accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.split(';')[0]?.trim() === type)
  return range === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1)
}

export const wants = (accept: string, type: string): boolean => weight(accept, type) > 0

/** The named type with the highest quality; the first type if the header names none of them. */
export const preferredType = <Type extends string>(accept: string, types: readonly [Type, ...Type[]]): Type =>
  types.reduce((best, one) => (weight(accept, one) > weight(accept, best) ? one : best), types[0])

export const PLAIN_TEXT = 'text/plain'

/**
 * Operations for agents also answer as text/plain, including the 404 for unknown routes. Documents and pages have one
 * form.
 */
export const hasText = ({ path }: { path: string }): boolean => /^\/(api(\/|$)|\{proxy)/.test(path)
