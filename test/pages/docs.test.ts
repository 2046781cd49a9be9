/** The documentation pages show the documents of the repository, whose generated parts are current. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { asHtml, html } from '../../lambdas/pages/parts/html'
import { asMarkdown } from '../../lambdas/pages/parts/markdown'
import { readMarkdown } from '../../lambdas/pages/parts/read-markdown'
import { freshAddress } from '../support/http'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ projecting: false })

const get = async (path: string, accept = 'text/html') =>
  (await house.call('GET', path, { from: freshAddress(), headers: { accept } })).text
const written = (name: string): string => readFileSync(join(__dirname, '../../docs', `${name}.md`), 'utf8')

const PAGES = [
  ['/docs', 'game'],
  ['/docs/api', 'api'],
] as const

describe.each(PAGES)('%s', (path, name) => {
  it('is within the size limit of a page', async () => {
    expect(Buffer.byteLength(await get(path))).toBeLessThanOrEqual(74_000)
  })

  it(`says as Markdown what docs/${name}.md says`, async () => {
    const plain = (text: string) =>
      text
        .replace(/<!--.*?-->/g, '')
        .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
        .replace(/^```text$/gm, '```')
        .replace(/\\/g, '')
        .replace(/\n{2,}/g, '\n\n')
        .trim()
    expect(plain(await get(path, 'text/markdown'))).toBe(plain(written(name)))
  })

  it('has its title before its table of contents, whose links have targets', async () => {
    const text = await get(path)
    expect(text.indexOf('<h1')).toBeLessThan(text.indexOf('class="toc"'))
    const [, contents = ''] = /class="toc"[^>]*>(.*?)<\/nav>/s.exec(text) ?? []
    const targets = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(5)
    for (const id of targets) expect(text.match(new RegExp(` id="${id}"`, 'g'))).toHaveLength(1)
  })

  it('leads to pages that exist', async () => {
    const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(await get(path)) ?? []
    const links = [...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, address = '']) => address)
    for (const address of new Set(links)) {
      const { status } = await house.call('GET', address, { from: freshAddress(), headers: { accept: 'text/html' } })
      expect([address, status]).toEqual([address, 200])
    }
  })
})

it('lists every call', async () => {
  const text = await get('/docs/api')
  for (const [, { method, path }] of everyOperation) expect(text).toContain(`<code>${method} ${path}</code>`)
})

it('lists every species with a special mechanic', async () => {
  const text = await get('/docs')
  const own = catalogue().filter(({ special_mechanic }) => special_mechanic !== null)
  expect(own.length).toBeGreaterThan(10)
  for (const { name } of own) expect(text).toContain(`<th scope="row">${name}</th>`)
})

it('is where security.txt leads', async () => {
  const [, anchor = ''] = /^Contact: http.*\/docs#(.*)$/m.exec(await get('/.well-known/security.txt')) ?? []
  expect(await get('/docs')).toContain(`<h2 id="${anchor}">`)
})

it('has no page of another name', async () => {
  for (const name of ['game', 'rules', '../README'])
    expect((await house.call('GET', `/docs/${encodeURIComponent(name)}`)).status).toBe(404)
})

describe('Markdown', () => {
  const addresses = { ofLink: (target: string) => (target === 'a.md' ? '/a' : null), ofCode: () => null }
  const read = (text: string) => readMarkdown(`# T\n\nLead.\n\n${text}`, addresses)

  it.each([
    [
      'a paragraph with `code` and **bold** words',
      '<p>a paragraph with <code>code</code> and <strong>bold</strong> words</p>',
    ],
    ['[a page](a.md), [a file](b.md)', '<p><a href="/a">a page</a>, a file</p>'],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['```sh\na\n\n`b` <i>\n```', '<pre tabindex="0"><code>a\n\n`b` &lt;i&gt;</code></pre>'],
    ['<b>&amp;</b>', '<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>'],
    ['### A: `b` and c', '<h3 id="a-b-and-c">A: <code>b</code> and c</h3>'],
    [
      '| A | B |\n| --- | --: |\n| `x` | 1 |',
      '<div class="scroll" tabindex="0" role="group" aria-label="A, B"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row"><code>x</code></th><td data-column="B">1</td></tr></tbody></table></div>',
    ],
  ])('%j', (text, expected) => {
    expect(read(text).text.map(asHtml).join('')).toBe(expected)
  })

  it('is read as it is written', () => {
    const text = '## A chapter\n\nWords.\n\n- one\n- two\n\n| A | B |\n| --- | --- |\n| x | `y` |\n'
    expect(asMarkdown(html`${read(text).text}`)).toBe(text)
  })

  it('needs a title and a paragraph', () => {
    expect(() => readMarkdown('## T\n\nLead.', addresses)).toThrow('a title')
  })
})
