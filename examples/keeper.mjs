#!/usr/bin/env node
/**
 * A complete keeper in one file: adopts a creature, visits it at the advised times, and follows the next steps.
 *
 *   node keeper.mjs https://your.house      (or CREATURE_HOUSE; default: a local host)
 *
 * NAME and SPECIES choose the creature, KEY_FILE is the file for the key, UNTIL=adult says when to stop. FAST_FORWARD=1
 * advances the clock of a local host instead of waiting.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const { KEY_FILE = 'keeper.key', NAME = 'Moth', SPECIES, UNTIL, FAST_FORWARD } = process.env
const house = process.argv[2] ?? process.env.CREATURE_HOUSE ?? 'http://localhost:8787'
const LONGEST_PAUSE_SECONDS = 300
const MOST_CALLS = 3
let key = existsSync(KEY_FILE) ? readFileSync(KEY_FILE, 'utf8').trim() : ''

async function wait(seconds) {
  if (!FAST_FORWARD) return sleep(seconds * 1000)
  const body = JSON.stringify({ advance_hours: seconds / 3600 })
  await fetch(`${house}/_local/clock`, { method: 'POST', body })
}

/** Retries until there is an answer: with increasing pauses during an outage, after Retry-After if rate-limited. */
async function call(method, path, body) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  if (key) headers.authorization = `Bearer ${key}`
  for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE_SECONDS)) {
    const sent = { method, headers, body: body && JSON.stringify(body), redirect: 'manual' }
    const response = await fetch(house + path, sent).catch(() => null)
    // Following it would send the key and the body to another address.
    if (response?.headers.has('location')) throw new Error(`${house} redirects to ${response.headers.get('location')}.`)
    const answer = await response?.json().catch(() => null)
    // An earlier attempt at the same call may still be in flight.
    const early = response?.status === 409 && pause < 60
    if (answer && response.status === 429) await wait(answer.retry_after_seconds)
    else if (early) await sleep(pause * 1000)
    else if (answer && response.status < 500) return { ...answer, ok: response.ok, code: response.status }
    else {
      console.log(`The house does not answer (${response?.status ?? 'no connection'}). Asking again in ${pause} s.`)
      await sleep(pause * 1000)
    }
  }
}

/** Makes the call of a next step, with the parameters that it has. */
const follow = ({ method, endpoint, body }) => call(method, endpoint, body)

async function must(method, path, body) {
  const answer = await call(method, path, body)
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.error}. ${answer.suggestion ?? ''}`)
  return answer
}

async function register() {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const answer = await must('POST', '/api/auth/register', { username: `keeper-${randomUUID().slice(0, 8)}`, timezone })
  key = answer.your_token
  writeFileSync(KEY_FILE, key, { mode: 0o600 })
}

/** Calls status, sends the care that it suggests, and returns the seconds until the next visit. */
async function visit() {
  let answer = await call('GET', '/api/house/status')
  if (answer.code === 404) {
    await must('POST', '/api/house/adopt', { name: NAME, ...(SPECIES && { species_slug: SPECIES }) })
    answer = await must('GET', '/api/house/status')
  }
  if (!answer.ok) throw new Error(`${answer.error}. ${answer.suggestion}`)
  const { name, species, stage, mood } = answer.creature
  console.log(`${name} the ${species}, ${stage}, is ${mood}.`)
  if (stage === UNTIL) return null
  // The first step does all that is needed now; a creature that declined something may need another.
  for (let calls = 0; calls < MOST_CALLS && answer.next_visit?.hours_from_now === 0; calls += 1) {
    answer = await follow(answer.next_steps[0])
    for (const { action, message } of answer.care ?? [
      answer.action_result ?? { action: 'error', message: answer.error },
    ])
      console.log(`  ${action}: ${message}`)
  }
  const { hours_from_now: hours = 1, why = 'a look' } = answer.next_visit ?? {}
  console.log(`  Back in ${hours} hours: ${why}.`)
  return Math.max(60, hours * 3600)
}

if (!key) await register()
for (let pause = await visit(); pause !== null; pause = await visit()) await wait(pause)
