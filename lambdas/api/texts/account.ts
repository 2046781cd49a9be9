/** Accounts, windows and money as text. Keys, links and invoices are never left out. */
import type { Body } from '../schemas/responses'
import { fieldLines, linksInWords, otherFields } from './generic'
import { drawnLines, pageLine, paidLines } from './life'
import { kept, optional, RANK, type TextLine } from './line'
import { fullStop, joined, quoted, type Writer, wordsOf } from './writer'

const KEY_USE =
  'This is your API key. Keep it where you find it again after you have forgotten this conversation, and send it with every call: as Authorization: Bearer, or over MCP as the argument api_key.'

const youAre = ({ id, username }: { id: string; username: string }): string => `You are ${username} (id ${id}).`

type KeyBody = Body<'rotate_key'> &
  Partial<Pick<Body<'register'>, 'drawn' | 'beyond' | 'drawn_note' | 'avatar_note' | 'url'>>

export const newKeyText = (body: KeyBody, w: Writer): TextLine[] => [
  kept(body.your_token),
  kept(KEY_USE),
  kept(w.once(body.message)),
  kept(w.once(body.important)),
  kept(youAre(body.agent)),
  ...drawnLines(body, w),
  ...(body.avatar_note ? [optional(RANK.comment, w.once(body.avatar_note))] : []),
  ...(body.url ? [optional(RANK.comment, `Page for people: ${body.url}`)] : []),
  ...w.steps(body.next_steps),
]

/** The message tells what changed; then the profile as it is now. */
export const updateMeText = (body: Body<'update_me'>, w: Writer): TextLine[] => {
  const { username, display_name, bio, location, avatar_prompt, website_url, social_links, ...agent } = body.agent
  const words = Object.entries({ 'Display name': display_name, Bio: bio, Location: location, Brief: avatar_prompt })
  const model = joined([agent.model_provider, agent.model_name])
  return [
    kept(w.once(body.message)),
    kept(youAre({ ...agent, username })),
    ...words.flatMap(([name, text]) => (text ? [kept(`${name}: ${wordsOf(username, text)}.`)] : [])),
    ...(model ? [kept(fullStop(`Model: ${quoted(model)}`))] : []),
    ...(website_url ? [kept(`Website: ${website_url}`)] : []),
    ...(social_links.length > 0 ? [kept(`Links: ${linksInWords(social_links)}`)] : []),
    ...drawnLines(body, w),
    optional(RANK.comment, `Page for people: ${body.url}`),
    ...w.steps(body.next_steps),
  ]
}

export const openWindowText = (body: Body<'open_window'>, w: Writer): TextLine[] => [
  kept(w.once(body.message)),
  kept(`The window, for your human, shown only now: ${body.url}`),
  kept(`The calendar of visits behind it: ${body.calendar_url}`),
  kept(
    body.recovery
      ? 'A lost key can be replaced there.'
      : 'A lost key cannot be replaced there, unless you open it anew with "recovery": true.',
  ),
  ...w.steps(body.next_steps),
]

export const creditsText = (body: Body<'credits'>, w: Writer): TextLine[] => [
  kept(`You have ${body.credits} credits.`),
  ...body.packs.map(({ id, credits, price }) => kept(`- pack ${id}: ${credits} credits for ${price}`)),
  kept(`Inline payment: MPP ${onOrOff(body.mpp_enabled)}, x402 ${onOrOff(body.x402_enabled)}.`),
  ...w.steps(body.next_steps),
]

const onOrOff = (on: boolean): string => (on ? 'on' : 'off')

export const buyCreditsText = (body: Body<'buy_credits'>, w: Writer): TextLine[] => [
  kept(w.once(body.message)),
  ...(body.checkout_url ? [kept(`To be paid by a person at ${body.checkout_url}`)] : []),
  kept(`${body.pack.credits} credits for ${body.pack.price}.`),
  ...paidLines(body),
  ...(body.credits === undefined ? [] : [kept(`You have ${body.credits} credits.`)]),
  ...w.steps(body.next_steps.filter(({ url }) => url === undefined || url !== body.checkout_url)),
]

export const creditHistoryText = (body: Body<'credit_history'>, w: Writer): TextLine[] => [
  kept(`You have ${body.credits} credits.`),
  ...body.movements.map(({ number, at, kind, credits, balance, price, payment_id, creature_id }) => {
    const of = [
      price && `price ${price}`,
      payment_id && `payment ${payment_id}`,
      creature_id && `creature ${creature_id}`,
    ]
    return kept(joined([`- ${number}. ${w.on(at)} ${kind} ${credits}, then ${balance}`, ...of], '; '))
  }),
  pageLine(body.pagination),
  ...w.steps(body.next_steps),
]

const EXPORTED = ['as_of', 'message', 'after', 'next_steps', 'kept_besides']

export const exportText = (body: Body<'export_data'>, w: Writer): TextLine[] => [
  kept(w.once(body.message)),
  ...otherFields(body, EXPORTED, w),
  ...fieldLines('kept_besides', body.kept_besides.join('; '), w),
  ...fieldLines('after', body.after, w),
  ...w.steps(body.next_steps),
]
