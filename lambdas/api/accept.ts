/** What a caller would rather be given, as its Accept header says. */

/** How much it wants a type that it names; 0 where it does not. */
const weight = (accept: string, type: string): number => {
  const range = accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.split(';')[0]?.trim() === type)
  return range === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1)
}

export const wants = (accept: string, type: string): boolean => weight(accept, type) > 0

/** The type it names and wants most; whoever prefers none of them gets the first. */
export const preferredOf = <Type extends string>(accept: string, types: readonly [Type, ...Type[]]): Type =>
  types.reduce((best, one) => (weight(accept, one) > weight(accept, best) ? one : best), types[0])

export const PLAIN_TEXT = 'text/plain'

/** Whatever answers agents in JSON, no such address included, can be had as text; documents and pages are what they are. */
export const hasText = ({ path }: { path: string }): boolean => /^\/(api(\/|$)|\{proxy)/.test(path)
