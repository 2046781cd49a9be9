/** The rasteriser, from source and from a bundle with its renderer. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { renderPixels, renderPng } from '../../lambdas/adapters/rasteriser'
import { card } from '../../lambdas/drawing/card'
import { portrait } from '../../lambdas/drawing/portrait'
import { portraitSubject } from '../support/portrait-subjects'

const PNG_SIGNATURE = '89504e470d0a1a0a'
const sizeOf = (file: Uint8Array) => {
  const view = new DataView(file.buffer, file.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

it('renders a PNG of the requested width', async () => {
  const picture = await renderPng(portrait(portraitSubject('tabby')), 96)
  expect(Buffer.from(picture.slice(0, 8)).toString('hex')).toBe(PNG_SIGNATURE)
  expect(sizeOf(picture)).toEqual({ width: 96, height: 96 })
})

it('renders a card of 1200 x 630 with text', async () => {
  const given = { picture: portrait(portraitSubject('tabby')), name: 'Marmalade', line: 'Happy.' }
  expect(sizeOf(await renderPng(card(given), 1200))).toEqual({ width: 1200, height: 630 })
  const [worded, wordless] = await Promise.all([
    renderPixels(card(given), 300),
    renderPixels(card({ ...given, name: '', line: '' }), 300),
  ])
  expect(Buffer.compare(worded.pixels, wordless.pixels)).not.toBe(0)
})

it('refuses invalid SVG, and still works afterwards', async () => {
  await expect(renderPng('<svg', 96)).rejects.toThrow()
  expect(sizeOf(await renderPng(portrait(portraitSubject('tabby')), 32))).toEqual({ width: 32, height: 32 })
})

it('works in a bundle with its renderer in the same folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rasteriser-'))
  const root = join(__dirname, '../..')
  try {
    await build({
      stdin: {
        contents: `import { renderPng } from './lambdas/adapters/rasteriser'
          renderPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="red"/></svg>', 40)
            .then((picture) => require('node:fs').writeFileSync(__dirname + '/red.png', picture))`,
        resolveDir: root,
      },
      outfile: join(folder, 'index.js'),
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'cjs',
      logOverride: { 'empty-import-meta': 'silent' },
    })
    cpSync(join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'), join(folder, 'resvg.wasm'))
    execFileSync(process.execPath, [join(folder, 'index.js')], { cwd: folder })
    expect(sizeOf(readFileSync(join(folder, 'red.png')))).toEqual({ width: 40, height: 20 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
