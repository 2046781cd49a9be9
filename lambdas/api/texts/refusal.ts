/** A refusal as text: what was wrong, what is left, and the way on. An offer to pay is told whole, and once. */
import { causeOfDeath } from '../../domain/afterlife/gravestone'
import type { ErrorShape } from '../fields/call'
import type { ValueOf } from '../fields/kind'
import type { RefusalBody } from '../schemas/error-bodies'
import { speciesOf } from './creature'
import { otherFields } from './generic'
import { canReturnLines, lossLines, newsLines, noteLines, stoneLines, toldDeaths, wayBack } from './household'
import { kept, type TextLine } from './line'
import { joined, type Writer } from './writer'

/** What refusals may have besides the common fields; each has some of them. */
type Refused = ValueOf<typeof ErrorShape> & Partial<RefusalBody<'nothing_alive'> & RefusalBody<'insufficient_credits'>>

/** In words below, or in another field: `issues` are in `details`. */
const TOLD = [
  'error',
  'code',
  'details',
  'issues',
  'suggestion',
  'next_steps',
  'retry_after_seconds',
  'did_you_mean',
  'your_creatures',
  'ignored_fields',
  'message',
  'creature',
  'gravestone',
  'resurrection',
  'lost_since_last_look',
  'last_lost',
  'can_return',
  'news',
  'from_your_human',
  'cost',
  'balance',
  'missing',
  'checkout_url',
  'pack',
  'payment_problem',
  'mpp_enabled',
  'x402_enabled',
  'mpp_challenge',
  'x402_requirements',
]

export function refusedText(body: Refused, status: number, w: Writer): TextLine[] {
  const { creature, gravestone, resurrection, lost_since_last_look: losses } = body
  // Its message says the same as the lines below.
  const tellsDeath = creature !== undefined || losses !== undefined || body.can_return !== undefined
  const isListed = losses?.some(({ creature_id }) => creature_id === creature?.id)
  const told = toldDeaths([...(losses ?? []), ...(creature ? [{ creature_id: creature.id }] : [])])
  return [
    kept(`Error ${status}: ${body.error}.`),
    ...(tellsDeath ? [kept(`Now ${w.now}.`)] : []),
    ...[body.details, body.suggestion, tellsDeath ? undefined : body.message].flatMap((text) =>
      text ? [kept(w.once(text), firstSentences(text))] : [],
    ),
    ...(body.did_you_mean ? [kept(w.once(`Did you mean ${body.did_you_mean}?`))] : []),
    ...(body.retry_after_seconds === undefined ? [] : [kept(`Try again in ${body.retry_after_seconds} seconds.`)]),
    ...paymentLines(body),
    ...(creature && !isListed
      ? [
          kept(
            `${creature.name} (id ${creature.id}), ${speciesOf(creature)}, ${creature.stage}, died ${w.on(creature.died_at)} of ${causeOfDeath(creature.cause)}.`,
          ),
          ...(resurrection ? [kept(wayBack(resurrection, w))] : []),
        ]
      : []),
    ...(gravestone && !isListed ? stoneLines(gravestone, w) : []),
    ...lossLines(losses, w),
    ...canReturnLines(body.can_return, w),
    ...newsLines(body, told, w),
    ...noteLines(body.from_your_human, w),
    ...(body.your_creatures?.length
      ? [
          kept(
            `Your creatures: ${joined(
              body.your_creatures.map(({ id, name, stage }) => `${name} (id ${id}), ${stage}`),
              '; ',
            )}.`,
          ),
        ]
      : []),
    ...otherFields(body, TOLD, w),
    // The clients read it.
    ...(body.code ? [kept(`code: ${body.code}`)] : []),
    ...w.steps(body.next_steps ?? []),
  ]
}

/** What is left of an explanation where an offer to pay takes the space. */
const firstSentences = (text: string): string => /^(?:.+?[.!?](?= |$) ?){1,2}/.exec(text)?.[0].trimEnd() ?? text

/** Invoices as they are sent back: MPP's is the header's line, x402's the requirements. The step has the link and price. */
function paymentLines(body: Refused): TextLine[] {
  const { cost, balance, missing, pack, checkout_url, payment_problem: problem, mpp_challenge: mpp } = body
  const packs = pack && [pack, ...(pack.and ?? [])].map(({ id, quantity }) => `${quantity} of pack ${id}`).join(', ')
  const isLinked = body.next_steps?.some(({ url }) => url === checkout_url)
  const isOnePack = pack?.quantity === 1 && !pack.and
  return [
    ...(problem ? [kept(`The payment was refused: ${problem}.`)] : []),
    ...(cost === undefined || body.details || body.suggestion?.includes(`${balance} of ${cost} credits`)
      ? []
      : [kept(`It costs ${cost} credits; you have ${balance}, ${missing} are missing.`)]),
    ...(pack && !isOnePack ? [kept(`To buy: ${packs} (${pack.credits} credits for ${pack.price}).`)] : []),
    ...(checkout_url && !isLinked ? [kept(`To be paid by a person at ${checkout_url}`)] : []),
    ...(mpp ? [kept(`MPP: ${mpp.www_authenticate}`)] : []),
    ...(body.x402_requirements ? [kept(`x402: ${JSON.stringify(body.x402_requirements)}`)] : []),
  ]
}
