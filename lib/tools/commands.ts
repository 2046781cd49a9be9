/** The commands of `npm run prove` and `npm run tool`. They need no shell, so that they also run on Windows. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Environment } from '../../lambdas/config'

/** The arguments of Node that start a program. */
const PROGRAMS = {
  node: [],
  tsx: ['--import', 'tsx'],
  jest: ['node_modules/jest/bin/jest.js'],
} as const

type Program = keyof typeof PROGRAMS
/** A program and its arguments, separated by spaces. */
type CommandLine = Program | `${Program} ${string}`

export interface Command {
  /** Run in order until one fails. Further arguments are appended to the last one. */
  run: CommandLine | readonly CommandLine[]
  env?: Readonly<Record<string, string>>
  what: string
}

export function nodeArguments(line: CommandLine): string[] {
  const [program, ...args] = line.split(' ')
  return [...PROGRAMS[program as Program], ...args]
}

/** `npm run test:slow` */
export const SUITES: Readonly<Record<string, Command>> = {
  slow: { run: 'jest', env: { SUITE: 'slow' }, what: 'the slow tests' },
}

/** Each proves a claim about the house, and exits with an error if it does not hold. */
export const PROOFS: Readonly<Record<string, Command>> = {
  faults: {
    run: 'tsx test/proofs/faults.ts',
    what: "interrupts every database call of everything that changes something: cut, lost, failed, throttled, cancelled or slow, once and permanently. Nothing may be lost, doubled or answered wrongly, also when it is retried with its Idempotency-Key (`adopt by key`). `-- --only 'adopt/Query#1/lost/once'` repeats a cell",
  },
  'spec-mutants': {
    run: 'tsx test/proofs/spec-mutants.ts',
    what: 'changes the product, one literal at a time and in memory only, and runs `test/spec` against it, with two workers: a number grows, a text loses its last word, a value is renamed, a boolean flips, a field is renamed. Each change of a named set (`test/proofs/spec-mutants/scope.ts`) must be found; survivors are printed as `file:line, was → became`. `-- --sample 30 --seed 7` tries some, `-- --only routes.ts:228` one line, `-- --only packs` one group, `-- --all` every literal of the rules but those excluded, for hours',
  },
  worlds: {
    run: ['tsx test/proofs/worlds/bundle.ts', 'node --max-semi-space-size=64 dist/worlds/worlds.mjs'],
    what: 'small worlds on a simulated clock and network with the table in memory: agents, concurrent duplicates, payers, the projector, reaper, order sweep and painter. A seed decides what overlaps, is lost, late, doubled or crashes; every history is checked as a whole. A failing seed is reduced and printed step by step. `-- --seed 47` runs one, `-- --minutes 60` runs longer, `-- --twice` compares two runs of each, `-- --mutants` plants bugs that must be found',
  },
  rehearse: {
    run: 'jest test/proofs/rehearse',
    env: { SUITE: 'slow' },
    what: 'checks the synthesized templates, including the edge, for faults that only a deployment would show: a rollback that gets stuck or leaves resources behind, names that collide with a second stack, a second region, other settings or a redeployment, and limits of the services',
  },
  listen: {
    run: 'jest test/views/texts --testTimeout=3600000',
    env: { SUITE: 'slow', WHOLE: 'true' },
    what: 'keeps all species in six ways and checks what they say: only of that species, nothing that contradicts the state, nothing twice in a row; looks, souls and lines of acts must vary, also from visit to visit. The first cases are printed with their state (the suite keeps each in one way)',
  },
  outside: {
    run: 'tsx test/proofs/outside/judges.ts',
    what: "checks by independent tools, fetched by Maven, pip and npm if possible: AWS's DynamoDB Local under the tests of store and operations, `cfn-lint` and the SAM CLI on the template, the AWS CLI on the commands of the documents, `schemathesis` on a running house, types by `openapi-typescript`, `redocly` on the OpenAPI document, `agentskills` on the plugin's skill. `cfn-lint` as an argument runs one alone",
  },
  conformance: {
    run: 'tsx test/proofs/outside/conformance.ts',
    what: 'the official MCP conformance suite against a local host; fetches it, and the Node it needs',
  },
  clients: {
    run: 'tsx test/proofs/outside/clients.ts',
    what: 'the clients of `clients/` as a builder gets them: packed, installed elsewhere, compiled against and run with a local host; the Python client type-checked and tested; the official MCP client for Python and the MCP Inspector sign in. `-- inspector` runs one part alone',
  },
  package: {
    run: 'tsx test/proofs/outside/package.ts',
    what: 'the npm package as its users get it: packed, installed into an empty folder within 60 MB, used over HTTP with both engines, and over MCP with the official client; and the MCPB bundle, packed and run from its manifest',
  },
  release: {
    run: 'tsx test/proofs/outside/release.ts',
    what: 'a dry run of the release workflow: versions, notes, packages with the name of a repository, `npm publish --dry-run`, the MCPB bundle, and the entry for the MCP registry',
  },
  examples: {
    run: 'tsx test/proofs/outside/examples.ts',
    what: 'each framework example, fetched with its framework by pip and npm, raises a creature to adulthood with a scripted model that reads only text; Claude Code connects by the commands of docs/join.md, by hand and with the plugin. `-- openai-agents.py` runs one alone',
  },
  'first-minute': {
    run: 'tsx test/proofs/outside/first-minute.ts',
    what: 'runs the commands of the README, but those that need an AWS account, in a fresh clone in an empty folder, and prints how long each takes',
  },
  items: {
    run: 'tsx test/proofs/judged-item.ts',
    what: 'the way from the synthesized template to an item judged by meaning; takes some minutes',
  },
  browser: {
    run: ['checkout', 'pages', 'human', 'windows', 'sign-in', 'faces', 'database', 'view'].map(
      (name) => `tsx test/browser/${name}.browser.ts` as const,
    ),
    what: 'the checkout, every page, the forms of the keeper page and the sign-in of a hosted client in a real browser, with axe and html-validate; moving and still portraits; the MCP Apps view in its host bridge; and a foreign page that must not reach the database. Needs Chromium (`CHROMIUM` is its path)',
  },
  plans: {
    run: 'jest test/domain/care/agenda test/domain/care/punctual test/species/raising',
    env: { SUITE: 'slow', WHOLE: 'true' },
    what: 'all species, one to three in a household, visited as planned: each takes the best path, and no creature is fed late that could have been fed earlier; none takes it by any care or survives without care; in six zones with half hours and changes of the clocks, no meal by advice is late unless the answer before said so (the suite runs a part)',
  },
  whole: {
    run: 'jest --testTimeout=3600000',
    env: { SUITE: 'all', WHOLE: 'true' },
    what: 'the suite without sampling: every limit exhausted request by request, every judgement, every species in every sweep',
  },
}

