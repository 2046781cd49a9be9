/** The documents of the repository, and the commands in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const readText = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

const below = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

/** All Markdown files but those of the species. */
export const DOCUMENTS: readonly string[] = [
  ...readdirSync(ROOT),
  ...['docs', 'plugins', 'clients/python', 'clients/typescript'].flatMap(below),
].filter((name) => name.endsWith('.md') && !/node_modules|venv/.test(name))

/** A line of a shell block, or code in the text. */
export interface Code {
  text: string
  isBlock: boolean
}

/** Shell blocks as a whole, and code in the text. Placeholders become words. */
export const codeIn = (document: string): Code[] =>
  [...document.matchAll(/```sh\n([\s\S]*?)```|```[\s\S]*?```|`([^`\n]+)`/g)].flatMap(([, block, inline]) => {
    const text = block ?? inline?.replaceAll('\\|', '|')
    return text ? [{ text: text.replace(/<[a-z][\w -]*>|…/gi, 'placeholder'), isBlock: block !== undefined }] : []
  })
