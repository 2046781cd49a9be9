/**
 * What is the matter with a key that was refused. Registration is always the last step: most callers have a key, and
 * another account would leave their creatures alone.
 */
import type { KeyPlace } from '../api/caller'
import { RETRY_KEY } from '../api/headers'
import { step } from '../api/next-steps'
import { API_KEY_LENGTH, API_KEY_PREFIX } from '../domain/accounts/api-key'
import type { ReplacedKey } from '../domain/accounts/recovery'
import { formatUtcMinute } from '../domain/time/duration'
import { type Caller, type Refusal, refuse } from './call'
import type { Request } from './request'

type Refused = Pick<Request, 'credential' | 'via' | 'base_url' | 'at_gateway'>

const MISPLACED: Readonly<Record<KeyPlace, string>> = {
  header: 'without "Bearer " before it, or in another header',
  query: 'in the address, where it is not read and may be logged: rotate it soon',
  body: 'in the body, where it is not read',
}
const HOW_TO_SEND = {
  http: 'Send it as the header "Authorization: Bearer ch_…" or "x-api-key: ch_…".',
  mcp: 'Send it as the argument api_key, or as the header "Authorization: Bearer ch_…".',
}
const NO_KEY_YET = 'Without one, register: it takes one call.'
/** Clients find the sign-in only from the root of a domain, which API Gateway's own address does not have. */
const signInHint = ({ base_url, at_gateway }: Refused): string =>
  at_gateway ? '' : ` A client that signs in for you connects to ${base_url}/mcp/hosted.`

const refuseKey = (message: string, suggestion: string, again?: string): Refusal =>
  refuse('invalid_key', {
    suggestion,
    more: { message },
    next_steps: again
      ? [
          step('me', { description: `${again} See whether it works here, then repeat your call.` }),
          step('discovery'),
          step('register', { description: 'Only if you never had a key here.' }),
        ]
      : [step('register')],
  })

/** For a call without a key that opens something. */
export function keyRefusal(request: Refused, caller: Caller): Refusal {
  const { credential, via } = request
  const how = HOW_TO_SEND[via]
  if (caller.kind === 'replaced')
    return refuseKey(...REPLACED[caller.by](formatUtcMinute(caller.replaced_at)), 'With the new key.')
  switch (credential.kind) {
    case 'misplaced': {
      const { place } = credential
      const problem = via === 'mcp' && place !== 'header' ? 'under another name' : MISPLACED[place]
      return refuseKey(`You have a key, but it came ${problem}.`, `You have a key, but it came ${problem}. ${how}`, how)
    }
    case 'junk':
      return mistyped(credential.sent, how)
    case 'token':
      return refuseKey(
        'A token was sent, but it is not recognised: it has expired or was ended.',
        'Let your client refresh it or sign in again.',
        'With a new token.',
      )
    case 'key':
      return refuseKey(
        'A key was sent, but it is not recognised: it was replaced, its account has left, or it is from another house.',
        `Use the latest key that you were given by ${request.base_url}.`,
        'With the latest key.',
      )
    default: {
      const hint = via === 'mcp' ? signInHint(request) : ''
      return refuseKey('No key was sent.', `${how} ${NO_KEY_YET}${hint}`)
    }
  }
}

/** Tells the length, and nothing else of what was sent. */
function mistyped(sent: string, how: string): Refusal {
  const isKey = sent.startsWith(API_KEY_PREFIX)
  const length = sent.length - API_KEY_PREFIX.length
  const wrong = !isKey
    ? `it does not start with ${API_KEY_PREFIX}`
    : length === API_KEY_LENGTH
      ? 'its last characters do not match the others'
      : `it has ${length} ${length === 1 ? 'character' : 'characters'} after ${API_KEY_PREFIX} instead of ${API_KEY_LENGTH}`
  return refuseKey(
    `A key was sent, but it is not recognised: it was mistyped or cut off (${wrong}).`,
    `Copy the whole key from where you keep it. ${how}`,
    'With the key as it was given to you.',
  )
}

const REPLACED: Readonly<Record<ReplacedKey['by'], (at: string) => readonly [message: string, suggestion: string]>> = {
  rotation: (at) => [
    `This key was replaced by a rotation at ${at}.`,
    `Use the key that the rotation returned. If its answer was lost, send the rotation again within the hour, with the same ${RETRY_KEY}.`,
  ],
  window: (at) => [
    `This key was replaced from the window at ${at}.`,
    'Your human, or whoever holds the link of your window, has the new key: ask them for it.',
  ],
}
