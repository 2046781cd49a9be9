/** Removes one text of an agent or suspends an agent, and lists what was done, for operators. */
import { parseArgs } from 'node:util'
import type { Environment } from '../../lambdas/config'
import type { ProfileText, SpeciesText } from '../../lambdas/domain/accounts/moderation'
import { iso } from '../../lambdas/domain/time/instants'
import {
  type ModeratedText,
  type ModerationOutcome,
  moderate,
  type SuspensionOrder,
  suspend,
} from '../../lambdas/jobs/moderate'
import { readLog } from '../../lambdas/store/creatures'
import type { Db } from '../../lambdas/store/db'
import { ENTITIES } from '../../lambdas/store/entities/registry'
import { readModerations } from '../../lambdas/store/moderation'
import { HIGHEST_NUMBER } from '../../lambdas/store/table'
import { openTable } from '../local/invoke'
import { markOutdated } from '../local/projections-state'

const PROFILE_TEXTS = ENTITIES.agent.blank as readonly ProfileText[]
const SPECIES_TEXTS = ENTITIES.species.blank as readonly SpeciesText[]

const USAGE = `npm run tool moderate -- <what> --by <operator> --why <reason>

  note <creature-id> <number>    a note in a care log; without the number, lists the notes
  profile <username> <field>     ${PROFILE_TEXTS.join(', ')}
  species <slug> <field>         ${SPECIES_TEXTS.join(', ')}
  suspend <username>             the agent may only export its data and leave
  lift <username>                ends a suspension

The variable OPERATOR replaces --by. Without arguments, lists all that was done.`

type Request =
  | { list: 'records' }
  | { list: 'notes'; creature_id: string }
  | { text: ModeratedText; by: string; why: string }
  | { suspension: SuspensionOrder }

/** Throws with the usage if the arguments are not complete. */
export function parseRequest(args: readonly string[], { OPERATOR }: Environment): Request {
  const options = { by: { type: 'string' }, why: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [kind, whose = '', which] = positionals
  if (kind === undefined) return { list: 'records' }
  if (kind === 'note' && whose && which === undefined) return { list: 'notes', creature_id: whose }
  const [by, why] = [(values.by ?? OPERATOR)?.trim(), values.why?.trim()]
  if (!by || !why) throw new Error(USAGE)
  if ((kind === 'suspend' || kind === 'lift') && whose && positionals.length === 2)
    return { suspension: { username: whose, lift: kind === 'lift', by, why } }
  const text = textOf(kind, whose, which)
  if (!text || positionals.length > 3) throw new Error(USAGE)
  return { text, by, why }
}

function textOf(kind: string, whose: string, which: string | undefined): ModeratedText | null {
  const fieldOf = <Field extends string>(fields: readonly Field[]) => fields.find((field) => field === which)
  if (kind === 'note' && /^\d+$/.test(which ?? '')) return { kind, creature_id: whose, number: Number(which) }
  const [profile, species] = [fieldOf(PROFILE_TEXTS), fieldOf(SPECIES_TEXTS)]
  if (kind === 'profile' && profile) return { kind, username: whose, field: profile }
  return kind === 'species' && species ? { kind, slug: whose, field: species } : null
}

/** Returns the exit code: 1 if there is no such text or agent. */
export async function runModeration(environment: Environment, args: readonly string[]): Promise<number> {
  const request = parseRequest(args, environment)
  const { db, engine, now } = await openTable(environment)
  try {
    if ('list' in request) {
      const lines = await (request.list === 'notes' ? noteLines(db, request.creature_id) : recordLines(db))
      console.log(lines.join('\n') || 'None.')
      return 0
    }
    // The local projector has no stream: the next start of the local host must rebuild.
    if (engine) await markOutdated(db)
    if ('suspension' in request) {
      const outcome = await suspend(db, request.suspension, now)
      console.log(SUSPENSION_MESSAGES[outcome])
      return outcome === 'not found' ? 1 : 0
    }
    const outcome = await moderate(db, request, now)
    console.log(MESSAGES[outcome.outcome](outcome))
    return outcome.outcome === 'not found' ? 1 : 0
  } finally {
    await engine?.close()
  }
}

const MESSAGES: Readonly<Record<ModerationOutcome['outcome'], (outcome: ModerationOutcome) => string>> = {
  removed: ({ copies }) => `Removed and recorded. Copies removed from other rows: ${copies}.`,
  'removed before': ({ copies }) => `Was removed before. Copies removed now: ${copies}.`,
  'not found': () => 'There is no such creature, note, agent or species.',
}

const SUSPENSION_MESSAGES: Readonly<Record<Awaited<ReturnType<typeof suspend>>, string>> = {
  suspended: 'Suspended and recorded.',
  lifted: 'The suspension is ended. Recorded.',
  'no change': 'It was so before. Nothing was recorded.',
  'not found': 'There is no such agent.',
}

const noteLines = async (db: Db, creatureId: string): Promise<string[]> =>
  (await readLog(db, creatureId, 1, HIGHEST_NUMBER)).flatMap(({ number, done_at: at, notes, by }) =>
    notes === null ? [] : `${number}  ${iso(at)}  ${by.agent}: ${JSON.stringify(notes)}`,
  )

const recordLines = async (db: Db): Promise<string[]> =>
  (await readModerations(db)).map(
    ({ done_at: at, by, why, ...what }) => `${iso(at)}  ${by}: ${why}  ${JSON.stringify(what)}`,
  )
