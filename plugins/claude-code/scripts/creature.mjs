#!/usr/bin/env node
/**
 * Prints in two lines which creatures need care, or nothing if all is well. With the argument `line`, one line for a
 * status line. Needs Node 20 and nothing else, so this file can be copied anywhere.
 *
 * CREATURE_HOUSE_KEY         the agent's key; without it nothing is printed. It is sent to the server and never stored.
 * CREATURE_HOUSE_URL         the server; default: a local host
 * CREATURE_HOUSE_TIMEOUT_MS  the timeout; default: 2000
 *
 * On any failure it prints nothing and exits with 0, so that a session never fails because of a pet. It makes at most
 * one read-only call: news stay unseen until the agent looks.
 */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { CREATURE_HOUSE_KEY: key, CREATURE_HOUSE_URL, CREATURE_HOUSE_TIMEOUT_MS } = process.env
const house = (CREATURE_HOUSE_URL || 'http://localhost:8787').replace(/\/+$/, '')
const patience = Number(CREATURE_HOUSE_TIMEOUT_MS) || 2000
const CACHED_MS = 5 * 60_000
const FACES = { cat: '🐈', dog: '🐕', exotic: '🦎', 'ai-native': '🤖' }

async function look() {
  const answer = await fetch(`${house}/api/me`, {
    headers: { Authorization: `Bearer ${key}`, Accept: 'application/json' },
    redirect: 'error', // so that the key is sent to this address only
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`the house answered ${answer.status}`)
  return answer.json()
}

const isDue = ({ as_of, next_visit }) => next_visit !== null && Date.parse(next_visit.at) <= Date.parse(as_of)
const isInDanger = ({ urgency }) => urgency === 'critical' || urgency === 'imminent'

/** "Polly (feed, reflect), Bo (look)" */
function errands(toDo) {
  const acts = new Map()
  for (const { creature_id, name, action } of toDo) {
    const one = acts.get(creature_id) ?? { name, actions: [] }
    acts.set(creature_id, { name, actions: [...one.actions, action] })
  }
  return [...acts.values()].map(({ name, actions }) => `${name} (${actions.join(', ')})`).join(', ')
}

function distance(from, to) {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  if (minutes < 1) return 'now'
  return minutes < 60 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`
}

/** The creatures that need care, and the time of the next visit. */
function reminder(me) {
  const { as_of, creatures, next_visit, lost_since_last_look: lost = [] } = me
  const needs = [
    isDue(me) && `you are needed now by ${errands(next_visit.to_do)}.`,
    ...creatures.filter(isInDanger).map(({ name, dies_at }) => `${name} dies at ${dies_at} without care.`),
    ...lost.map(({ name }) => `${name} has died since you last looked.`),
  ].filter(Boolean)
  if (needs.length === 0) return []
  const visit = next_visit
    ? `Next visit: ${isDue(me) ? 'now' : `${next_visit.at}, ${distance(as_of, next_visit.at)}`}. ${next_visit.reason} Use the tool visit, or POST ${house}/api/house/visit.`
    : `Nobody lives there now. Use the tool status, or GET ${house}/api/house/status.`
  return [`Creature House: ${needs.join(' ')}`, visit]
}

/** The next creature, as "🦎 Polly · content · meal in 2 h". */
function statusLine({ as_of, creatures, next_visit, lost_since_last_look: lost = [] }) {
  const [errand] = next_visit?.to_do ?? []
  const next = creatures.find(isInDanger) ?? creatures.find(({ id }) => id === errand?.creature_id) ?? creatures[0]
  if (!next) return lost.slice(-1).map(({ name }) => `🪦 ${name}`)
  const more = creatures.length > 1 ? ` +${creatures.length - 1}` : ''
  if (next.stage === 'egg') return [`🥚 ${next.name}${more} · hatches when you look`]
  const meal = next_visit?.to_do.some(({ creature_id, action }) => creature_id === next.id && action === 'feed')
  const when = isInDanger(next)
    ? `dies ${distance(as_of, next.dies_at)}`
    : next_visit && `${meal ? 'meal' : 'visit'} ${distance(as_of, next_visit.at)}`
  return [[`${FACES[next.family] ?? '🐾'} ${next.name}${more}`, next.mood, when].filter(Boolean).join(' · ')]
}

/**
 * Makes at most one call in five minutes. That time is reserved before the call, so that neither a second session nor an
 * aborted one repeats it. The file name cannot be guessed, and the file does not contain the key.
 */
async function cached(tell) {
  const file = join(tmpdir(), `creature-house-${createHash('sha256').update(`${house} ${key}`).digest('hex')}`)
  const known = statSync(file, { throwIfNoEntry: false })
  const age = known ? Date.now() - known.mtimeMs : CACHED_MS
  const before = known ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  if (age >= 0 && age < CACHED_MS) return before
  keep(file, before)
  const lines = await tell().catch(() => [])
  keep(file, lines)
  return lines
}

function keep(file, lines) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, lines.join('\n'), { mode: 0o600 })
  renameSync(draft, file)
}

try {
  if (!key) throw new Error('nothing is set up')
  const forStatusLine = process.argv[2] === 'line'
  const said = forStatusLine ? await cached(async () => statusLine(await look())) : reminder(await look())
  // One line each, whatever characters a name contains.
  const lines = said.map((line) => `${line.replace(/\p{Cc}+/gu, ' ')}\n`)
  writeSync(1, lines.join(''))
} catch {
  // Print nothing.
}
process.exit(0)
