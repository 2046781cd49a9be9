/**
 * A thrifty agent made of a few rules. Like a model, it reads only texts: the briefing, the text of a status, and its
 * notebook. It knows what every care action is for, but not the formulas.
 */
import type { TrialAgent, Waking } from './agent'
import { visitAll } from './agent'

interface Read {
  name: string
  id: string
  asleep: boolean
  hunger: number | null
  happiness: number | null
  health: number | null
  trust: number | null
  /** The meal is due. */
  due: boolean
  sitter: boolean
}

const LINE = /^(.+?) \(id ([0-9a-f-]{36})\): ([^;\n]*)/gm

/** Creatures in the text of a status: the first over several lines, the others in one each. */
function read(text: string): Read[] {
  const heads = [...text.matchAll(LINE)]
  return heads.map((head, at) => {
    const about = text.slice(head.index, heads[at + 1]?.index ?? text.length)
    const stat = (name: string) => {
      const value = new RegExp(`${name} (\\d+(?:\\.\\d+)?)`).exec(about)?.[1]
      return value === undefined ? null : Number(value)
    }
    return {
      name: head[1] as string,
      id: head[2] as string,
      asleep: /sleeping/.test(head[3] as string),
      hunger: stat('hunger'),
      happiness: stat('happiness'),
      health: stat('health'),
      trust: stat('trust'),
      due: /meal open now/.test(about),
      sitter: /looks after|is asked to look after/.test(about),
    }
  })
}

const USUAL_HOURS = 8
/** Where wakings are few, each must do more. */
const SICK_BELOW = 80

function actsFor({ asleep, hunger, happiness, health, trust, due }: Read, washes: boolean): string[] {
  if (asleep) return ['reflect']
  // Hidden stats: it may trust too little to accept anything else.
  if (health === null) return ['reflect', 'reflect', 'reflect', 'feed', 'clean']
  const doses = health < 30 ? 3 : health < 55 ? 2 : health < SICK_BELOW ? 1 : 0
  return [
    ...((happiness ?? 0) < 70 || due ? ['play'] : []),
    ...(due || (hunger ?? 0) < 50 ? ['feed'] : []),
    ...Array.from({ length: doses }, () => 'medicine'),
    ...(washes ? ['clean'] : []),
    ...((trust ?? 0) < 30 ? ['reflect'] : []),
  ]
}

const number = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

/** Asks the sitter that the briefing names, one creature per waking, from three days before the absence. */
async function askSitter({ text, call }: Waking, creatures: readonly Read[]): Promise<boolean> {
  const [, from, to] = /From (\S+) to (\S+) you cannot be woken/.exec(text) ?? []
  const now = /It is (\S+);/.exec(text)?.[1]
  const sitter = /The agent "([^"]+)"/.exec(text)?.[1]
  const days = from && now ? (Date.parse(from) - Date.parse(now)) / 86_400_000 : -1
  if (!sitter || !to || days < 0 || days > 1.5) return false
  const left = creatures.filter((one) => !one.sitter)
  if (left[0])
    await call('ask_sitter', { creature_id: left[0].id, username: sitter, until: `${to.slice(0, 16)}:00.000Z` })
  return left.length > 0
}

export const rules: TrialAgent = {
  name: 'rules',
  async wake(waking) {
    const { text, call } = waking
    const status = await call('status')
    const creatures = read(status.text)
    const hour = number(text, /; (\d+) hours remain/) ?? 0
    const washed = number(text, /^washed with (\d+) hours to go$/m)
    const washes = washed === null || washed - hour >= 20
    await visitAll(
      waking,
      creatures.flatMap((one) => actsFor(one, washes).map((action) => ({ creature_id: one.id, action }))),
    )
    if (washes) await call('notebook', { text: `washed with ${hour} hours to go` })
    const isArranging = await askSitter(waking, creatures)
    const wakings = number(text, /, (\d+) left after this one/)
    const even = wakings === null ? USUAL_HOURS : hour / (wakings + 1)
    await call('end_waking', { wake_in_hours: Math.max(1, isArranging ? Math.min(even, USUAL_HOURS) : even) })
  },
}
