/** The operators' documents against the stack: settings, outputs, functions and commands that they name exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Template } from 'aws-cdk-lib/assertions'
import { FUNCTIONS } from '../../lib/bundle'
import { readStackConfig } from '../../lib/config'
import { functionId } from '../../lib/house-function'
import { scripts } from '../../package.json'
import { synthesize } from '../support/stack'

const outputs = () => Object.keys(template.toJSON().Outputs)
let template: Template
beforeAll(() => {
  template = synthesize()
}, 60_000)

const DOCS = join(__dirname, '../../docs')
const doc = (name: string) => readFileSync(join(DOCS, name), 'utf8')
const codeIn = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, inline]) => block ?? inline).join('\n')

describe.each(readdirSync(DOCS).filter((name) => name.endsWith('.md')))('%s', (name) => {
  const code = codeIn(doc(name))

  it('names outputs, functions and scripts that exist', () => {
    for (const [, output] of code.matchAll(/\(out (\w+)\)/g)) expect(outputs()).toContain(output)
    for (const [, id] of code.matchAll(/\((?:id|log) (\w+)\)/g)) expect(FUNCTIONS.map(functionId)).toContain(id)
    for (const [, script] of code.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script)
  })

  it('leads to headings and files that are there', () => {
    const links = [...doc(name).matchAll(/\]\(([^)#:]+)\)/g)].map(([, file]) => file ?? '')
    for (const file of links) expect(doc(file).length).toBeGreaterThan(0)
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
