/** The frame of the checkout and error pages. */
import { SERVICE } from '../../api/documents/discovery'
import { sha256 } from './hash-source'
import { asHtml, type Html, html, trusted } from './html'
import { ORDER, WAITING } from './script'
import { SERIF } from './serif'

export interface Page {
  title: string
  body: Html
  /** Decorative, above the title. */
  picture: keyof typeof PICTURES
  /** The page polls until it has changed. */
  waits?: boolean
  script?: string
}

/** Egg pictures: in a nest, glowing, alone. */
const PICTURES = {
  waiting: '<ellipse class="egg" cx="60" cy="56" rx="21" ry="28"/>',
  arrived:
    '<g class="rays"><path d="M60 8v9M24 22l6 7M96 22l-6 7M12 56h9M99 56h9"/></g><ellipse class="egg" cx="60" cy="56" rx="21" ry="28"/><path class="crack" d="m41 52 8 6 7-7 8 7 7-7 8 6"/>',
  left: '<ellipse class="egg" cx="66" cy="60" rx="18" ry="24" transform="rotate(12 66 60)"/>',
} as const

const drawn = (picture: keyof typeof PICTURES): Html =>
  html`<svg viewBox="0 ${picture === 'arrived' ? 0 : 20} 120 ${picture === 'arrived' ? 108 : 88}" width="132" aria-hidden="true">${trusted(PICTURES[picture])}<path class="nest" d="M14 64c2 50 90 50 92 0-20 16-72 16-92 0Z"/><path class="twigs" d="M22 78c20 13 56 13 76 0M32 91c16 8 40 8 56 0M46 75l-6 20M74 75l6 20"/></svg>`

const STYLE = `
  :root { color-scheme: light dark; --ink: #2b2620; --quiet: #655a4d; --paper: #f6ecdd; --card: #fffaf2; --line: #e5d6bf; --accent: #96481a; --on-accent: #fff; --egg: #f7d9b3; --nest: #d8b78c; --glow: #e08a2e }
  @media (prefers-color-scheme: dark) { :root { --ink: #f4ecdf; --quiet: #c3b5a2; --paper: #171310; --card: #231e19; --line: #40372e; --accent: #f2a963; --on-accent: #231406; --egg: #e2bf95; --nest: #6d5338; --glow: #f2a963 } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
  main { width: 100%; max-width: 29rem; background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; padding: 2.25rem clamp(1.25rem, 6vw, 2.5rem); box-shadow: 0 1.5rem 3rem -2rem rgb(60 35 10 / .35) }
  header { text-align: center } h1 { font-family: ${SERIF}; font-weight: 600; font-size: 1.7rem; line-height: 1.2; letter-spacing: -.01em; margin: .5rem 0 .75rem; text-wrap: balance }
  p { margin: 0 0 1rem } .quiet { color: var(--quiet); font-size: .95rem } main > :last-child { margin-bottom: 0 }
  .name { overflow-wrap: anywhere; font-weight: 600 }
  dl { margin: 0 0 1.25rem; border-block: 1px solid var(--line) } dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0 } dl div + div { border-top: 1px solid var(--line) }
  dt { flex: none; color: var(--quiet) } .list dt { flex: auto } .list .button { margin: 0; white-space: nowrap } dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
  .button { display: block; width: 100%; padding: .85rem 1rem; font: inherit; font-weight: 650; text-align: center; text-decoration: none; color: var(--on-accent); background: var(--accent); border: 0; border-radius: .75rem; cursor: pointer; margin-bottom: 1rem }
  .button:hover { filter: brightness(1.08) } a { color: var(--accent) } :focus-visible { outline: 3px solid var(--glow); outline-offset: 3px }
  .plain { color: var(--accent); background: none; border: 1px solid var(--line) } h2 { font-size: 1.1rem; margin: 0 0 .25rem } label, summary { display: block; font-weight: 600; margin-bottom: .25rem } summary { display: list-item; cursor: pointer; margin-bottom: 1rem } input { display: block; width: 100%; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--quiet); border-radius: .5rem; padding: .55rem .7rem; margin-bottom: .75rem } .key { overflow-wrap: anywhere; font-size: .95rem }
  .say code { display: block; padding: .55rem .8rem; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; overflow-wrap: anywhere; user-select: all; font-size: .95rem } .copy { margin-top: .5rem; min-height: 2.5rem; padding: .4rem 1rem; font: inherit; font-weight: 650; color: var(--on-accent); background: var(--accent); border: 0; border-radius: .75rem; cursor: pointer }
  .centred { text-align: center } .note { border-left: 3px solid var(--glow); padding-left: .8rem }
  .egg { fill: var(--egg); stroke: var(--ink); stroke-width: 2.5 } .nest, .twigs, .crack, .rays { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round } .nest { fill: var(--nest) } .crack { stroke: #2b2620 } .twigs { stroke-width: 1.5; opacity: .55 } .rays { stroke: var(--glow); stroke-width: 3 }
`

export const page = ({ title, body, picture, waits, script = waits ? WAITING : undefined }: Page): string =>
  asHtml(html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${SERVICE.name}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<main>
<header>${drawn(picture)}
<h1>${title}</h1></header>
${body}
</main>
${script && html`<script>${trusted(script)}</script>\n`}</body>
</html>
`)

/** Content security policy of these pages: own style, own form, and polling itself. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${[WAITING, ORDER].map(sha256).join(' ')}; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const
