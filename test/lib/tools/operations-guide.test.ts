/** The operators' documents against the stack: settings, outputs, functions and commands that they name exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Template } from 'aws-cdk-lib/assertions'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { functionId } from '../../../lib/stack/house-function'
import { readStackConfig } from '../../../lib/stack/settings'
import { scripts } from '../../../package.json'
import { grantsOf, ofType, reference, synthesize } from '../../support/services/stack'

const outputs = () => Object.keys(template.toJSON().Outputs)
let template: Template
beforeAll(() => {
  template = synthesize()
}, 60_000)

const DOCS = join(__dirname, '../../../docs')
const doc = (name: string) => readFileSync(join(DOCS, name), 'utf8')
const codeIn = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, inline]) => block ?? inline).join('\n')

describe.each(readdirSync(DOCS).filter((name) => name.endsWith('.md')))('%s', (name) => {
  const code = codeIn(doc(name))

  it('names outputs, functions and scripts that exist', () => {
    for (const [, output] of code.matchAll(/\(out (\w+)\)/g)) expect(outputs()).toContain(output)
    for (const [, id] of code.matchAll(/\((?:id|log) (\w+)\)/g)) expect(FUNCTIONS.map(functionId)).toContain(id)
    for (const [, script] of code.matchAll(/npm run (?:-s )?([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script)
  })

  it('leads to headings that are there', () => {
    for (const [, heading] of doc(name).matchAll(/see \*([^*]+)\* in `operations.md`/gi)) {
      expect(doc('operations.md')).toMatch(new RegExp(`^##+ ${heading}$`, 'm'))
    }
  })
})

it('every setting is told, with its default, in the order in which the stack reads them', () => {
  const table = doc('operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const told = [...table.matchAll(/^\| `(\w+)` \| (\S+) \|/gm)].map(([, name, usual]) => [name, usual])
  const settings = Object.entries(readStackConfig(() => undefined)).map(([name, usual]) => [name, String(usual ?? '–')])
  expect(told).toEqual(settings)
})

describe('the drill that keeps writers out', () => {
  const drill = doc('operations.md').split('### Rebuild what the house knows of itself')[1]?.split('\n### ')[0] ?? ''
  const named = (kind: string) => (new RegExp(`for ${kind} in ([^;]+);`).exec(drill)?.[1] ?? '').split(' ').toSorted()

  const startedBy = {
    woken: () =>
      ofType(template, 'AWS::Events::Rule').flatMap(([, { Targets }]) =>
        (Targets as { Arn: unknown }[]).map(({ Arn }) => reference(Arn)),
      ),
    fed: () => feedings().flatMap(([from, to]) => (from.includes('Queue') ? [to] : [])),
    stream: () => feedings().flatMap(([from, to]) => (from.startsWith('Table') ? [to] : [])),
    gateway: () => GROUPS.map(functionId),
  }
  const feedings = () =>
    ofType(template, 'AWS::Lambda::EventSourceMapping').map(([, { EventSourceArn, FunctionName }]) => [
      reference(EventSourceArn),
      reference(FunctionName),
    ]) as [string, string][]

  const writers = () => {
    const may = grantsOf(template)
    return FUNCTIONS.filter((name) =>
      ['PutItem', 'UpdateItem'].some((act) => may(name, `dynamodb:${act}`, 'limit#')),
    ).map(functionId)
  }

  it('names every function that writes, by what starts it', () => {
    const among = (started: readonly string[]) =>
      writers()
        .filter((id) => started.includes(id))
        .toSorted()
    expect(named('woken')).toEqual(among(startedBy.woken()))
    expect(named('fed')).toEqual(among(startedBy.fed()))
    expect(among(startedBy.stream())).toEqual([functionId('projector')])
    expect(drill).toContain('throttling/rateLimit,value=0')
  })

  it('leaves no writer that is started in another way', () => {
    const started = Object.values(startedBy).flatMap((ids) => ids())
    expect(writers().filter((id) => !started.includes(id))).toEqual([])
  })
})

it('waits for a restored table for as long as that takes', () => {
  expect(doc('operations.md')).not.toMatch(/aws dynamodb wait [a-z]/)
  expect(doc('operations.md')).toMatch(/^active\(\) \{ until .*TableStatus.* = ACTIVE \]/m)
})

it('sends nobody to the page on which access to models was asked for: it is gone', () => {
  for (const name of ['operations.md', 'runbook.md']) expect(doc(name)).not.toMatch(/model access/i)
})
