/** Reads the Markdown of our own documents as HTML: headings, paragraphs, lists, tables, code, links and bold text. */
import { type Html, html, type Part } from './html'

export interface Heading {
  level: 2 | 3
  id: string
  title: string
}

export interface MarkdownDocument {
  title: string
  lead: Html
  headings: readonly Heading[]
  /** What follows the first paragraph. */
  text: readonly Html[]
}

/** The address of a link or of a piece of code; null if it leads nowhere here. */
export interface Addresses {
  ofLink(target: string): string | null
  ofCode(code: string): string | null
}

/** Code between fences, or lines without an empty one between them. */
const BLOCKS = /^```[\s\S]*?\n```$|^.+(?:\n.+)*/gm
const COMMENT = /^<!--.*-->$/gm
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

export function readMarkdown(markdown: string, addresses: Addresses): MarkdownDocument {
  const inline = (text: string): Part[] => readInline(text, addresses)
  const [title, lead, ...others] = markdown.replace(COMMENT, '').match(BLOCKS) ?? []
  if (!title?.startsWith('# ') || !lead) throw new Error('a document starts with a title and a paragraph')
  const headings: Heading[] = []
  const text = others.map((block) => {
    const [, marks, words] = /^(###?) (.*)$/.exec(block) ?? []
    if (!marks || !words) return readBlock(block, inline)
    const heading = { level: marks.length as Heading['level'], id: idOf(words), title: words }
    headings.push(heading)
    return heading.level === 2
      ? html`<h2 id="${heading.id}">${inline(words)}</h2>`
      : html`<h3 id="${heading.id}">${inline(words)}</h3>`
  })
  return { title: title.slice(2), lead: html`${inline(lead)}`, headings, text }
}

/** Starts with a letter. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')

type Inline = (text: string) => Part[]

function readBlock(block: string, inline: Inline): Html {
  const lines = block.split('\n')
  if (block.startsWith('```')) return html`<pre tabindex="0"><code>${lines.slice(1, -1).join('\n')}</code></pre>`
  if (block.startsWith('|')) return readTable(lines, inline)
  if (block.startsWith('- ')) return html`<ul>${itemsOf(lines, inline)}</ul>`
  if (/^\d+\. /.test(block)) return html`<ol>${itemsOf(lines, inline)}</ol>`
  return html`<p>${inline(block)}</p>`
}

const itemsOf = (lines: readonly string[], inline: Inline): Html[] =>
  lines.map((line) => html`<li>${inline(line.replace(/^(-|\d+\.) /, ''))}</li>`)

/** Each cell names its column, because on a narrow screen the cells of a row are one below the other. */
function readTable([head = '', , ...rows]: readonly string[], inline: Inline): Html {
  const heads = cellsOf(head)
  const names = heads.map((cell) => cell.replaceAll('`', ''))
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${names.join(', ')}"><table><thead><tr>${heads.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => {
      const [first = '', ...others] = cellsOf(row)
      return html`<tr><th scope="row">${inline(first)}</th>${others.map((cell, at) => html`<td data-column="${names[at + 1]}">${inline(cell)}</td>`)}</tr>`
    },
  )}</tbody></table></div>`
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function readInline(text: string, addresses: Addresses): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: all, 1: code, 2: bold, 3: words, 4: target, index } of text.matchAll(INLINE)) {
    parts.push(text.slice(from, index))
    from = index + all.length
    if (code) parts.push(linked(addresses.ofCode(code), html`<code>${code}</code>`))
    else if (bold) parts.push(html`<strong>${bold}</strong>`)
    else parts.push(linked(addresses.ofLink(target ?? ''), html`${words}`))
  }
  return [...parts, text.slice(from)]
}

const linked = (address: string | null, words: Html): Html =>
  address === null ? words : html`<a href="${address}">${words}</a>`
