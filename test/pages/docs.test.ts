/** The documentation page: its example day is replayed, and every call is listed. */
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { FIRST_DAY } from '../../lambdas/pages/docs/first-day'
import { simulateFirstDay } from '../../lib/tools/documents/first-day'
import { freshAddress } from '../support/http'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

const get = async (path: string) =>
  (await house.call('GET', path, { from: freshAddress(), headers: { accept: 'text/html' } })).text

it('shows the example day as it runs today (updated by npm run tool readme)', async () => {
  expect(await simulateFirstDay({ binary: process.env.DYNOXIDE_BIN })).toEqual(FIRST_DAY)
})

it('shows each request with its response', async () => {
  const text = await get('/docs')
  for (const { title, path } of FIRST_DAY) {
    expect(text).toContain(title)
    expect(text).toContain(path.replaceAll('&', '&amp;'))
  }
})

it('lists every call for agents, linked to its full description', async () => {
  const [text, calls] = [await get('/docs'), await get('/docs/calls')]
  const listed = everyOperation.filter(([, { path }]) => path.startsWith('/api/') && !path.startsWith('/api/admin'))
  expect(listed.length).toBeGreaterThan(20)
  for (const [operation, { path }] of listed) {
    const anchor = `op-${operation.replaceAll('_', '-')}`
    expect([path, text.includes(`/docs/calls#${anchor}"`)]).toEqual([path, true])
    expect([path, calls.includes(`id="${anchor}"`)]).toEqual([path, true])
  }
})

it.each(['/docs', '/docs/calls'])('%s stays within the size limit of a page', async (path) => {
  expect(Buffer.byteLength(await get(path))).toBeLessThanOrEqual(74_000)
})

it('lists every value of an enum', async () => {
  expect(await get('/docs/calls')).toContain('<code>cat, dog, exotic, ai-native, null</code>')
})

it.each(['/mcp', '/badge/', '/api/house/window'])('describes %s', async (path) => {
  expect(await get('/docs')).toMatch(new RegExp(`id="doors".*<code>[A-Z]+ [^<]*${path}.*id="calls"`, 's'))
})

it('lists every species with a special mechanic', async () => {
  const text = await get('/docs')
  const own = catalogue().filter(({ special_mechanic }) => special_mechanic !== null)
  expect(own.length).toBeGreaterThan(10)
  for (const { slug } of own) expect(text).toContain(`/species/${slug}"`)
})

it('has its title before its table of contents', async () => {
  const text = await get('/docs')
  expect(text.indexOf('<h1')).toBeLessThan(text.indexOf('class="toc"'))
})
