/**
 * Where the demo is shown: in a terminal, a panel that moves below the text; elsewhere, the text and a line of figures.
 */
import { untilFed } from '../../../lambdas/domain/creature/expression'
import type { FeedingStatus } from '../../../lambdas/domain/creature/feeding'
import type { Mood } from '../../../lambdas/domain/creature/mood'
import { sitterOf } from '../../../lambdas/drawing/address'
import { portrait } from '../../../lambdas/drawing/portrait'
import { STATS } from '../../../lambdas/species/vocabulary'
import { renderForTerminal } from './canvas'

export interface CreatureView {
  name: string
  species: string
  stage: string
  mood: Mood
  feeding_status: FeedingStatus
  age_hours: number
  alive: boolean
  death_clock: { hours_remaining: number; urgency: string } | null
  behavior: string
  face_url: string
  [stat: string]: unknown
}

export interface Display {
  /** Starts a new scene. The last picture of the previous scene stays visible. */
  heading(title: string): Promise<void>
  print(text: string): Promise<void>
  /** The creature as it is now, with what has just happened. */
  show(seen: CreatureView, now: Date, caption?: string): Promise<void>
  end(): Promise<void>
}

export interface Terminal {
  write(text: string): void
  /** Null without a terminal: then nothing moves and nothing waits. */
  columns: number | null
  coloured: boolean
  wait(ms: number): Promise<void>
}

const READING_MS_PER_WORD = 80
const FRAME_MS = 90
const HEADING_MS = 500
const BAR = 24
const INDENT = '  '
const WIDEST = 96
const DEFAULT_COLUMNS = 80
/** Columns for the picture and its margins. */
const PICTURE_COLUMNS = 40

const COLOURS = { dim: '2', bold: '1', green: '32', yellow: '33', red: '31' } as const
const URGENCY_COLOURS: Readonly<Record<string, keyof typeof COLOURS>> = { safe: 'green', warning: 'yellow' }

/** With fewer hours left than this the time is red, whatever the urgency. */
const NEAR_HOURS = 12

export function createDisplay(terminal: Terminal): Display {
  const { columns, coloured, wait } = terminal
  const moving = columns !== null
  const width = Math.min(columns ?? DEFAULT_COLUMNS, WIDEST) - 2 * INDENT.length
  const write = (lines: readonly string[]) => terminal.write(lines.map((line) => `${line}\n`).join(''))
  const paint = (colour: keyof typeof COLOURS, text: string): string =>
    coloured ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text
  const drawings = new Map<string, Promise<string[]>>()
  /** The panel at the bottom. Without a terminal it is written only at the end of its scene. */
  let panel: () => Promise<string[]> = async () => []
  let height = 0

  const drawn = (seen: CreatureView): Promise<string[]> => {
    const svg = portraitOf(seen)
    const lines = drawings.get(svg) ?? renderForTerminal(svg, coloured)
    drawings.set(svg, lines)
    return lines
  }
  const bar = (name: string, value: number): string => {
    const full = Math.round((value / 100) * BAR)
    const colour = value < 25 ? 'red' : value < 55 ? 'yellow' : 'green'
    return `${name.padEnd(11)}${paint(colour, '█'.repeat(full))}${paint('dim', '░'.repeat(BAR - full))} ${String(Math.round(value)).padStart(3)}`
  }
  const clock = (seen: CreatureView): string => {
    const running = seen.death_clock
    if (!seen.alive || !running) return paint('dim', 'its clock has stopped')
    const text = `${Math.floor(running.hours_remaining)} h left if nobody comes`
    return paint(running.hours_remaining < NEAR_HOURS ? 'red' : (URGENCY_COLOURS[running.urgency] ?? 'red'), text)
  }
  const framed = async (seen: CreatureView, now: Date, caption: string): Promise<string[]> => {
    const text = [
      '',
      paint('bold', `${seen.name}, ${seen.species}`),
      `${seen.stage}, ${Math.floor(seen.age_hours)} h old, ${seen.alive ? seen.mood : 'at rest'}`,
      '',
      ...STATS.map((name) => bar(name, Number(seen[name]))),
      '',
      `${clockTime(now)}  ${clock(seen)}`,
      '',
      ...wrapText(caption, width - PICTURE_COLUMNS).map((line) => paint('dim', line)),
    ]
    const picture = await drawn(seen)
    return ['', ...picture.map((line, row) => `${INDENT}${line}  ${text[row] ?? ''}`), '']
  }
  const redraw = async (above: readonly string[]): Promise<void> => {
    const lines = await panel()
    if (height > 0) terminal.write(`\u001b[${height}A\u001b[J`)
    write([...above, ...lines])
    height = lines.length
  }
  const settle = async (): Promise<void> => {
    if (!moving) write(await panel())
    panel = async () => []
    height = 0
  }

  return {
    async heading(title) {
      await settle()
      write([paint('bold', `── ${title} ${'─'.repeat(Math.max(0, width - title.length - 2))}`), ''])
      if (moving) await wait(HEADING_MS)
    },
    async print(text) {
      const lines = wrapText(text, width).map((line) => `${INDENT}${line}`)
      if (!moving) return write(lines)
      await redraw(lines)
      await wait(text.split(' ').length * READING_MS_PER_WORD)
    },
    async show(seen, now, caption = seen.behavior) {
      panel = () => framed(seen, now, caption)
      if (!moving) return
      await redraw([])
      await wait(FRAME_MS)
    },
    end: settle,
  }
}

/** The address has the mood of the last status response; a frame of the forecast has its own. */
function portraitOf({ face_url, mood, feeding_status, alive }: CreatureView): string {
  const sitter = sitterOf(new URL(face_url).pathname)
  if (!sitter) throw new Error(`${face_url} is not the address of a face`)
  return portrait({ ...sitter, mood: untilFed(mood, feeding_status), alive })
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const clockTime = (now: Date): string =>
  `${DAYS[now.getUTCDay()]} ${String(now.getUTCHours()).padStart(2, '0')}:${String(now.getUTCMinutes()).padStart(2, '0')}`

function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}
