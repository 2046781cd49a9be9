/** Changes the product, one literal at a time, and runs test/spec against it: each change must be found. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shuffled } from './spec-mutants/chosen'
import { startWorker, type Worker } from './spec-mutants/crew'
import { type Literal, literalsOf } from './spec-mutants/literals'
import { orderOf, rememberKiller } from './spec-mutants/order'
import { excludedBy, NAMED, namedBy, RULES } from './spec-mutants/scope'
import type { Verdict } from './spec-mutants/worker'

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    workers: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
  },
})

/** For a file without a change, which takes a second or two; on a busy machine a minute. */
const MOST_SECONDS = 1800

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .toSorted()

const literals = RULES.flatMap(filesBelow).flatMap((file) => literalsOf(file, readFileSync(file, 'utf8')))
const unnamed = NAMED.filter((named) => !literals.some((literal) => namedBy(literal) === named))
if (unnamed.length > 0) throw new Error(`names nothing: ${unnamed.map(({ what }) => what).join(', ')}`)

const wanted = literals.filter((literal) => (values.all ? literal.kind !== 'field' : namedBy(literal)))
const excluded = wanted.filter(excludedBy)
const place = ({ file, line }: Literal) => `${file}:${line}`
const isMeant = (one: Literal) => [place(one), namedBy(one)?.what].some((known) => known?.includes(values.only ?? ''))
const matching = wanted.filter((one) => !excludedBy(one) && isMeant(one))
const nameOf = ({ file, path, was }: Literal) => [file, ...path, was].join(' ')
const tried = values.sample ? shuffled(matching, values.seed, nameOf).slice(0, Number(values.sample)) : matching

const specs = filesBelow('test/spec').filter((file) => file.endsWith('.test.ts'))
const workers = Array.from({ length: Number(values.workers) }, startWorker)

/** Each worker takes the next piece of work until none is left. */
async function share<Piece>(pieces: readonly Piece[], act: (piece: Piece, worker: Worker) => Promise<void>) {
  const left = [...pieces]
  await Promise.all(
    workers.map(async (worker) => {
      for (let piece = left.shift(); piece !== undefined; piece = left.shift()) await act(piece, worker)
    }),
  )
}

const began = Date.now()
const minutes = () => `${((Date.now() - began) / 60_000).toFixed(1)} minutes`

/** The longest that a file takes without a change, which tells how busy the machine is. */
let slowest = 0
/** The files of test/spec that use each of the literals inside functions. */
const usedBy = new Map<Literal, Set<string>>()
const inFunctions = tried.filter(({ atLoad, expression }) => !atLoad && expression)
const marks = inFunctions.map((literal, id) => ({ ...literal, id }))
await share(specs, async (file, worker) => {
  const answer = await worker.ask({ ask: 'mark', literals: marks, file }, MOST_SECONDS)
  if (!answer || answer.failed) throw new Error(`${file} fails without a change: ${answer?.failed}`)
  slowest = Math.max(slowest, answer.seconds)
  for (const id of answer.used) {
    const literal = inFunctions[id] as Literal
    usedBy.set(literal, (usedBy.get(literal) ?? new Set()).add(file))
  }
})
console.log(`${specs.length} files of test/spec pass unchanged (${minutes()})`)

interface Outcome {
  mutant: Literal
  verdict: Verdict | { kind: 'endless' }
  seconds: number
}
const outcomes: Outcome[] = []
/** A file with a change that has not ended by then never does. */
const endlessAfter = 60 + 10 * slowest
await share(tried, async (mutant, worker) => {
  const canSee = mutant.atLoad || !mutant.expression ? specs : specs.filter((file) => usedBy.get(mutant)?.has(file))
  const files = orderOf(mutant, canSee)
  const answer = await worker.ask({ ask: 'judge', mutant, files }, endlessAfter)
  const verdict = answer?.verdict ?? ({ kind: 'endless' } as const)
  if (verdict.kind === 'found') rememberKiller(mutant, verdict.by)
  outcomes.push({ mutant, verdict, seconds: answer?.seconds ?? endlessAfter })
  if (values.verbose || verdict.kind === 'survived') console.log(lineOf(outcomes.at(-1) as Outcome))
})
for (const worker of workers) worker.close()

function lineOf({ mutant, verdict, seconds }: Outcome): string {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ')
  const by = 'by' in verdict ? ` (${verdict.by}${'title' in verdict ? `: ${verdict.title}` : ''})` : ''
  const told = verdict.kind === 'survived' ? '' : `: ${verdict.kind}${by}, ${seconds.toFixed(1)} s`
  return `${place(mutant)} ${mutant.path.join('.')}, ${oneLine(mutant.was)} → ${oneLine(mutant.becomes)}${told}`
}

const of = (kind: string) => outcomes.filter(({ verdict }) => verdict.kind === kind)
const survivors = of('survived').toSorted((a, b) =>
  place(a.mutant).localeCompare(place(b.mutant), 'en', { numeric: true }),
)
const endless = of('endless')
if (endless.length > 0) console.log(`\nDid not end:\n${endless.map(lineOf).join('\n')}`)
if (survivors.length > 0) console.log(`\nNot found:\n${survivors.map(lineOf).join('\n')}`)
// Tests that do not end have found it, too.
const found = of('found').length + endless.length
console.log(`\n${of('closed').length} kept the house from opening, ${endless.length} did not end, ${minutes()}`)
console.log(`found ${found} / tried ${found + survivors.length} / excluded ${excluded.length}`)
process.exitCode = survivors.length > 0 ? 1 : 0
