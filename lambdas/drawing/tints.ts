/** The tints one creature is drawn in: its species' colours, a shade its own. */
import { lightness, mix, muted, shifted } from './colour'

export interface Tints {
  body: string
  belly: string
  accent: string
  eyes: string
  /** Sides that lie in shadow, and the light on top. */
  shade: string
  light: string
  /** Outlines. */
  line: string
  /** Lines within the figure: lighter than a dark coat, darker than a light one. */
  inner: string
  /** Insides of ears, tongues and cheeks. */
  blush: string
}

const DARKEST = '#231a24'

export interface Cast {
  /** Degrees round the wheel, and lightness, by which this one differs from its kind. */
  hue: number
  light: number
  /** 0 is in full colour, 1 is grey. */
  faded: number
}

export function tintsOf(colours: readonly [string, string, string], eyes: string, cast: Cast): Tints {
  const own = (colour: string): string => muted(shifted(colour, cast.hue, cast.light), cast.faded)
  const [body, belly, accent] = colours.map(own) as [string, string, string]
  const dark = lightness(body) < 0.3
  return {
    body,
    belly,
    accent,
    eyes: muted(eyes, cast.faded),
    shade: mix(body, DARKEST, 0.22),
    light: mix(body, '#ffffff', dark ? 0.2 : 0.32),
    line: mix(body, DARKEST, dark ? 0.75 : 0.74),
    inner: dark ? mix(body, '#ffffff', 0.34) : mix(body, DARKEST, 0.62),
    blush: muted('#f08a92', cast.faded),
  }
}
