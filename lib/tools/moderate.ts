/** Removes one text of an agent and lists what was removed, for operators. */
import { parseArgs } from 'node:util'
import type { Environment } from '../../lambdas/config'
import type { ProfileText, SpeciesText } from '../../lambdas/domain/accounts/moderation'
import { iso } from '../../lambdas/domain/time/instants'
import { type ModeratedText, type ModerationOutcome, moderate } from '../../lambdas/jobs/moderate'
import { readLog } from '../../lambdas/store/creatures'
import type { Db } from '../../lambdas/store/db'
import { ENTITIES } from '../../lambdas/store/entities/registry'
import { readModerations } from '../../lambdas/store/moderation'
import { HIGHEST_NUMBER } from '../../lambdas/store/table'
import { openTable } from '../local/invoke'
import { markOutdated } from '../local/projections-state'

const PROFILE_TEXTS = ENTITIES.agent.blank as readonly ProfileText[]
const SPECIES_TEXTS = ENTITIES.species.blank as readonly SpeciesText[]

const USAGE = `npm run tool moderate -- <which text> --by <operator> --why <reason>

  note <creature-id> <number>    a note in a care log; without the number, lists the notes
  profile <username> <field>     ${PROFILE_TEXTS.join(', ')}
  species <slug> <field>         ${SPECIES_TEXTS.join(', ')}

The variable OPERATOR replaces --by. Without arguments, lists all removals.`

type Request =
  | { list: 'removals' }
  | { list: 'notes'; creature_id: string }
  | { text: ModeratedText; by: string; why: string }

/** Throws with the usage if the arguments are not complete. */
export function parseRequest(args: readonly string[], { OPERATOR }: Environment): Request {
  const options = { by: { type: 'string' }, why: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [kind, whose = '', which] = positionals
  if (kind === undefined) return { list: 'removals' }
  if (kind === 'note' && whose && which === undefined) return { list: 'notes', creature_id: whose }
  const text = textOf(kind, whose, which)
  const [by, why] = [(values.by ?? OPERATOR)?.trim(), values.why?.trim()]
  if (!text || !by || !why || positionals.length > 3) throw new Error(USAGE)
  return { text, by, why }
}

function textOf(kind: string, whose: string, which: string | undefined): ModeratedText | null {
  const fieldOf = <Field extends string>(fields: readonly Field[]) => fields.find((field) => field === which)
  if (kind === 'note' && /^\d+$/.test(which ?? '')) return { kind, creature_id: whose, number: Number(which) }
  const [profile, species] = [fieldOf(PROFILE_TEXTS), fieldOf(SPECIES_TEXTS)]
  if (kind === 'profile' && profile) return { kind, username: whose, field: profile }
  return kind === 'species' && species ? { kind, slug: whose, field: species } : null
}

/** Returns the exit code: 1 if there is no such text. */
export async function runModeration(environment: Environment, args: readonly string[]): Promise<number> {
  const request = parseRequest(args, environment)
  const { db, engine, now } = await openTable(environment)
  try {
    if ('list' in request) {
      const lines = await (request.list === 'notes' ? noteLines(db, request.creature_id) : removalLines(db))
      console.log(lines.join('\n') || 'None.')
      return 0
    }
    // The local projector has no stream: the next start of the local host must rebuild.
    if (engine) await markOutdated(db)
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

const noteLines = async (db: Db, creatureId: string): Promise<string[]> =>
  (await readLog(db, creatureId, 1, HIGHEST_NUMBER)).flatMap(({ number, at, notes, by }) =>
    notes === null ? [] : `${number}  ${iso(at)}  ${by.agent}: ${JSON.stringify(notes)}`,
  )

const removalLines = async (db: Db): Promise<string[]> =>
  (await readModerations(db)).map(({ at, by, why, ...what }) => `${iso(at)}  ${by}: ${why}  ${JSON.stringify(what)}`)
