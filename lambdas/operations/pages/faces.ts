/** Serves drawn faces. The address determines the picture, so responses are immutable. */
import { subjectAt } from '../../drawing/address'
import { avatar } from '../../drawing/avatar'
import { keeperOf } from '../../drawing/keeper-address'
import { outline } from '../../drawing/outline'
import { portrait } from '../../drawing/portrait'
import type { Answer, Handler } from '../../http/call'

/** Drawings load no resources and run no scripts; inline style animates them. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Small enough that the dearest face costs no more than a card. */
const PNG_WIDTH = 320

export const face: Handler<'face'> = async ({ params: { version, kind, state, file } }) => {
  const path = `/faces/${version}/${kind}/${state}/${file}`
  const svg = drawFace(path)
  if (svg === null) return pictureNotFound
  if (!path.endsWith('.png')) return pictureReply(svg, 'image/svg+xml; charset=utf-8')
  return pictureReply(await toPng(svg, PNG_WIDTH), 'image/png')
}

/** Loaded on first use: most requests are for SVG. */
export const toPng = async (svg: string, width: number): Promise<Uint8Array> =>
  (await import('../../adapters/rasteriser')).renderPng(svg, width)

/** PNG cannot be animated. */
const STILL = /\.(still\.svg|png)$/

function drawFace(path: string): string | null {
  const subject = subjectAt(path)
  if (subject) return path.endsWith('.outline.svg') ? outline(subject) : portrait(subject, { still: STILL.test(path) })
  const keeper = keeperOf(path)
  return keeper && avatar(keeper)
}

export const pictureReply = (body: string | Uint8Array, type: string, cache = IMMUTABLE): Answer => ({
  body,
  headers: {
    'Content-Type': type,
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': DRAWING_POLICY,
  },
})

export const pictureNotFound: Answer = {
  status: 404,
  body: 'Nobody has this face.',
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
}
