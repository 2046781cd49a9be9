/** The demo in a terminal, and as plain lines without one. */
import { createDisplay, type Terminal } from '../../../lib/tools/demo/display'
import { Story } from '../../../lib/tools/demo/story'
import { openTestHouse, type TestHouse } from '../../support/test-house'

const SCENES = [
  'A key and an egg',
  'The line goes dead',
  'A rescue',
  'A sleepless night',
  'Growing up',
  'And then nobody comes',
  'The way back',
]

let house: TestHouse
let waited = 0
let written = ''

const terminal = (columns: number | null): Terminal => ({
  columns,
  coloured: columns !== null,
  write: (text) => {
    written += text
  },
  wait: async (ms) => {
    waited += ms
  },
})

const ESCAPE = '\u001b'
const COLOUR = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g')
const UP_AT_THE_END = new RegExp(`^([\\s\\S]*?)${ESCAPE}\\[(\\d+)A$`)

/** The lines that stay on a screen, without panels that were drawn over. */
function onScreen(text: string): string[] {
  let lines: string[] = []
  for (const part of text.split(`${ESCAPE}[J`)) {
    const [, rest = part, up = '0'] = UP_AT_THE_END.exec(part) ?? []
    lines.push(...rest.split('\n').slice(0, -1))
    lines = lines.slice(0, lines.length - Number(up))
  }
  return lines.map((line) => line.replace(COLOUR, ''))
}

beforeAll(async () => {
  house = await openTestHouse({ throttle: { rate: 1e6, burst: 1e6 } })
  await new Story(house, createDisplay(terminal(80))).run()
})
afterAll(() => house.close())

it('shows every scene in order, each ending with its picture', () => {
  const screen = onScreen(written)
  const headings = screen.flatMap((line) => /^── (.+?) ─+$/.exec(line)?.[1] ?? [])
  expect(headings).toEqual(SCENES)
  expect(screen.filter((line) => line.includes('▀') && line.includes('Dumpling, Chonk'))).toHaveLength(7)
})

it('contains a rescue, adulthood by that path, a death, an epitaph and a return', () => {
  const text = onScreen(written).join('\n')
  expect(text).toMatch(/path rescue/)
  expect(text).toMatch(/adult, \d+ h old, at rest/)
  expect(text).toMatch(/“Dumpling”/)
  expect(text).toMatch(/marked as returned/)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})

it('keeps within the width of the terminal', () => {
  expect(Math.max(...onScreen(written).map((line) => [...line].length))).toBeLessThanOrEqual(80)
})

it('prints plain lines without waiting if there is no terminal', async () => {
  const { body } = await house.call('POST', '/api/auth/register', { body: { username: 'reader' } })
  await house.call('POST', '/api/house/adopt', { key: body.your_token, body: { name: 'Pip', species_slug: 'owl' } })
  const status = await house.call('GET', '/api/house/status', { key: body.your_token })
  waited = 0
  written = ''
  const paper = createDisplay(terminal(null))
  await paper.heading('A scene')
  await paper.show(status.body.creature, new Date(0))
  await paper.print('Words come before the picture of how it ended.')
  await paper.end()
  expect(waited).toBe(0)
  expect(written).not.toContain(ESCAPE)
  expect(written).toMatch(/A scene[\s\S]*Words come[\s\S]*Pip, Owl[\s\S]*hunger +█+ 100/)
})
