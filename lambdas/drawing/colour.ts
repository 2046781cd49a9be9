/** Colour functions on #rrggbb. */

type Channels = readonly [number, number, number]

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const byte = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')

const hex = ([red, green, blue]: Channels): string => `#${byte(red)}${byte(green)}${byte(blue)}`

/** Mixes `a` (share 0) with `b` (share 1). */
export const mix = (a: string, b: string, share: number): string => {
  const [red, green, blue] = channels(a)
  const to = channels(b)
  return hex([red + (to[0] - red) * share, green + (to[1] - green) * share, blue + (to[2] - blue) * share])
}

export const lightness = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

export const muted = (colour: string, share: number): string => {
  const grey = Math.round(lightness(colour) * 255)
  return mix(colour, hex([grey, grey, grey]), share)
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export const hsl = (hue: number, saturation: number, light: number): string => {
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (shift: number): number => {
    const turn = (shift + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return hex([channel(0), channel(8), channel(4)])
}

const toHsl = (colour: string): Channels => {
  const values = channels(colour)
  const [red, green, blue] = [values[0] / 255, values[1] / 255, values[2] / 255]
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const span = most - least
  const light = (most + least) / 2
  if (span === 0) return [0, 0, light]
  const turn =
    most === red ? ((green - blue) / span) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return [turn * 60, span / (1 - Math.abs(2 * light - 1)), light]
}

/** The colour with another hue and lightness, for individuals of a species. */
export const shifted = (colour: string, degrees: number, lighter: number): string => {
  const [hue, saturation, light] = toHsl(colour)
  return hsl(hue + degrees, saturation, Math.max(0.02, Math.min(0.98, light + lighter)))
}
