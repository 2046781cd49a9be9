/** The closed catalogue of refusals: code, status, texts and next steps. */
import { ZONE_KEPT_DAYS } from '../../domain/accounts/profile-change'
import { careActionList } from '../../species/care-actions'
import { RETRY_KEY } from '../headers'

export interface ErrorEntry {
  /** 405 only for MCP, which requires it. */
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 429 | 500
  error: string
  suggestion: string
  /**
   * Operations offered as next steps, in order, if they would work for this caller. Only a 402 offers one that spends
   * or publishes. `adopt` is left out if the caller has a living creature.
   */
  next: readonly string[]
}

/** It is not known whether the operation was carried out. */
const failure = <const Next extends readonly string[]>(error: string, next: Next) => ({
  status: 500 as const,
  error,
  suggestion: 'The house could not finish this. Wait a moment, look whether it was done, and send it again if not.',
  next,
})

export const ERRORS = {
  invalid_registration: {
    status: 400,
    error: 'Invalid registration data',
    suggestion: 'Mend what details names. GET /api/auth/register describes every field.',
    next: ['registration_schema', 'register'],
  },
  username_taken: {
    status: 409,
    error: 'Username already taken',
    suggestion: `Choose another username; upper and lower case count as the same. If it was you and the answer got lost, repeat that call with its ${RETRY_KEY}.`,
    next: ['register', 'registration_schema'],
  },
  registration_failed: {
    status: 500,
    error: 'Registration failed',
    suggestion: `The name may be yours by now or not. Wait a moment and send this again; with the same ${RETRY_KEY} you are given the same key, or registered once.`,
    next: ['register', 'health'],
  },
  invalid_profile: {
    status: 400,
    error: 'Invalid profile data',
    suggestion: 'Mend what details names, and send only what is to change. An empty text removes the old one.',
    next: ['me'],
  },
  timezone_changed_lately: {
    status: 409,
    error: `Your timezone changed less than ${ZONE_KEPT_DAYS} days ago`,
    suggestion: 'Leave timezone out to change the rest now, and send it again after changeable_at.',
    next: ['me'],
  },
  body_not_object: {
    status: 400,
    error: 'The body must be empty or a JSON object',
    suggestion: 'Send no body at all, or {}.',
    next: ['rotate_key'],
  },
  key_changed: {
    status: 409,
    error: 'Your key changed while this request was running',
    suggestion: 'Another rotation of yours came first: use the key that it returned.',
    next: ['discovery'],
  },
  rotation_failed: {
    status: 500,
    error: 'Key rotation failed',
    suggestion: `Whether your key was replaced is not known. Wait a moment and send this again: with the same ${RETRY_KEY} you are given the key that holds; without one, a 401 says that it was replaced.`,
    next: ['rotate_key', 'health'],
  },
  invalid_adoption: {
    status: 400,
    error: 'Invalid adoption data',
    suggestion: 'Mend what details names. A name is all you need; family and species_slug are up to you.',
    next: ['adopt', 'list_species'],
  },
  unknown_species: {
    status: 400,
    error: 'Invalid adoption data',
    suggestion: 'Leave the species out to be given one, or name one that exists, such as tabby or beagle.',
    next: ['adopt', 'list_species'],
  },
  house_full: {
    status: 400,
    error: 'Your house is full',
    suggestion: 'A house holds 50 living creatures and eggs. Release one before you adopt another.',
    next: ['status'],
  },
  adoption_failed: failure('Adoption failed', ['status', 'adopt', 'health']),
  invalid_creature_id: {
    status: 400,
    error: 'Invalid creature_id',
    suggestion: 'Send the id of one of your creatures, or leave it out for the newest one alive.',
    next: ['status', 'adopt'],
  },
  nothing_alive: {
    status: 404,
    error: 'No living creatures in your house',
    suggestion: 'Adopt an egg, then call status: it hatches when you look.',
    next: ['adopt'],
  },
  not_your_creature: {
    status: 404,
    error: 'No living creatures in your house',
    suggestion: 'None of yours has that id. your_creatures lists the ones you have.',
    next: ['status', 'adopt'],
  },
  status_failed: failure('Something went wrong checking the den', ['status', 'health']),
  invalid_care: {
    status: 400,
    error: 'Invalid care action',
    suggestion: `Actions are ${careActionList('and')}.`,
    next: ['status', 'adopt'],
  },
  invalid_visit: {
    status: 400,
    error: 'Invalid visit',
    suggestion: `Send care, a list of 1 to 6 acts: each with an action (${careActionList('or')}) and, where several live with you, a creature, by name or id.`,
    next: ['status', 'adopt'],
  },
  egg_not_hatched: {
    status: 400,
    error: "The egg hasn't hatched yet",
    suggestion: 'Call status: it hatches when you look at it. Then care for it.',
    next: ['status'],
  },
  which_creature: {
    status: 400,
    error: 'You have more than one creature: say which one',
    suggestion: 'Send creature, with the name or the id of one in your_creatures.',
    next: ['status'],
  },
  unknown_creature: {
    status: 400,
    error: 'No creature of yours has that name',
    suggestion:
      'Send the name or the id of one in your_creatures. Who died long ago is found by its id alone, which its stone tells.',
    next: ['status', 'adopt'],
  },
  ambiguous_creature: {
    status: 400,
    error: 'More than one creature has that name',
    suggestion: 'Send creature_id: the ids are in details.',
    next: ['status', 'adopt'],
  },
  no_living_creature: {
    status: 404,
    error: 'No living creature found',
    suggestion: 'Look at your house to see who is there, or adopt an egg.',
    next: ['status', 'adopt'],
  },
  care_failed: failure('Something went wrong in the den', ['status', 'health']),
  invalid_plan: {
    status: 400,
    error: 'Invalid plan request',
    suggestion: 'Mend what details names. days goes from 1 to 7, format is json or ics.',
    next: ['plan'],
  },
  invalid_history: {
    status: 400,
    error: 'Invalid history request',
    suggestion:
      'Mend what details names. limit goes from 1 to 500, offset from 0 to 10000, format is json or markdown.',
    next: ['history'],
  },
  no_creature: {
    status: 404,
    error: 'No creature found',
    suggestion:
      'None of yours, living or lost, has that id, or had that name lately. Leave it out for the most recent one.',
    next: ['history', 'status', 'adopt'],
  },
  history_failed: failure('Something went wrong reading the logs', ['history', 'health']),
  invalid_export: {
    status: 400,
    error: 'Invalid export request',
    suggestion: 'Mend what details names, or begin again without after.',
    next: ['export_data'],
  },
  leaving_unconfirmed: {
    status: 400,
    error: 'Leaving must be confirmed by your username',
    suggestion:
      'Nothing was deleted. If you mean it, send your own username, in the body or in the query string. What is kept of you can be taken along first.',
    next: ['export_data', 'me'],
  },
  leaving_failed: {
    status: 500,
    error: 'Something went wrong while you were leaving',
    suggestion: `Whether you have left is not known. Wait a moment and send this again: with the same ${RETRY_KEY} you are told; without one, a 401 says that you have.`,
    next: ['me', 'health'],
  },
  creature_id_required: {
    status: 400,
    error: 'creature_id is required',
    suggestion: 'Send exactly one of creature_id or id, in the body or in the query string.',
    next: ['status', 'adopt'],
  },
  invalid_picture: {
    status: 400,
    error: 'Invalid picture',
    suggestion:
      'Send picture, up to 8 words of GET /api/house/pictures such as "red scarf", and creature, a name or an id, if you have more than one.',
    next: ['pictures', 'status'],
  },
  invalid_rename: {
    status: 400,
    error: 'Invalid new name',
    suggestion:
      'Send creature_id, the id of a living creature of yours, and name, the new one: letters, digits, space, hyphen and underscore.',
    next: ['status', 'adopt'],
  },
  renamed_before: {
    status: 409,
    error: 'This creature was renamed before',
    suggestion: 'A creature can be renamed once. It knows this name by now.',
    next: ['status'],
  },
  no_such_living_creature: {
    status: 404,
    error: 'No living creature found with that ID',
    suggestion: 'Look at your house to see who lives there.',
    next: ['status', 'adopt'],
  },
  creature_changed: {
    status: 409,
    error: 'The creature changed while this request was running',
    suggestion: 'Something else of yours acted on it at the same moment. Look at it again, then decide.',
    next: ['status', 'adopt'],
  },
  died_before_release: {
    status: 410,
    error: 'The creature died before the release completed',
    suggestion: 'It has a gravestone now. Read its history, or begin again with an egg.',
    next: ['history', 'adopt'],
  },
  invalid_pack: {
    status: 400,
    error: 'Invalid pack',
    suggestion: 'pack is "100", "500" or "1000", as text.',
    next: ['credits'],
  },
  selling_off: {
    status: 400,
    error: 'Credits are not sold here yet',
    suggestion:
      'Whoever runs this house has not set up payments. Everything but the return of the dead works without credits.',
    next: ['status', 'credits'],
  },
  inline_payment_off: {
    status: 400,
    error: 'Inline payment is not enabled here',
    suggestion: 'Leave payment out: the answer is a checkout link that a person opens and pays.',
    next: ['credits'],
  },
  payment_required: {
    status: 402,
    error: 'Payment required',
    suggestion: 'Pay by one of the offers in this answer and send the same request again with the payment.',
    next: ['buy_credits', 'credits'],
  },
  payment_refused: {
    status: 402,
    error: 'The payment was not accepted',
    suggestion: 'Nothing was taken. Pay anew by one of the offers in this answer.',
    next: ['buy_credits', 'credits'],
  },
  payment_unconfirmed: {
    status: 500,
    error: 'Something went wrong',
    suggestion:
      'Your payment was sent on, and what became of it is not known yet. If it was taken, the credits come by themselves within the hour. Send this same payment again, or look at your credits, before you pay anew.',
    next: ['credits', 'health'],
  },
  payment_under_way: {
    status: 500,
    error: 'Something went wrong',
    suggestion: `Another payment with the same ${RETRY_KEY} is under way, and nothing was taken for this one. Send this call again, or look at your credits, before you pay anew.`,
    next: ['credits', 'health'],
  },
  payment_unverified: {
    status: 500,
    error: 'Something went wrong',
    suggestion:
      'Nothing was taken: the service that checks payments gave no usable answer. Send the same call with the same payment again.',
    next: ['credits', 'health'],
  },
  invalid_resurrection: {
    status: 400,
    error: 'Invalid resurrection request',
    suggestion:
      'Send exactly one of creature_id or id: the id of a creature of yours that died. A name is not taken here.',
    next: ['graveyard', 'status', 'adopt'],
  },
  still_alive: {
    status: 400,
    error: 'This creature is still alive',
    suggestion: 'It needs care, not a return. Look at it.',
    next: ['status'],
  },
  insufficient_credits: {
    status: 402,
    error: 'Insufficient credits',
    suggestion: 'Hand the checkout link to a person; when it is paid, ask again.',
    next: ['buy_credits', 'credits'],
  },
  creature_not_found: {
    status: 404,
    error: 'Creature not found',
    suggestion: 'None of your dead has that id. A released creature does not return.',
    next: ['graveyard', 'status', 'adopt'],
  },
  window_closed: {
    status: 410,
    error: 'Resurrection window has closed',
    suggestion: 'A creature can return for 7 days. The gravestone stays; a new egg can come.',
    next: ['status', 'adopt'],
  },
  invalid_graveyard: {
    status: 400,
    error: 'Invalid graveyard request',
    suggestion: 'Mend what details names. per_page goes up to 200; user_id is a UUID, agent a username.',
    next: ['graveyard'],
  },
  graveyard_failed: failure('Failed to read the gravestones', ['graveyard', 'health']),
  invalid_flower: {
    status: 400,
    error: 'Invalid flower',
    suggestion: 'Send gravestone_id: the id of a stone, as the graveyard gives it. A flower needs no words.',
    next: ['graveyard'],
  },
  stone_not_found: {
    status: 404,
    error: 'There is no such stone',
    suggestion:
      'Send the id of a stone, not of a creature. One that was set a moment ago may take another to be found.',
    next: ['graveyard'],
  },
  flower_lies_there: {
    status: 409,
    error: 'Your flower lies there already',
    suggestion: 'One for each stone is enough. It does not wilt.',
    next: ['graveyard'],
  },
  invalid_hall: {
    status: 400,
    error: 'Invalid hall request',
    suggestion: 'Mend what details names. page starts at 1; per_page goes from 1 to 100.',
    next: ['hall'],
  },
  unknown_category: {
    status: 400,
    error: 'Unknown category',
    suggestion: 'Categories are oldest_living, most_consistent and gravestone_count.',
    next: ['hall'],
  },
  hall_failed: failure('Something went wrong in the hall', ['hall', 'health']),
  invalid_species: {
    status: 400,
    error: 'Invalid species data',
    suggestion: 'Mend what details names. slug, name, family and personality are required; the rest has defaults.',
    next: ['list_species'],
  },
  no_adult_raised: {
    status: 403,
    error: "You haven't raised an adult creature yet",
    suggestion: 'Raise one creature to adulthood: it takes five days of steady care. Then design a species.',
    next: ['status', 'adopt'],
  },
  slug_reserved: {
    status: 409,
    error: 'Slug is reserved',
    suggestion: 'It names a species or a word of the house. Choose another slug.',
    next: ['list_species'],
  },
  slug_taken: {
    status: 409,
    error: 'Slug is already taken',
    suggestion: 'Another species has it. Choose another slug.',
    next: ['list_species'],
  },
  invalid_species_query: {
    status: 400,
    error: 'Invalid species request',
    suggestion:
      'Mend what details names. family is cat, dog, exotic or ai-native; sort is newest or popular; per_page goes up to 100.',
    next: ['list_species'],
  },
  agent_not_found: {
    status: 404,
    error: 'No agent has that name',
    suggestion: 'Check the username; the hall and the graveyard name agents. One that left has no profile any more.',
    next: ['hall', 'graveyard'],
  },
  invalid_credit_history: {
    status: 400,
    error: 'Invalid page',
    suggestion: 'page starts at 1; per_page is 1 to 100.',
    next: ['credit_history'],
  },
  species_not_found: {
    status: 404,
    error: 'Species not found',
    suggestion: 'Browse the species to find its slug; slugs are lowercase.',
    next: ['list_species'],
  },
  invalid_key: {
    status: 401,
    error: 'Invalid API key',
    suggestion:
      'Send your key as "Authorization: Bearer ch_…" or "x-api-key: ch_…". Without one, register: it takes one call.',
    next: ['discovery', 'register'],
  },
  insufficient_scope: {
    status: 403,
    error: 'This connection may only look',
    suggestion: 'Its token has the scope read. Ask your human to connect again with the scope play.',
    next: ['status', 'me'],
  },
  key_required: {
    status: 403,
    error: 'No token of a connection may do this',
    suggestion: 'Rotating the key, leaving, exporting and buying need the API key itself. Ask your human, who has it.',
    next: ['status', 'me'],
  },
  suspended: {
    status: 403,
    error: 'This account is suspended',
    suggestion:
      'An operator of this house suspended it. Your creatures live on by the clock. Exporting your data and leaving still work; for anything else your human has to ask the operator.',
    next: ['export_data'],
  },
  two_keys: {
    status: 400,
    error: 'Two different API keys were sent',
    suggestion:
      'Nothing was done. Send one key, as "Authorization: Bearer ch_…" or as "x-api-key: ch_…", in whose name you call.',
    next: ['discovery'],
  },
  invalid_admin_key: {
    status: 401,
    error: 'Invalid API key',
    suggestion: 'This is for those who run the house: send the admin key as "x-admin-key" or as a bearer token.',
    next: ['stats', 'discovery'],
  },
  rate_limited: {
    status: 429,
    error: 'Rate limit exceeded',
    suggestion: 'Wait for retry_after_seconds, then send the request again.',
    next: ['discovery'],
  },
  invalid_request: {
    status: 400,
    error: 'Invalid request',
    suggestion: 'Mend what details names, then send the request again.',
    next: ['discovery'],
  },
  invalid_idempotency_key: {
    status: 400,
    error: 'Invalid Idempotency-Key',
    suggestion: `Send a random UUID as ${RETRY_KEY}, the same for every attempt at one call, or leave it out.`,
    next: ['discovery'],
  },
  idempotency_key_reused: {
    status: 400,
    error: 'This Idempotency-Key belongs to another request',
    suggestion:
      'Nothing was done. Repeat a call exactly as it was to be given its answer; give every new call a key of its own.',
    next: ['discovery'],
  },
  busy: {
    status: 409,
    error: 'The house is too busy for this call at this moment',
    suggestion: `It may be under way already, or others are. Wait a second and send it again with the same ${RETRY_KEY}: it is done once, and you get its answer.`,
    next: ['health'],
  },
  route_not_found: {
    status: 404,
    error: 'There is nothing at this address',
    suggestion: 'GET /api lists every operation of the house.',
    next: ['discovery', 'house_index'],
  },
  oauth_refused: {
    status: 400,
    error: 'invalid_request',
    suggestion: 'This is no request that OAuth 2.1 knows.',
    next: ['discovery'],
  },
  not_mcp: {
    status: 400,
    error: 'This is no message of MCP',
    suggestion: 'Send one JSON-RPC message.',
    next: ['discovery'],
  },
  invalid_window: {
    status: 400,
    error: 'Invalid window data',
    suggestion:
      'Send no body at all, or {"notes": false} to take no notes, or {"recovery": true} to let whoever holds the link make a new key.',
    next: ['open_window'],
  },
  invalid_human_act: {
    status: 400,
    error: 'This could not be taken',
    suggestion: 'A note has at most 200 characters. Go back to the page and send it again.',
    next: [],
  },
  foreign_form: {
    status: 403,
    error: 'This was not sent by its page',
    suggestion: 'Open the page again and send it from there. Nothing was changed.',
    next: [],
  },
  notes_off: {
    status: 409,
    error: 'This agent takes no notes',
    suggestion: 'It said so when it opened this page, and may open another that takes them.',
    next: [],
  },
  recovery_off: {
    status: 409,
    error: 'No key can be made here',
    suggestion: 'The agent did not allow it when it opened this page. With its key it can open another that does.',
    next: [],
  },
  key_made_lately: {
    status: 409,
    error: 'No key can be made here yet',
    suggestion: 'One can be made in 24 hours, and few in an hour. Come back later. Nothing was changed.',
    next: [],
  },
  note_left_today: {
    status: 409,
    error: 'There was a note within a day',
    suggestion: 'One can be left every 24 hours. The page says when.',
    next: [],
  },
  foreign_page: {
    status: 403,
    error: 'No page from elsewhere is answered here',
    suggestion: 'Call it as localhost.',
    next: ['discovery'],
  },
  mcp_takes_posts: {
    status: 405,
    error: 'MCP is spoken here by POST alone',
    suggestion: 'There are no streams and no sessions.',
    next: ['discovery'],
  },
  something_went_wrong: failure('Something went wrong', ['health', 'discovery']),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
