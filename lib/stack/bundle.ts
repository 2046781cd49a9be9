/**
 * Bundles the Lambda functions with esbuild, one folder each, without the parts of the SDK that Lambda does not use.
 */

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { writtenByAgents } from '../../lambdas/api/documents/agent-words'
import { guides } from '../../lambdas/api/documents/guides'
import { openapi } from '../../lambdas/api/documents/openapi'
import { registrationSchema } from '../../lambdas/api/documents/registration-schema'
import { toolList } from '../../lambdas/api/documents/tool-list'
import { viewPage } from '../../lambdas/api/documents/view-page'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { GROUPS } from '../../lambdas/api/routes/routes'
import { refusals } from '../../lambdas/api/schemas/refusals'
import { itemLists } from '../../lambdas/domain/care/items/item-lists'
import { poisonLists } from '../../lambdas/domain/care/items/poison-lists'
import { wishLists } from '../../lambdas/domain/care/wish-lists'
import { penVocabulary } from '../../lambdas/domain/painting/pen-vocabulary'
import { appearances } from '../../lambdas/domain/species/appearances'
import { speciesFacts } from '../../lambdas/domain/species/facts'
import { bookNames, readBook } from '../../lambdas/domain/voice/books/read-book'
import { lines } from '../../lambdas/domain/voice/lines'
import { figures } from '../../lambdas/drawing/figures'
import { headingFont } from '../../lambdas/drawing/lettering/heading-font'
import { bodyPlans } from '../../lambdas/drawing/parts/body-plans'
import { shapes } from '../../lambdas/drawing/parts/shapes'
import { wardrobe } from '../../lambdas/drawing/wardrobe'
import { docsTexts } from '../../lambdas/pages/docs-texts'

const ROOT = join(import.meta.dirname, '../..')

/** Each is a file in lambdas/functions with a `handler`. */
export const FUNCTIONS = [
  ...GROUPS,
  'authorizer',
  'projector',
  'reaper',
  'audit',
  'stripe-events',
  'order-sweep',
  'calibrator',
  'painter',
  'canary',
] as const
export type FunctionName = (typeof FUNCTIONS)[number]

/** The Lambda@Edge function: in another stack, and without settings. */
export const EDGE_FUNCTION = 'restore-challenge'

export const BUNDLE_FOLDER = join(ROOT, 'dist')

/**
 * SDK modules that Lambda cannot use, with their replacements. Signing, sending, retrying and parsing stay the SDK's
 * own. Modules of a few KB are not worth an entry: leaving out the 19 KB of event streams made no measurable
 * difference.
 */
const SDK_SWAPS: Readonly<Record<string, string>> = {
  /**
   * Profiles, SSO, web identity, containers and instance metadata: Lambda's credentials are in the environment. Without
   * these, `house` shrinks from 575 to 441 KB and loads in 139 instead of 160 ms of CPU; the projector from 386 to 252
   * KB and from 109 to 78 ms.
   */
  '@aws-sdk/credential-provider-node/dist-es/index.js': `
    export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'`,
}

/** Middy imports web streams, which take 3 ms to load, for streamed responses, which no function sends. */
const WEB_STREAMS = { module: 'node:stream/web', importer: /@middy\/core/, contents: 'export class ReadableStream {}' }

/** Placeholders in documents made at build time; the generated reader inserts the effective addresses and limits. */
const [BASE_URL, ROOT_PATH] = ['https://base-url.invalid', '/root-path.invalid']
const PLACEHOLDERS = {
  base_url: BASE_URL,
  root: ROOT_PATH,
  limits: Object.fromEntries(
    everyOperation.map(([operation, { limit }]) => [operation, `<<${operation}:${limit.max}>>`]),
  ),
}

interface Document {
  name: string
  make(): object
  /** Parse once: the content is the same for every caller. */
  cached?: boolean
}

