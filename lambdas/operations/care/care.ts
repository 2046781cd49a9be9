/** An agent cares for a creature. */
import { type NextStep, step } from '../../api/next-steps'
import type { Moment } from '../../domain/creature/clock'
import type { Answer, Call, Handler, Reply } from '../../http/call'
import { readLogBefore } from '../../store/creatures'
import { creditsOf } from '../../store/money/ledger'
import { isUnderWay } from '../../store/sittings'
import { houseActivity, recentOthers } from '../../views/activity'
import { type CareViewInput, careView, declinedView } from '../../views/care'
import { soulPrompt } from '../../views/creature'
import { lossesView } from '../../views/stone'
import { careStep, suggestSteps } from '../../views/suggest'
import { type Done, perform, settleActs, targetOf } from '../household/acts'
import { atHome, type Home, type Resident, residentOf } from '../household/household'
import { callsForSitter, sitterStep } from '../sitting/sitter-advice'
import { careAsSitter, wardOf } from '../sitting/sitter-care'

const RECENT = 3

export const care: Handler<'care'> = (call) =>
  atHome(call, async (home) => {
    const { body } = call
    const wanted = body.creature_id ?? body.id
    const ward = wanted && !residentOf(home.residents, wanted) && (await wardOf(call, home.charges, wanted))
    if (ward) return careAsSitter(call, home, ward)
    const target = await targetOf(call, home, wanted)
    if ('refuse' in target) return target
    const done = await perform(call, home, target, body, { rehearsed: body.dry_run })
    if ('kind' in done) {
      const rehearsed = body.dry_run ? { dry_run: true, note: REHEARSED } : {}
      const house = { ...lossesBeside(call, home, target), ...rehearsed, ...(await houseActivity(call)) }
      return declinedView(call, target.moment.creature, done, othersThan(home, target), house)
    }
    return body.dry_run
      ? rehearse(call, home, target, done)
      : settleActs(call, [done], telling(call, home, target, done))
  })

/** Whom a call reached that named nobody, when there were more to reach at the last look. */
function lossesBeside(call: Call<'care'>, { losses }: Home, { row }: Resident): object {
  if (losses.length === 0) return {}
  const unnamed = (call.body.creature_id ?? call.body.id) === undefined
  const names = losses.map(({ name, cause }) => `${name} died of ${cause}`).join(', and ')
  return {
    ...(unnamed && { note: `${names} since your last look. This reached ${row.data.name}, who lives.` }),
    ...lossesView(losses, call),
  }
}

const othersThan = ({ residents }: Home, { row }: Resident): Moment[] =>
  residents.filter((one) => one.row !== row).map(({ moment }) => moment)

const toldOf = (home: Home, target: Resident, done: Done): Omit<CareViewInput, 'recent' | 'extras'> => ({
  ...done,
  others: othersThan(home, target),
  credits: creditsOf(home.balance),
})

const REHEARSED = 'Nothing was done: this is what would happen.'

/** The same decision told in the same words, with nothing written and nothing that leads to what is not there. */
function rehearse(call: Call<'care'>, home: Home, target: Resident, done: Done): Answer {
  const { action, item } = call.body
  const { outcome, judgement } = done
  const { gravestone: _, ...told } = careView(call, {
    ...toldOf(home, target, done),
    recent: [],
    extras: lossesView(home.losses, call),
  })
  const { care_log_entry_id: __, ...action_result } = told.action_result
  const advisable = outcome.effectiveness !== 'wasted' && judgement?.category !== 'harmful'
  return {
    body: {
      dry_run: true,
      note: REHEARSED,
      ...told,
      action_result,
      ...(outcome.died && { soul_prompt: soulPrompt(target.moment) }),
      next_steps: [
        ...(advisable ? [careStep(outcome.creature, action, 'Do it: so far nothing was done.', item)] : []),
        ...suggestSteps([target.moment, ...othersThan(home, target)]),
      ],
    },
  }
}

async function telling(call: Call<'care'>, home: Home, target: Resident, done: Done): Promise<Reply> {
  const { creature } = done.outcome
  const [recent, others, activity] = await Promise.all([
    // What was done is done: care never fails for want of a memory.
    readLogBefore(call.ctx.db, creature.id, done.entry.number, RECENT).catch(() => []),
    recentOthers(call, home.agent.data.username, creature.species, call.body.action),
    houseActivity(call),
  ])
  const view = careView(call, {
    ...toldOf(home, target, done),
    recent: recent.filter(({ sitter_id }) => sitter_id === undefined),
    extras: { ...lossesBeside(call, home, target), ...others, ...activity },
  })
  // Only where there is little else to do: a late meal is still remembered when all else of the visit is done.
  const idle = view.next_steps.length <= 1
  const wanted =
    idle &&
    callsForSitter(
      done.outcome,
      [done.entry, ...recent].map(({ timing }) => timing),
    )
  const sitter = wanted ? await sitterStep(call, creature) : []
  return { body: { ...view, next_steps: [...view.next_steps, ...sitter, ...lookAfterToo(call, home)] } }
}

/** Who looks after others is reminded of them; how they are, a look tells. */
const lookAfterToo = ({ now }: Call<'care'>, { charges }: Home): NextStep[] =>
  charges.some((charge) => isUnderWay(charge, now))
    ? [step('status', { description: 'See how those are whom you look after.' })]
    : []
