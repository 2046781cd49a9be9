/** The tints of one creature: its species' colours, slightly varied. */
import { lightness, mix, muted, shifted } from './colour'

/** Requested colours of parts. Other parts have the species' colours. */
export type PartTints = Readonly<
  Partial<Record<'tail' | 'ears' | 'nose' | 'feet' | 'wings' | 'shell' | 'beard' | 'marking', string>>
>

export interface Tints extends PartTints {
  body: string
  belly: string
  accent: string
  eyes: string
  /** Shaded sides and highlights. */
  shade: string
  light: string
  /** Outlines. */
  line: string
  /** Inner lines: lighter than a dark coat, or darker than a light one. */
  inner: string
  /** Insides of ears, tongues and cheeks. */
  blush: string
}

const DARKEST = '#231a24'

/** How this creature's coat differs from its species'. */
export interface Cast {
  /** Hue in degrees, and lightness. */
  hue: number
  light: number
  /** A tone mixed into all colours, and its share. */
  tone: string
  share: number
}

/** Belly and markings shift less than the coat. */
const SHARES = [1, 0.4, 0.4] as const

/** `faded`: 0 is in full colour, 1 is grey. */
export function tintsOf(
  colours: readonly [string, string, string],
  eyes: string,
  cast: Cast,
  faded: number,
  parts: PartTints = {},
): Tints {
  const own = (colour: string, at: number): string =>
    muted(mix(shifted(colour, cast.hue, cast.light), cast.tone, cast.share * SHARES[at]!), faded)
  const [body, belly, accent] = colours.map(own) as [string, string, string]
  const dark = lightness(body) < 0.3
  return {
    ...Object.fromEntries(Object.entries(parts).map(([part, colour]) => [part, muted(colour, faded)])),
    body,
    belly,
    accent,
    eyes: muted(eyes, faded),
    shade: mix(body, DARKEST, 0.22),
    light: mix(body, '#ffffff', dark ? 0.2 : 0.32),
    line: mix(body, DARKEST, dark ? 0.75 : 0.74),
    inner: dark ? mix(body, '#ffffff', 0.34) : mix(body, DARKEST, 0.62),
    blush: muted('#f08a92', faded),
  }
}
