/**
 * Architecture rules: permitted imports, folder sizes, unique names, and where time, chance and settings may be read.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { everyRoute } from '../lambdas/api/routes/every-route'

const ROOT = join(__dirname, '..')
const files = ['bin', 'lib', 'lambdas'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
)
const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

/** The layer a file belongs to: its folder below lambdas, or its top-level folder. */
function layerOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  if (top === 'lib') return `lib/${second}`
  return top === 'lambdas' ? second.replace('.ts', '') : top
}

const UNDERNEATH = ['species', 'domain', 'drawing', 'api', 'config', 'store', 'adapters', 'context']
const EVERYTHING = [...UNDERNEATH, 'pages', 'http', 'views', 'operations', 'jobs', 'mcp', 'functions']

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  species: [],
  domain: ['species'],
  drawing: ['domain', 'species'],
  api: ['domain', 'species'],
  config: [],
  store: ['domain', 'species'],
  adapters: ['domain', 'species'],
  pages: ['api', 'domain', 'drawing', 'species'],
  context: ['config', 'store', 'adapters', 'domain', 'species'],
  http: UNDERNEATH,
  views: [...UNDERNEATH, 'http'],
  operations: [...UNDERNEATH, 'pages', 'http', 'views'],
  jobs: [...UNDERNEATH, 'http', 'operations'],
  mcp: [...UNDERNEATH, 'http'],
  functions: [...UNDERNEATH, 'http', 'views', 'operations', 'jobs', 'mcp'],
  'lib/stack': ['api', 'config', 'store', 'domain', 'drawing', 'pages', 'species'],
  'lib/local': ['lib/stack', ...EVERYTHING],
  'lib/tools': ['lib/stack', 'lib/local', ...EVERYTHING, 'package.json'],
  bin: ['lib/stack', 'lib/local', 'lib/tools', ...EVERYTHING, 'package.json'],
}

/** The folders of the domain, lowest first: a folder may import only lower ones. */
const FLOORS = [
  ['words', 'nouns', 'chance', 'names', 'masking', 'text', 'typing-errors', 'sealed'],
  ['time'],
  ['species'],
  ['creature'],
  ['afterlife'],
  ['care'],
  ['money'],
  ['accounts'],
  ['projections'],
  ['painting'],
  ['voice'],
  ['household'],
]

/** The groups of operations, lowest first: a group may import the groups before it. */
const OPERATION_GROUPS = [
  ['items'],
  ['pictures'],
  ['household'],
  ['care'],
  ['money'],
  ['afterlife'],
  ['account'],
  ['oauth'],
  ['public'],
  ['meta'],
  ['pages'],
  ['human'],
]

const FLOORS_OF: Readonly<Record<string, readonly (readonly string[])[]>> = {
  domain: FLOORS,
  operations: OPERATION_GROUPS,
}

const floorOf = (file: string): number =>
  FLOORS_OF[layerOf(file)]!.findIndex((folders) => folders.includes(file.split('/')[2]?.replace('.ts', '') ?? ''))

