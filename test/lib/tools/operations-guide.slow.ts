/** Checks that the outputs, functions and headings that the documents name exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { STAGE } from '../../../lib/stack/api/house-api'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { functionId } from '../../../lib/stack/house-function'
import { grantsOf, ofType, reference, synthesize } from '../../support/services/stack'

const outputs = () => Object.keys(template.toJSON().Outputs)
const template = synthesize()

const DOCS = join(__dirname, '../../../docs')
const doc = (name: string) => readFileSync(join(DOCS, name), 'utf8')
const codeIn = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, inline]) => block ?? inline).join('\n')

describe.each(readdirSync(DOCS).filter((name) => name.endsWith('.md')))('%s', (name) => {
  const code = codeIn(doc(name))

  it('names outputs and functions that exist', () => {
    for (const [, output] of code.matchAll(/\(out (\w+)\)/g)) expect(outputs()).toContain(output)
    for (const [, id] of code.matchAll(/\((?:id|log) (\w+)\)/g)) expect(FUNCTIONS.map(functionId)).toContain(id)
  })

  it('refers to headings that exist', () => {
    for (const [, heading, other] of doc(name).matchAll(/see \*([^*]+)\*(?: in `([\w-]+\.md)`)?/gi)) {
      expect(doc(other ?? name)).toMatch(new RegExp(`^##+ ${heading}$`, 'm'))
    }
  })
})

describe('the drill that stops all writers', () => {
  const drill = doc('drills.md').split('## Rebuild projections')[1]?.split('\n## ')[0] ?? ''
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

  it('names every function that writes, grouped by trigger', () => {
    const among = (started: readonly string[]) =>
      writers()
        .filter((id) => started.includes(id))
        .toSorted()
    expect(named('woken')).toEqual(among(startedBy.woken()))
    expect(named('fed')).toEqual(among(startedBy.fed()))
    expect(among(startedBy.stream())).toEqual([functionId('projector')])
    expect(drill).toContain(`--stage-name ${STAGE} `)
    expect(drill).toContain('throttling/rateLimit,value=0')
  })

  it('covers the triggers of all writers', () => {
    const started = Object.values(startedBy).flatMap((ids) => ids())
    expect(writers().filter((id) => !started.includes(id))).toEqual([])
  })
})