export interface Tool {
  /** Loads what the command needs only when it runs. May return an exit code. */
  run(args: readonly string[], environment: Environment): Promise<unknown>
  /** Its errors are meant for the user: only their messages are printed. */
  plainErrors?: boolean
  what: string
}

/** All other commands. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  invoke: {
    run: async (args, environment) => {
      const options = { print: { type: 'boolean' } } as const
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
      return (await import('./invocation')).runInvocation({ ...values, positionals, environment })
    },
    plainErrors: true,
    what: 'invokes one Lambda function with one event on the local table: `invoke register`',
  },
  bench: {
    run: async (args) => {
      const [boolean, string] = [{ type: 'boolean' }, { type: 'string' }] as const
      const options = { quick: boolean, only: string, accept: boolean } as const
      const { values } = parseArgs({ args: [...args], options })
      const { onLambdaNode } = await import('./lambda-node')
      return onLambdaNode(async () => (await import('./bench/bench')).runBench(values))
    },
    what: 'on the Node that Lambda runs: processor time of every operation, page and MCP call as deployed, compared with a bare handler; starts and first answers of every function, compared with an empty one; every public route for its worst input, compared with a drawn card, than which none may cost more. Fails if a ratio is more than 1.15 times that in `docs/bench.json`, which it then replaces only with `-- --accept`. `-- --quick` for a short run',
  },
  bill: {
    run: async () => (await import('./bill/bill')).printBill(),
    what: 'what a month costs on AWS with ten agents, ten thousand and a million: metered units, fixed costs of the template, and the prices in `lib/tools/bill/prices.ts`. Fails above $2,920 for a million in the first month, and $8 for ten agents without calls',
  },
  species: {
    run: async ([name, slug, family]) =>
      name === 'new'
        ? (await import('./new-species')).newSpecies(slug, family)
        : (await import('./check-species')).printSpeciesProblems(name),
    what: 'checks the files of all species, or of the one named (`-- tabby`), and prints `file:line: reason` for each problem; `-- new fire_newt exotic` writes the file of a new one',
  },
  portraits: {
    run: async ([folder = 'dist/portraits', only]) =>
      (await import('./drawings/portraits')).writePortraits(folder, only),
    what: 'writes sheets of every face the house can draw, as SVG and PNG, into `dist/portraits` or the folder given',
  },
  screenshots: {
    run: async ([folder = join(import.meta.dirname, '../../docs/images')], { CHROMIUM }) =>
      (await import('./drawings/screenshots')).takeScreenshots(folder, CHROMIUM),
    what: 'takes the screenshots of the README, of lives that a seed repeats. Needs Chromium',
  },
  calibrate: {
    run: async () => (await import('./calibrate')).calibrate(),
    plainErrors: true,
    what: 'fits the judgement of items to the offline embedder',
  },
  rebuild: {
    run: async (args, environment) =>
      (await import('./rebuild')).runRebuild(environment, { mend: args.includes('--mend') }),
    plainErrors: true,
    what: 'computes the projections from all rows of the local table, or of the one that `TABLE_NAME` names, and shows where the stored ones differ; `-- --mend` writes those, for a table without writers',
  },
  forget: {
    run: async ([username], environment) => (await import('./forget')).forgetAgent(environment, username),
    plainErrors: true,
    what: 'deletes an agent by name as `DELETE /api/me` does, for example one that lost its key: in the local table, or the one that `TABLE_NAME` names',
  },
  moderate: {
    run: async (args, environment) => (await import('./moderate')).runModeration(environment, args),
    plainErrors: true,
    what: 'suspends an agent (`-- suspend <username>`, `-- lift <username>`), or removes one text of an agent, and every copy of it, in the local table or the one that `TABLE_NAME` names: `-- note <creature-id> <number>`, `-- profile <username> bio`, `-- species <slug> name`, with `--by <operator>` (or `OPERATOR`) and `--why <reason>`. Each is recorded, without the text; without arguments, lists the records; `-- note <creature-id>` lists the notes',
  },
  language: {
    run: async (args) => (await import('./language-report')).reportLanguage(args),
    what: 'counts words of a literary dialect in comments, test titles and documents; fails above 3 per 1,000 words; `-- lib docs` lists every hit in these paths',
  },
  readme: {
    run: async () => (await import('./documents/write-documents')).writeDocuments(),
    what: 'writes the generated tables of the documents: endpoints from the route table, settings, figures of the latest bench; and the skill of `plugins/`',
  },
  clients: {
    run: async () => (await import('./clients/write-clients')).writeClients(),
    what: 'generates the files of the clients that follow from the OpenAPI document',
  },
  package: {
    run: async (names, { GITHUB_REPOSITORY }) =>
      (await import('./publish/write-packages')).writePackages(names, GITHUB_REPOSITORY),
    what: 'writes the npm packages and the MCPB bundle into `dist/package`, each as a folder; `-- creature-house-client` writes one',
  },
  release: {
    run: async (args) => (await import('./publish/release-steps')).runReleaseStep(args),
    what: 'the steps of the release workflow: `-- check v1.2.3` compares versions, `-- notes` prints the section of the changelog, `-- server-json <owner/name> <bundle>` the entry for the MCP registry',
  },
  notices: {
    run: async () => (await import('./documents/write-notices')).writeNotices(),
    what: 'writes [NOTICES.md](NOTICES.md), the third-party work in the deployed functions and its licences, from the bundles',
  },
}