/** Documents written as JSON at build time. The bundle contains a reader instead of the module that makes them. */
const DOCUMENTS: Readonly<Record<string, Document>> = {
  'lambdas/api/documents/openapi.ts': { name: 'openapi', make: () => openapi(PLACEHOLDERS) },
  'lambdas/api/documents/registration-schema.ts': { name: 'registrationSchema', make: registrationSchema },
  'lambdas/api/documents/agent-words.ts': { name: 'writtenByAgents', make: writtenByAgents, cached: true },
  'lambdas/pages/docs-texts.ts': { name: 'docsTexts', make: () => docsTexts(PLACEHOLDERS) },
  'lambdas/api/documents/guides.ts': { name: 'guides', make: () => guides(PLACEHOLDERS) },
  'lambdas/api/schemas/refusals.ts': { name: 'refusals', make: refusals, cached: true },
  'lambdas/api/documents/tool-list.ts': { name: 'toolList', make: () => toolList(PLACEHOLDERS) },
  'lambdas/domain/species/facts.ts': { name: 'speciesFacts', make: speciesFacts, cached: true },
  'lambdas/domain/species/appearances.ts': { name: 'appearances', make: appearances, cached: true },
  'lambdas/drawing/lettering/heading-font.ts': { name: 'headingFont', make: headingFont, cached: true },
  'lambdas/drawing/figures.ts': { name: 'figures', make: figures, cached: true },
  'lambdas/drawing/parts/body-plans.ts': { name: 'bodyPlans', make: bodyPlans, cached: true },
  'lambdas/drawing/parts/shapes.ts': { name: 'shapes', make: shapes, cached: true },
  'lambdas/drawing/wardrobe/index.ts': { name: 'wardrobe', make: wardrobe, cached: true },
  'lambdas/api/documents/view-page.ts': { name: 'viewPage', make: viewPage, cached: true },
  'lambdas/domain/care/items/item-lists.ts': { name: 'itemLists', make: itemLists, cached: true },
  'lambdas/domain/care/items/poison-lists.ts': { name: 'poisonLists', make: poisonLists, cached: true },
  'lambdas/domain/painting/pen-vocabulary.ts': { name: 'penVocabulary', make: penVocabulary, cached: true },
  'lambdas/domain/care/wish-lists.ts': { name: 'wishLists', make: wishLists, cached: true },
  'lambdas/domain/voice/lines.ts': { name: 'lines', make: lines, cached: true },
}

/** Like DOCUMENTS, but one file per name: a call needs only one or two. */
const NAMED_DOCUMENTS: Readonly<
  Record<string, { folder: string; name: string; names(): string[]; make(name: string): object }>
> = {
  'lambdas/domain/voice/books/read-book.ts': { folder: 'books', name: 'readBook', names: bookNames, make: readBook },
}

/** Modules that few calls need: separate files, loaded on their first dynamic import. */
const LAZY_MODULES: Readonly<Record<string, string>> = {
  'lambdas/operations/items/bedrock-judge.ts': 'judge',
  'lambdas/operations/pictures/unseen-words.ts': 'unseen-words',
  'lambdas/domain/projections/departed.ts': 'departed',
  'lambdas/pages/consent.ts': 'consent',
  'lambdas/adapters/stripe.ts': 'stripe',
  'lambdas/adapters/secrets.ts': 'secrets',
  'lambdas/mcp/view.ts': 'view',
  'lambdas/adapters/rasteriser.ts': 'rasteriser',
  'lambdas/drawing/card.ts': 'card',
  'lambdas/api/texts/as-text.ts': 'as-text',
}

/** Files that a module reads at run time from the folder of its bundle. */
const RUNTIME_FILES: Readonly<Record<string, { name: string; from: string }>> = {
  'lambdas/adapters/rasteriser.ts': { name: 'resvg.wasm', from: 'node_modules/@resvg/resvg-wasm/index_bg.wasm' },
}

export interface BundleOptions {
  outdir?: string
  /** Replaces SDK_SWAPS; only measurements leave some out. */
  swaps?: Readonly<Record<string, string>>
  /** Bundle these programs instead of the functions: source files by `folder/file`. */
  entries?: Readonly<Record<string, string>>
  /** Overrides of the esbuild options. */
  shape?: Pick<BuildOptions, 'target' | 'external' | 'sourcemap' | 'sourcesContent'>
}

/** The esbuild options of every bundle. */
export const SHAPE = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  // A dynamic import in a CommonJS bundle would start Node's ESM loader: 7% of a first answer.
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
  // Bundles are CommonJS; code that uses import.meta falls back to __dirname.
  logOverride: { 'empty-import-meta': 'silent' },
} as const satisfies BuildOptions

const FUNCTION_ENTRIES = Object.fromEntries(
  [...FUNCTIONS, EDGE_FUNCTION].map((name) => [`${name}/index`, `lambdas/functions/${name}.ts`]),
)

