/** A drawing in a terminal: half blocks in colour, or characters by their darkness without colours. */
import { renderPixels } from '../../../lambdas/adapters/rasteriser'

/** Columns. A character is about twice as high as wide, so there are half as many rows. */
const ACROSS = 36
const SHADES = ' .:-=+*#%@'

type Rgb = readonly [number, number, number]

export async function renderForTerminal(svg: string, coloured: boolean): Promise<string[]> {
  const picture = await renderPixels(svg, ACROSS)
  const at = (x: number, y: number): Rgb => {
    const first = (y * picture.width + x) * 4
    return [picture.pixels[first] ?? 0, picture.pixels[first + 1] ?? 0, picture.pixels[first + 2] ?? 0]
  }
  return Array.from({ length: Math.floor(picture.height / 2) }, (_, row) => {
    const cells = Array.from({ length: picture.width }, (__, x) => [at(x, row * 2), at(x, row * 2 + 1)] as const)
    return coloured
      ? `${cells.map(([above, below]) => `\u001b[38;2;${above.join(';')};48;2;${below.join(';')}m▀`).join('')}\u001b[0m`
      : cells.map(([above, below]) => shade((darkness(above) + darkness(below)) / 2)).join('')
  })
}

const darkness = ([red, green, blue]: Rgb): number => 1 - (0.3 * red + 0.59 * green + 0.11 * blue) / 255
const shade = (dark: number): string =>
  SHADES[Math.min(SHADES.length - 1, Math.floor(dark * SHADES.length * 1.2))] ?? ' '
