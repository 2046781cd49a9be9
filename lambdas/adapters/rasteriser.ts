/** Renders SVG to PNG or pixels. Loaded on first use. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** In a bundle the renderer is a file in the same folder; from source it is resolved from its package. */
const RENDERER_FILE = 'resvg.wasm'

export interface PixelImage {
  width: number
  height: number
  /** RGBA, four bytes per pixel, colours premultiplied by alpha. */
  pixels: Uint8Array
}

type Renderer = typeof import('@resvg/resvg-wasm')
let loading: Promise<Renderer> | undefined

const getRenderer = (): Promise<Renderer> => {
  loading ??= loadRenderer().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadRenderer(): Promise<Renderer> {
  const renderer = await import('@resvg/resvg-wasm')
  await renderer.initWasm(await readFile(wasmFile()))
  return renderer
}

function wasmFile(): string {
  const bundledFile = join(import.meta.dirname ?? __dirname, RENDERER_FILE)
  return existsSync(bundledFile)
    ? bundledFile
    : createRequire(import.meta.url ?? __filename).resolve('@resvg/resvg-wasm/index_bg.wasm')
}

async function render<T>(
  svg: string,
  width: number,
  read: (image: ReturnType<InstanceType<Renderer['Resvg']>['render']>) => T,
): Promise<T> {
  const { Resvg } = await getRenderer()
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  try {
    const image = drawing.render()
    try {
      return read(image)
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}

/** The height follows from the drawing. */
export const renderPng = (svg: string, width: number): Promise<Uint8Array> =>
  render(svg, width, (image) => image.asPng())

export const renderPixels = (svg: string, width: number): Promise<PixelImage> =>
  render(svg, width, (image) => ({ width: image.width, height: image.height, pixels: image.pixels }))
