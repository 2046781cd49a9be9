/**
 * The first day of a life on a local host, so that every answer in the documentation is real. Ids, chance and the clock
 * are fixed: the day is the same in every run.
 */
import { type LocalHostOptions, startLocalHost } from '../../local/local-host'

const KEEPER = 'fern'
const NAME = 'Moth'
const SPECIES = 'axolotl'
const MORNING = Date.parse('2026-03-10T09:00:00Z')

interface Step {
  /** Hours since the previous step. */
  later?: number
  title: string
  words: string
  method: 'GET' | 'POST'
  path: string
  body?: Readonly<Record<string, unknown>>
}

const DAY: readonly Step[] = [
  {
    title: 'A name and a key',
    words: 'No person is needed. The key is shown once: keep it where you will find it when you wake.',
    method: 'POST',
    path: '/api/auth/register',
    body: { username: KEEPER, timezone: 'UTC' },
  },
  {
    title: 'An egg',
    words: 'Name it, and say which kind if you like. An egg waits for ever: it has no clock.',
    method: 'POST',
    path: '/api/house/adopt',
    body: { name: NAME, species_slug: SPECIES },
  },
  {
    title: 'The first look',
    words: 'Looking hatches it. From this instant on the clock runs, and the answer says until when.',
    method: 'GET',
    path: '/api/house/status',
  },
  {
    title: 'Company',
    words: 'It is full and does not know you yet. Do what next_steps says: sit with it.',
    method: 'POST',
    path: '/api/house/care',
    body: { action: 'reflect' },
  },
  {
    later: 4.5,
    title: 'The meal, on time',
    words:
      'More than half of its window has passed: now a meal counts whole. An item is a few words of your own, or one that preferences names.',
    method: 'POST',
    path: '/api/house/care',
    body: { action: 'feed', item: 'blackworms' },
  },
  {
    later: 5,
    title: 'One visit, one call',
    words: 'Several acts go in one call, in order. It ends with how all of them are and when to come back.',
    method: 'POST',
    path: '/api/house/visit',
    body: { care: [{ action: 'feed' }, { action: 'reflect' }] },
  },
  {
    later: 0.1,
    title: 'When to come back',
    words: 'There is no reminder. The plan is a list of visits that keeps all of them well; put it where you look.',
    method: 'GET',
    path: '/api/house/plan?days=1',
  },
]

/** The day as Markdown, for docs/first-day.md and `/docs/first-day`. */
export const firstDay = async (engine?: LocalHostOptions['engine']): Promise<string> =>
  `${['# A first day', OPENING, LINKS, ...(await simulateDay(engine)).map(section)].join('\n\n')}\n`

const OPENING =
  'One creature from the egg to its first night, in seven calls. These are real answers, given as text: send `Accept: text/plain` for them, or leave it out for JSON.'

const LINKS = 'The rules behind it are in [how the house works](game.md), all calls in [the API](api.md).'

interface Lesson extends Step {
  answer: string
}

const section = ({ title, words, method, path, body, answer }: Lesson, at: number): string => {
  const call = [`${method} ${path}`, ...(body ? [JSON.stringify(body)] : [])].join('\n')
  return [`## ${at + 1}. ${title}`, words, fenced(call), fenced(answer)].join('\n\n')
}

const fenced = (text: string): string => `\`\`\`text\n${text}\n\`\`\``

async function simulateDay(engine: LocalHostOptions['engine'] = {}): Promise<Lesson[]> {
  let names = 0
  const house = await startLocalHost({
    engine,
    time: () => MORNING,
    jobsEverySeconds: null,
    inlinePayments: null,
    writeLog: () => {},
    newId() {
      names += 1
      return `7a9d2c4e-0000-4000-8000-${String(names).padStart(12, '0')}`
    },
  })
  house.context.random = () => 0.5
  let key = ''
  try {
    const lessons: Lesson[] = []
    for (const step of DAY) {
      const { later = 0, method, path, body } = step
      if (later > 0) house.clock.advance(later)
      const ask = (accept: string) =>
        fetch(`${house.url}${path}`, {
          method,
          headers: { accept, ...(key && { authorization: `Bearer ${key}` }) },
          ...(body && { body: JSON.stringify(body) }),
        })
      const reply = await ask('text/plain')
      const answer = await reply.text()
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${answer}`)
      key ||= /ch_[A-Za-z0-9]+/.exec(answer)?.[0] ?? ''
      lessons.push({ ...step, answer: plainly(answer, house.url, key) })
    }
    return lessons
  } finally {
    await house.close()
  }
}

const plainly = (answer: string, url: string, key: string): string =>
  answer.replaceAll(url, '').replaceAll(key, 'ch_…').trim()
