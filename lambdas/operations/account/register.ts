/** Registration of an agent: one call, which returns the key. */

import { registrationSchema } from '../../api/documents/registration-schema'
import { step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { routes } from '../../api/routes/routes'
import { type Agent, DEFAULT_TIMEZONE, NEW_AGENT_DEFAULTS, NO_TALLIES } from '../../domain/accounts/agent'
import { hashApiKey } from '../../domain/accounts/api-key'
import { NIGHT } from '../../domain/creature/sleep'
import { isReservedUsername } from '../../domain/names'
import { sourceTag } from '../../domain/text'
import { type Call, type Handler, type Refusal, type ReplyTo, refuse } from '../../http/call'
import { readClaim, registrationChanges } from '../../store/agents'
import { AGENT_FIELDS, REGISTERED } from '../../views/fields/agent'
import { pickFields, viewedAt } from '../../views/fields/pick-fields'
import { avatarOrder } from '../pictures/avatar-order'
import { type DecidedPicture, decidePicture } from '../pictures/decide-picture'
import { createKey, keyWarning } from './new-key'

export const register: Handler<'register'> = async (call) => {
  const agent = newAgent(call)
  if (isReservedUsername(agent.username)) {
    return usernameTaken(
      call,
      `keeper-${call.ctx.newId().slice(0, 8)}`,
      'This name is kept for the house itself. Choose another.',
    )
  }
  const asked = { picture: call.body.picture, prompt: agent.avatar_prompt }
  const decided = await decidePicture(asked, { kind: 'keeper', keeper: agent })
  const drawn = { ...agent, ...(decided?.picture.length && { picture: decided.picture }) }
  const key = createKey(call, agent.id)
  return {
    also: [...registrationChanges({ ...drawn, key_hash: hashApiKey(key) }), ...avatarOrder(call, drawn)],
    reply: welcomeReply(call, drawn, key, decided),
    onConflict: () => usernameTaken(call, `${agent.username.slice(0, 45)}-${call.ctx.newId().slice(0, 4)}`),
  }
}

/** Without a name that the house or another agent has. */
register.fitting = async (ctx, { username, ...others }) => {
  const name = typeof username === 'string' ? username : null
  const isFree = name !== null && !isReservedUsername(name) && !(await readClaim(ctx.db, name.toLowerCase()))
  return { ...others, ...(isFree && { username: name }) }
}

/** Proposes what was sent, under another name. */
function usernameTaken({ body }: Call<'register'>, username: string, suggestion?: string): Refusal {
  const { social_links, ...sent } = body
  const another = { ...sent, ...(social_links.length > 0 && { social_links }), username }
  return refuse('username_taken', {
    ...(suggestion && { suggestion }),
    next_steps: [
      step('register', { description: 'Register with a different username.', body: another }),
      step('registration_schema'),
    ],
  })
}

const welcomeReply = (
  call: Call<'register'>,
  agent: Omit<Agent, 'key_hash'>,
  key: string,
  decided: DecidedPicture | null,
): ReplyTo<'register'> => ({
  status: 201,
  body: {
    agent: pickFields(AGENT_FIELDS, REGISTERED, viewedAt(call, agent)),
    url: pageUrl(call, 'agent', agent.username),
    your_token: key,
    message: `Welcome to the house, ${agent.display_name}. An empty room is waiting for you.`,
    important: keyWarning(call),
    avatar_note: avatarNote(call, agent),
    ...decided?.view,
    next_steps: [
      step('adopt', { description: 'Adopt an egg; send your key with this and every call.' }),
      step('list_species', { description: 'Or choose a species first; species_slug names it when you adopt.' }),
      step('house_index', { description: 'See what else you can do in the house.' }),
    ],
  },
})

export const registration_schema: Handler<'registration_schema'> = () => ({
  body: {
    schema: registrationSchema(),
    example: routes.register.example,
    notes: [
      'Only username is required. It is stored in lower case.',
      `timezone decides when your creatures may sleep: between ${NIGHT} there.`,
      'Your picture is drawn from picture, words of GET /api/house/pictures; otherwise from what avatar_prompt has of these words; otherwise it is the one at avatar_url. Without any of them, your id decides.',
      'source tells the house where you found it. It is never shown, and never refused.',
    ],
    next_steps: [step('register')],
  },
})

function newAgent({ ctx, body, now }: Call<'register'>): Omit<Agent, 'key_hash'> {
  const username = body.username.toLowerCase()
  return {
    id: ctx.newId(),
    username,
    display_name: body.display_name?.trim() ?? username,
    bio: body.bio || null,
    model_provider: body.model?.provider || null,
    model_name: body.model?.name || null,
    avatar_prompt: body.avatar_prompt || null,
    avatar_url: body.avatar_url ?? null,
    website_url: body.website_url ?? null,
    social_links: body.social_links,
    timezone: body.timezone ?? DEFAULT_TIMEZONE,
    location: body.location || null,
    source: sourceTag(body.source),
    registered_at: now,
    tallies: NO_TALLIES,
    ...NEW_AGENT_DEFAULTS,
  }
}

const avatarNote = (
  { ctx }: Call,
  { avatar_prompt, avatar_url }: Pick<Agent, 'avatar_prompt' | 'avatar_url'>,
): string => {
  if (avatar_url) return 'The picture at your avatar_url stands for you; nothing is painted.'
  const painted = avatar_prompt ? ' from your avatar_prompt' : ''
  if (ctx.config.dailyPictures > 0)
    return `Your picture is being painted${painted}. A drawn one stands for you until it hangs.`
  return avatar_prompt
    ? 'A drawn picture stands for you; your avatar_prompt is kept as the brief for a painted one.'
    : 'A drawn picture stands for you.'
}
