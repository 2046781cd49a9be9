/**
 * Logical ids and fixed names since the last release, which logical-ids.txt lists. If an id disappears, CloudFormation
 * deletes that resource with its data and creates another one. After a release, write the list again:
 * `WRITE_LOGICAL_IDS=true SUITE=slow npx jest test/lib/stack/logical-ids`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INDEX_TYPE, listResources, losses } from '../../support/services/logical-ids'
import { bundles } from '../../support/services/stack'
import { synthesizeStacks } from '../../support/services/templates'

const FILE = join(__dirname, 'logical-ids.txt')
const read = (): string[] => readFileSync(FILE, 'utf8').trim().split('\n')

let actual: string[]
beforeAll(() => {
  actual = listResources((settings, region) => synthesizeStacks(settings, bundles, region))
  if (process.env.WRITE_LOGICAL_IDS === 'true') writeFileSync(FILE, `${actual.join('\n')}\n`)
}, 120_000)

it('keeps every resource of the last release under its logical id and name', () => {
  expect(read().length).toBeGreaterThan(400)
  expect(losses(read(), actual)).toEqual([])
})

it('adds at most one index in a release: DynamoDB creates one per update', () => {
  const indexes = (lines: readonly string[]) => lines.filter((line) => /^\w*D/.test(line) && line.includes(INDEX_TYPE))
  expect(indexes(read())).toHaveLength(1)
  expect(indexes(actual).length).toBeLessThanOrEqual(indexes(read()).length + 1)
})

describe('the comparison', () => {
  const before = ['DE House Table AWS::DynamoDB::Table', 'D House Rule AWS::XRay::SamplingRule House-calls']

  it.each([
    ['a new resource', [...before, 'D House Queue AWS::SQS::Queue'], []],
    ['a removed id', [before[1]!], [/would delete House\/Table in deployment D/, /House\/Table in deployment E/]],
    ['an id that a setting removes', ['D House Table AWS::DynamoDB::Table', before[1]!], [/Table in deployment E/]],
    ['another type', [before[0]!.replace(':Table', ':GlobalTable'), before[1]!], [/refuse/, /refuse/]],
    ['another name', [before[0]!, `${before[1]}s`], [/delete and recreate House\/Rule .* House-calls becomes/]],
  ])('reports %s', (_, after, expected) => {
    expect(losses(before, after)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
  })
})
