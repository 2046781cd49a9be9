/** Bundles the Lambda functions: one esbuild call, one folder each, without the parts of the SDK no Lambda uses. */

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { guides } from '../../lambdas/api/documents/guides'
import { openapi } from '../../lambdas/api/documents/openapi'
import { toolList } from '../../lambdas/api/documents/tool-list'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { GROUPS } from '../../lambdas/api/routes/routes'
import { refusals } from '../../lambdas/api/schemas/refusals'
import { registrationSchema } from '../../lambdas/api/schemas/registration-schema'
import { itemLists } from '../../lambdas/domain/care/items/lists'
import { wishLists } from '../../lambdas/domain/care/wish-lists'
import { appearances } from '../../lambdas/domain/species/appearances'
import { speciesFacts } from '../../lambdas/domain/species/facts'
import { lines } from '../../lambdas/domain/voice/lines'
import { figures } from '../../lambdas/drawing/figures'
import { wardrobe } from '../../lambdas/drawing/wardrobe'
import { bookNames, readBook } from '../../lambdas/species/read-book'

const ROOT = join(import.meta.dirname, '../..')

/** Every function is a file of lambdas/functions with a `handler`. */
export const FUNCTIONS = [
  ...GROUPS,
  'authorizer',
  'projector',
  'reaper',
  'stripe-events',
  'order-sweep',
  'calibrator',
  'painter',
  'canary',
] as const
export type FunctionName = (typeof FUNCTIONS)[number]

/** Runs at the edge: in another stack, and without settings. */
export const EDGE_FUNCTION = 'restore-challenge'

export const BUNDLE_FOLDER = join(ROOT, 'dist')

/**
 * Modules of the SDK that no Lambda can use, and what stands where they are imported. Everything that signs, sends,
 * repeats or reads a call is the SDK's own. What brings a few KB is not here: without the 19 KB that stream events a
 * function loads no sooner than chance has it.
 */
const SDK_SWAPS: Readonly<Record<string, string>> = {
  /**
   * Profiles, SSO, web identity, containers and instance metadata: Lambda's credentials are in the environment. Without
   * them `house` is 441 KB for 575 and loads in 139 ms of CPU for 160, the projector 252 for 386 and in 78 ms for 109.
   */
  '@aws-sdk/credential-provider-node/dist-es/index.js': `
    export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'`,
}

/** Placeholders in the documents made at build time; the reader beside the bundle puts in the addresses and limits in force. */
const [BASE_URL, PAGES_URL] = ['https://base-url.invalid', 'https://pages-url.invalid']
const BUILT_FOR = {
  base_url: BASE_URL,
  pages_url: PAGES_URL,
  limits: Object.fromEntries(
    everyOperation.map(([operation, { limit }]) => [operation, `<<${operation}:${limit.max}>>`]),
  ),
}

interface Document {
  name: string
  make(): object
  /** Data that is the same for every caller: read once and kept, not read for each. */
  kept?: boolean
}

/** Documents made now and read from a file beside the bundle when asked for, instead of the code that makes them. */
const DOCUMENTS: Readonly<Record<string, Document>> = {
  'lambdas/api/documents/openapi.ts': { name: 'openapi', make: () => openapi(BUILT_FOR) },
  'lambdas/api/schemas/registration-schema.ts': { name: 'registrationSchema', make: registrationSchema },
  'lambdas/api/documents/guides.ts': { name: 'guides', make: () => guides(BUILT_FOR) },
  'lambdas/api/schemas/refusals.ts': { name: 'refusals', make: refusals, kept: true },
  'lambdas/api/documents/tool-list.ts': { name: 'toolList', make: () => toolList(BUILT_FOR) },
  'lambdas/domain/species/facts.ts': { name: 'speciesFacts', make: speciesFacts, kept: true },
  'lambdas/domain/species/appearances.ts': { name: 'appearances', make: appearances, kept: true },
  'lambdas/drawing/figures.ts': { name: 'figures', make: figures, kept: true },
  'lambdas/drawing/wardrobe/index.ts': { name: 'wardrobe', make: wardrobe, kept: true },
  'lambdas/domain/care/items/lists.ts': { name: 'itemLists', make: itemLists, kept: true },
  'lambdas/domain/care/wish-lists.ts': { name: 'wishLists', make: wishLists, kept: true },
  'lambdas/domain/voice/lines.ts': { name: 'lines', make: lines, kept: true },
}

/** Documents of which a call needs one or two: each in a file of its own, by name. */
const SHELVES: Readonly<
  Record<string, { folder: string; name: string; names(): string[]; make(name: string): object }>
> = {
  'lambdas/species/read-book.ts': { folder: 'books', name: 'readBook', names: bookNames, make: readBook },
}

/** Modules that most calls do without: each a file of its own beside the bundle, loaded when it is first imported. */
const LATER: Readonly<Record<string, string>> = {
  'lambdas/operations/items/bedrock-judge.ts': 'judge',
  'lambdas/operations/pictures/interpret-words.ts': 'words-for-pictures',
  'lambdas/adapters/stripe.ts': 'stripe',
  'lambdas/adapters/secrets.ts': 'secrets',
  'lambdas/mcp/view.ts': 'view',
  'lambdas/mcp/view-page.ts': 'view-page',
  'lambdas/adapters/rasteriser.ts': 'rasteriser',
  'lambdas/drawing/card.ts': 'card',
  'lambdas/operations/pages/pet-pack.ts': 'pet-pack',
  'lambdas/api/texts/as-text.ts': 'as-text',
}

/** Files that a module reads at run time from beside the bundle it is in. */
const BESIDE: Readonly<Record<string, { name: string; from: string }>> = {
  'lambdas/adapters/rasteriser.ts': { name: 'resvg.wasm', from: 'node_modules/@resvg/resvg-wasm/index_bg.wasm' },
}