export async function bundle(options: BundleOptions = {}): Promise<Metafile> {
  const { outdir = BUNDLE_FOLDER, swaps = SDK_SWAPS, shape } = options
  rmSync(outdir, { recursive: true, force: true })
  const compile = (entryPoints: Record<string, string>) =>
    build({
      ...SHAPE,
      ...shape,
      entryPoints,
      outdir,
      metafile: true,
      plugins: [replaceSdkModules(swaps), omitWebStreams, readDocuments, lazyModules],
    })
  const metafile: Metafile = { inputs: {}, outputs: {} }
  let entries = options.entries ?? FUNCTION_ENTRIES
  // A lazy module may import another one lazily.
  while (Object.keys(entries).length > 0) {
    const { metafile: more } = await compile(entries)
    Object.assign(metafile.inputs, more.inputs)
    Object.assign(metafile.outputs, more.outputs)
    entries = Object.fromEntries(
      Object.entries(lazyEntries(more)).filter(
        ([entry]) => !Object.keys(metafile.outputs).some((output) => output.endsWith(`/${entry}.js`)),
      ),
    )
  }
  if (!options.entries) {
    for (const file of Object.keys(swaps)) requireInput(metafile, `node_modules/${file}`)
    for (const module of Object.keys(LAZY_MODULES)) requireInput(metafile, module)
  }
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    for (const [module, { name, make }] of Object.entries(DOCUMENTS)) {
      if (inputs[module]) writeFileSync(join(ROOT, dirname(output), `${name}.json`), JSON.stringify(make()))
    }
    for (const [module, { folder, names, make }] of Object.entries(NAMED_DOCUMENTS)) {
      if (!inputs[module]) continue
      const target = join(ROOT, dirname(output), folder)
      mkdirSync(target, { recursive: true })
      for (const name of names()) writeFileSync(join(target, `${name}.json`), JSON.stringify(make(name)))
    }
    for (const [module, { name, from }] of Object.entries(RUNTIME_FILES)) {
      if (inputs[module]) copyFileSync(join(ROOT, from), join(ROOT, dirname(output), name))
    }
  }
  writeFileSync(join(outdir, 'metafile.json'), JSON.stringify(metafile))
  return metafile
}

/** The lazy modules that these outputs import, as entry points in the same folders. */
function lazyEntries({ outputs }: Metafile): Record<string, string> {
  const entries = Object.entries(outputs).flatMap(([output, { imports }]) =>
    Object.entries(LAZY_MODULES)
      .filter(([, name]) => imports.some(({ path }) => path === `./${name}.js`))
      .map(([module, name]) => [`${basename(dirname(output))}/${name}`, module]),
  )
  return Object.fromEntries(entries)
}

const lazyModules: Plugin = {
  name: 'lazy-modules',
  setup({ onResolve }) {
    for (const [module, name] of Object.entries(LAZY_MODULES)) {
      onResolve({ filter: new RegExp(`/${basename(module, '.ts')}$`) }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${name}.js`, external: true } : null,
      )
    }
  },
}

const replaceSdkModules = (swaps: Readonly<Record<string, string>>): Plugin => ({
  name: 'replace-sdk-modules',
  setup({ onLoad }) {
    for (const [file, contents] of Object.entries(swaps)) {
      onLoad({ filter: endingWith(`/node_modules/${file}`) }, () => ({ contents }))
    }
  },
})

const omitWebStreams: Plugin = {
  name: 'omit-web-streams',
  setup({ onResolve, onLoad }) {
    const { module, importer, contents } = WEB_STREAMS
    onResolve({ filter: endingWith(`^${module}`) }, (asked) =>
      importer.test(asked.importer) ? { path: module, namespace: 'omitted' } : null,
    )
    onLoad({ filter: /./, namespace: 'omitted' }, () => ({ contents }))
  },
}

const readDocuments: Plugin = {
  name: 'read-documents',
  setup({ onLoad }) {
    for (const [module, document] of Object.entries(DOCUMENTS)) {
      onLoad({ filter: endingWith(`/${module}`) }, () => ({ contents: reader(document), resolveDir: ROOT }))
    }
    for (const [module, documents] of Object.entries(NAMED_DOCUMENTS)) {
      onLoad({ filter: endingWith(`/${module}`) }, () => ({ contents: namedReader(documents), resolveDir: ROOT }))
    }
  },
}

const reader = ({ name, cached }: Document): string =>
  cached
    ? `
  import { readFileSync } from 'node:fs'
  let read
  export const ${name} = () => (read ??= JSON.parse(readFileSync(__dirname + '/${name}.json', 'utf8')))`
    : `
  import { readFileSync } from 'node:fs'
  let text
  const inText = (address) => () => JSON.stringify(address).slice(1, -1)
  export const ${name} = ({ base_url = '', root = '', limits = {} } = {}) => {
    text ??= readFileSync(__dirname + '/${name}.json', 'utf8')
    return JSON.parse(
      text
        .replaceAll('${BASE_URL}', inText(base_url))
        .replaceAll('${ROOT_PATH}', inText(root))
        .replace(/<<(\\w+):(\\d+)>>/g, (_, operation, usual) => limits[operation] ?? usual),
    )
  }`

const namedReader = ({ folder, name }: { folder: string; name: string }): string => `
  import { readFileSync } from 'node:fs'
  const read = {}
  export const ${name} = (name) =>
    (read[name] ??= JSON.parse(readFileSync(__dirname + '/${folder}/' + name + '.json', 'utf8')))`

const endingWith = (path: string): RegExp => new RegExp(`${path.replaceAll('.', '\\.')}$`)

/** An entry that matches nothing has no effect: an SDK upgrade may have moved the module, or nothing imports it any more. */
function requireInput({ inputs }: Metafile, file: string): void {
  if (!inputs[file]) throw new Error(`${file} is no longer bundled: fix or remove its entry in lib/stack/bundle.ts`)
}