const imports = (source: string): string[] =>
  [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((found) => found[1] as string)

const targets = (file: string, source: string): string[] =>
  imports(source)
    .filter((path) => path.startsWith('.'))
    .map((path) => relative(ROOT, resolve(ROOT, dirname(file), path)))

/** All imports that break a rule, as arrows. */
const strays = (wrong: (file: string, target: string) => boolean): string[] =>
  [...sources].flatMap(([file, source]) =>
    targets(file, source)
      .filter((target) => wrong(file, target))
      .map((target) => `${file} → ${target}`),
  )

it('every file imports only what its layer may', () => {
  const allowed = (layer: string) => [layer, ...(MAY_IMPORT[layer] ?? [])]
  expect(strays((file, target) => !allowed(layerOf(file)).includes(layerOf(target)))).toEqual([])
})

describe.each(Object.keys(FLOORS_OF))('lambdas/%s', (layer) => {
  it('has no loose file and no import from a higher folder', () => {
    const inside = (file: string) => layerOf(file) === layer
    expect([...sources.keys()].filter((file) => inside(file) && floorOf(file) < 0)).toEqual([])
    expect(strays((file, target) => inside(file) && inside(target) && floorOf(target) > floorOf(file))).toEqual([])
  })
})

it('the tests of the specification import only the test house, its HTTP client and one another', () => {
  const folder = join(ROOT, 'test/spec')
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(tests.length).toBeGreaterThan(0)
  const strays = tests.flatMap((file) =>
    imports(readFileSync(join(folder, file), 'utf8'))
      .map((path) => (path.startsWith('.') ? relative(ROOT, resolve(folder, dirname(file), path)) : path))
      .filter((target) => !/^(node:|test\/(spec\/|support\/(test-house|http|agents\/hosted-client)$))/.test(target))
      .map((target) => `${file} → ${target}`),
  )
  expect(strays).toEqual([])
})

it('views are pure: they get all they show, and neither read nor ask for the time', () => {
  const views = [...sources].filter(([file]) => layerOf(file) === 'views')
  expect(views.length).toBeGreaterThan(0)
  const impure = views.filter(([, source]) => /\b(?:ctx|async|await|Promise|import\()|\bnow\(/.test(source))
  expect(impure.map(([file]) => file)).toEqual([])
})

it('every file opens with a sentence on its purpose', () => {
  expect([...sources].filter(([, source]) => !source.startsWith('/**')).map(([file]) => file)).toEqual([])
})

it('docs/architecture.md lists the permitted imports', () => {
  const document = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const rows = [...document.matchAll(/^\| `((?:lambdas|lib|bin)[^`]*)` +\|[^|]*\| (.*?) +\|$/gm)]
  const named = (part: string): readonly string[] => {
    if (part === 'nothing') return []
    if (part === 'everything in lambdas') return EVERYTHING
    const below = /^(\w+) and what it may$/.exec(part)?.[1]
    return below ? [below, ...(MAY_IMPORT[below] ?? [])] : [part]
  }
  const folders = rows.map(([, folder = '', cell = '']) => [
    layerOf(folder),
    cell.split(', ').flatMap(named).toSorted(),
  ])
  const held = Object.entries(MAY_IMPORT).map(([layer, may]) => [layer, may.toSorted()])
  expect(Object.fromEntries(folders)).toEqual(Object.fromEntries(held))
})

it('no folder has more than twenty files, except species and commands', () => {
  const everything = ['bin', 'clients', 'docs', 'examples', 'lambdas', 'lib', 'plugins', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, entry.parentPath)),
  )
  const crowded = [...new Set(everything)].filter((room) => everything.filter((other) => other === room).length > 20)
  expect(crowded.filter((room) => !/^bin$|^lambdas\/species\/|node_modules|__pycache__/.test(room))).toEqual([])
})

it('each name is exported from one file only', () => {
  const isHandler = (file: string, name: string) =>
    (file.startsWith('lambdas/functions/') && name === 'handler') ||
    (file.startsWith('lambdas/operations/') && Object.hasOwn(everyRoute, name))
  const owners = new Map<string, string>()
  const twice: string[] = []
  for (const [file, source] of sources) {
    if (!file.startsWith('lambdas/') || MAY_REUSE_NAMES.test(file)) continue
    for (const [, name = ''] of source.matchAll(EXPORTED)) {
      if (isHandler(file, name)) continue
      const owner = owners.get(name)
      if (owner) twice.push(`${name}: ${owner}, ${file}`)
      owners.set(name, file)
    }
  }
  expect(owners.size).toBeGreaterThan(1000)
  expect(twice).toEqual([])
})

/** Pages and drawings may reuse names such as page, line, look and form. */
const MAY_REUSE_NAMES = /^lambdas\/(?:pages|drawing)\//

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm

it('there are no import cycles', () => {
  const open: string[] = []
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string): void => {
    if (open.includes(file)) circles.push([...open.slice(open.indexOf(file)), file].join(' → '))
    if (open.includes(file) || done.has(file)) return
    open.push(file)
    for (const target of targets(file, sources.get(file) ?? '')) {
      const found = [`${target}.ts`, `${target}/index.ts`].find((name) => sources.has(name))
      if (found) walk(found)
    }
    done.add(open.pop() as string)
  }
  for (const file of sources.keys()) walk(file)
  expect(circles).toEqual([])
})

const ASKING: readonly { what: RegExp; only: RegExp }[] = [
  {
    what: /\bDate\.now\(|new Date\(\)/,
    only: /^(lambdas\/context|lib\/(local|tools)\/|bin\/)/,
  },
  {
    what: /\bMath\.random\b|\brandomUUID\b|\brandomBytes\(/,
    only: /^(lambdas\/context|lambdas\/(operations\/(account\/new-key|care\/keeper-page)|http\/idempotency|store\/rows\/wire)|lib\/|bin\/)/,
  },
  {
    what: /\bprocess\.env\b/,
    only: /^(lambdas\/config|lib\/(local\/(engine\/dynamodb|deployed|orphaned)|stack\/write-code-caches|tools\/bench\/cold)|bin\/)/,
  },
  { what: /from '@aws-sdk\//, only: /^(lambdas\/(store|adapters)|lib\/(local|tools|stack\/bundle)|bin\/)/ },
  { what: /from '(aws-cdk-lib|constructs)/, only: /^(bin|lib)\// },
  // The types of all services of AWS double the time of the compiler: `aws-cdk-lib/core`, and services by name.
  { what: /from '(aws-cdk-lib|cdk-nag)'/, only: /^nowhere$/ },
  { what: /from 'zod\b/, only: /^(lambdas\/(api|http)|lib\/local\/payments)\// },
  { what: /from 'stripe'/, only: /^lambdas\/adapters\// },
  { what: /\bScanCommand\b/, only: /^(lambdas\/store\/checks\/scan\.ts|lib\/(local|tools)\/|bin\/)/ },
]

describe.each(ASKING)('$what', ({ what, only }) => {
  it('is used only where it is permitted', () => {
    const strays = [...sources].filter(([file, source]) => what.test(source) && !only.test(file)).map(([file]) => file)
    expect(strays).toEqual([])
  })
})
