/** Finds faults in SVG drawings that the API would serve. */
import { MOTION_STYLE } from '../../lambdas/drawing/parts/motion'

const MAY_HOLD = new Set([
  'svg',
  'title',
  'defs',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'use',
  'clipPath',
  'radialGradient',
  'stop',
  'style',
])

/** Every fault found. The SVG is parsed strictly, as XML without custom entities, comments or instructions. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  const references: string[] = []
  // Characters that XML does not allow.
  if (/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(svg)) faults.push('holds control characters or halves of letters')
  let at = 0
  const token = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<]*")*)(\/?)>|([^<]+)/y
  while (at < svg.length) {
    token.lastIndex = at
    const found = token.exec(svg)
    if (!found) return [...faults, `cannot be read at ${at}: ${svg.slice(at, at + 60)}`]
    at = token.lastIndex
    const [, closing, name = '', attributes = '', empty, text] = found
    if (text !== undefined) {
      if (open.at(-1) === 'style') {
        if (text !== MOTION_STYLE) faults.push(`a style that no page allows: ${text}`)
        continue
      }
      if (open.at(-1) !== 'title') faults.push(`text outside the title: ${text}`)
      if (/&(?!#\d+;|amp;|lt;|gt;|quot;)/.test(text)) faults.push(`a bare ampersand: ${text}`)
      continue
    }
    if (!MAY_HOLD.has(name)) faults.push(`holds <${name}>`)
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
      continue
    }
    const seen = new Set<string>()
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
      if (seen.has(key)) faults.push(`${key} twice on <${name}>`)
      seen.add(key)
      if (/^on|^style$/.test(key)) faults.push(`${key} on <${name}>`)
      if (/NaN|undefined|null|Infinity/.test(value)) faults.push(`${key}="${value}"`)
      if (key === 'id') {
        if (ids.has(value)) faults.push(`the id ${value} twice`)
        ids.add(value)
      }
      if (key === 'href') references.push(value.replace(/^#/, ''))
      if (key === 'href' && !value.startsWith('#')) faults.push(`refers to ${value}`)
      for (const [, to = ''] of value.matchAll(/url\(([^)]*)\)/g)) references.push(to.replace(/^#/, ''))
    }
    if (!empty) open.push(name)
  }
  for (const to of references) if (!ids.has(to)) faults.push(`refers to ${to}, which is not there`)
  if (open.length) faults.push(`left open: ${open.join(' ')}`)
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*role="img"><title>[^<]+<\/title>/.test(svg))
    faults.push('has no role or title')
  return faults
}