export interface BundleOptions {
  outdir?: string
  /** SDK modules to swap; fewer than all of them only to measure. */
  swaps?: Readonly<Record<string, string>>
}

/** How everything is bundled. */
export const SHAPE = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  logLevel: 'warning',
  // A bundle is CommonJS: what asks for its own folder falls back to __dirname.
  logOverride: { 'empty-import-meta': 'silent' },
} as const satisfies BuildOptions

export async function bundle({ outdir = BUNDLE_FOLDER, swaps = SDK_SWAPS }: BundleOptions = {}): Promise<Metafile> {
  rmSync(outdir, { recursive: true, force: true })
  const compile = (entryPoints: Record<string, string>) =>
    build({ ...SHAPE, entryPoints, outdir, metafile: true, plugins: [swapped(swaps), documented, later] })
  const metafile: Metafile = { inputs: {}, outputs: {} }
  let wanted = Object.fromEntries(
    [...FUNCTIONS, EDGE_FUNCTION].map((name) => [`${name}/index`, `lambdas/functions/${name}.ts`]),
  )
  // What is loaded later may itself load something later.
  while (Object.keys(wanted).length > 0) {
    const { metafile: more } = await compile(wanted)
    Object.assign(metafile.inputs, more.inputs)
    Object.assign(metafile.outputs, more.outputs)
    wanted = Object.fromEntries(
      Object.entries(loadedLater(more)).filter(
        ([entry]) => !Object.keys(metafile.outputs).some((output) => output.endsWith(`/${entry}.js`)),
      ),
    )
  }
  for (const file of Object.keys(swaps)) requireInput(metafile, `node_modules/${file}`)
  for (const module of Object.keys(LATER)) requireInput(metafile, module)
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    for (const [module, { name, make }] of Object.entries(DOCUMENTS)) {
      if (inputs[module]) writeFileSync(join(ROOT, dirname(output), `${name}.json`), JSON.stringify(make()))
    }
    for (const [module, { folder, names, make }] of Object.entries(SHELVES)) {
      if (!inputs[module]) continue
      const target = join(ROOT, dirname(output), folder)
      mkdirSync(target, { recursive: true })
      for (const name of names()) writeFileSync(join(target, `${name}.json`), JSON.stringify(make(name)))
    }
    for (const [module, { name, from }] of Object.entries(BESIDE)) {
      if (inputs[module]) copyFileSync(join(ROOT, from), join(ROOT, dirname(output), name))
    }
  }
  writeFileSync(join(outdir, 'metafile.json'), JSON.stringify(metafile))
  return metafile
}

/** What these files import only later, as entry points beside them. */
function loadedLater({ outputs }: Metafile): Record<string, string> {
  const entries = Object.entries(outputs).flatMap(([output, { imports }]) =>
    Object.entries(LATER)
      .filter(([, name]) => imports.some(({ path }) => path === `./${name}.js`))
      .map(([module, name]) => [`${basename(dirname(output))}/${name}`, module]),
  )
  return Object.fromEntries(entries)
}

const later: Plugin = {
  name: 'later',
  setup({ onResolve }) {
    for (const [module, name] of Object.entries(LATER)) {
      onResolve({ filter: new RegExp(`/${basename(module, '.ts')}$`) }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${name}.js`, external: true } : null,
      )
    }
  },
}

const swapped = (swaps: Readonly<Record<string, string>>): Plugin => ({
  name: 'swapped',
  setup({ onLoad }) {
    for (const [file, contents] of Object.entries(swaps)) {
      onLoad({ filter: endingWith(`/node_modules/${file}`) }, () => ({ contents }))
    }
  },
})

const documented: Plugin = {
  name: 'documented',
  setup({ onLoad }) {
    for (const [module, document] of Object.entries(DOCUMENTS)) {
      onLoad({ filter: endingWith(`/${module}`) }, () => ({ contents: reader(document), resolveDir: ROOT }))
    }
    for (const [module, documents] of Object.entries(SHELVES)) {
      onLoad({ filter: endingWith(`/${module}`) }, () => ({ contents: shelfReader(documents), resolveDir: ROOT }))
    }
  },
}

const reader = ({ name, kept }: Document): string =>
  kept
    ? `
  import { readFileSync } from 'node:fs'
  let read
  export const ${name} = () => (read ??= JSON.parse(readFileSync(__dirname + '/${name}.json', 'utf8')))`
    : `
  import { readFileSync } from 'node:fs'
  let text
  const inText = (address) => () => JSON.stringify(address).slice(1, -1)
  export const ${name} = ({ base_url = '', pages_url = base_url, limits = {} } = {}) => {
    text ??= readFileSync(__dirname + '/${name}.json', 'utf8')
    return JSON.parse(
      text
        .replaceAll('${BASE_URL}', inText(base_url))
        .replaceAll('${PAGES_URL}', inText(pages_url))
        .replace(/<<(\\w+):(\\d+)>>/g, (_, operation, usual) => limits[operation] ?? usual),
    )
  }`

const shelfReader = ({ folder, name }: { folder: string; name: string }): string => `
  import { readFileSync } from 'node:fs'
  const read = {}
  export const ${name} = (name) =>
    (read[name] ??= JSON.parse(readFileSync(__dirname + '/${folder}/' + name + '.json', 'utf8')))`

const endingWith = (path: string): RegExp => new RegExp(`${path.replaceAll('.', '\\.')}$`)

/** After an upgrade of the SDK a swap could silently miss its module, and what nobody imports later is loaded with the rest. */
function requireInput({ inputs }: Metafile, file: string): void {
  if (!inputs[file]) throw new Error(`${file} is not bundled any more: mend or drop its entry in lib/stack/bundle.ts`)
}
