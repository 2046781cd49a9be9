/** Which literals are tried: a named set of what the specification fixes, and, by night, all but those excluded. */
import type { Literal } from './literals'

interface Place {
  /** A file, or a folder that ends with a slash. */
  in: string
  /** The names around the literal, joined by dots. */
  names?: RegExp
  kinds?: readonly Literal['kind'][]
}
export interface Named extends Place {
  what: string
}
export interface Excluded extends Place {
  why: string
}

const FIGURES = ['number', 'boolean'] as const
const VALUES = ['number', 'text', 'boolean'] as const
const FIELDS = ['field'] as const
/** Of lists of names, too. */
const LISTED = ['field', 'text'] as const

const LIMITED =
  'register|rotate_key|adopt|status|preferences|care|history|graveyard|hall|create_species|list_species|species|resurrect'

/** Refusals that the specification prints. */
const REFUSALS = [
  'invalid_registration|username_taken|registration_failed|body_not_object|key_changed|rotation_failed',
  'invalid_adoption|adoption_failed|nothing_alive|not_your_creature|status_failed|invalid_care|egg_not_hatched',
  'no_living_creature|care_failed|no_creature|history_failed|graveyard_failed|creature_id_required',
  'no_such_living_creature|invalid_resurrection|still_alive|insufficient_credits|creature_not_found|window_closed',
  'unknown_category|hall_failed|invalid_species|no_adult_raised|slug_reserved|slug_taken|invalid_key|rate_limited',
  'something_went_wrong',
].join('|')

/** What must be found: figures, texts and fields of the specification. */
export const NAMED: readonly Named[] = [
  {
    what: 'rate limits',
    in: 'lambdas/api/routes/routes.ts',
    names: new RegExp(`^routes\\.(${LIMITED})\\.limit|^(SECOND|MINUTE|HOUR|MOST_SPARED)$`),
    kinds: FIGURES,
  },
  {
    what: 'limits of fields',
    in: 'lambdas/api/routes/routes.ts',
    names:
      /^routes\.(register|adopt|history|create_species)\.request\.(body|query)(?!\.species$)|^(socialLinks|creatureName|pageOf|act|HISTORY_LIMIT)\b/,
    kinds: FIGURES,
  },
  {
    what: 'refusals',
    in: 'lambdas/api/schemas/errors.ts',
    names: new RegExp(`^ERRORS\\.(${REFUSALS})\\.(status|error)$`),
    kinds: VALUES,
  },
  { what: 'headers', in: 'lambdas/api/headers.ts', names: /\.(Content-Type|Cache-Control)$/, kinds: VALUES },
  { what: 'packs', in: 'lambdas/domain/money/money.ts', names: /^PACKS\./, kinds: ['number', 'text', 'field'] },
  {
    what: 'resurrection',
    in: 'lambdas/domain/afterlife/resurrection.ts',
    names: /^(RESURRECTION|REVIVED_STATS)\./,
    kinds: FIGURES,
  },
  { what: 'initial stats', in: 'lambdas/domain/creature/life.ts', names: /^INITIAL_STATS\./, kinds: FIGURES },
  {
    what: 'growing up',
    in: 'lambdas/domain/creature/life.ts',
    names: /^(GROWTH|ADULTHOOD|FORMS)\.|^HIGH_CARE_CONSISTENCY$/,
    kinds: VALUES,
  },
  { what: 'effects of care', in: 'lambdas/domain/care/care.ts', names: /^EFFECTS\./, kinds: FIGURES },
  {
    what: 'reflections and items',
    in: 'lambdas/domain/care/care.ts',
    names: /^REFLECTIONS\.|^CATEGORIES\.(?!harmful)/,
    kinds: FIGURES,
  },
  { what: 'trust', in: 'lambdas/domain/creature/trust.ts', names: /^TRUST_(GAIN|RECOVERY)\./, kinds: FIGURES },
  {
    what: 'feeding windows',
    in: 'lambdas/domain/creature/feeding.ts',
    names: /^WINDOW_\w+$|^(PHASES|MISSED)\.(?!inclusive)|^CONSISTENCY_TARGETS/,
    kinds: VALUES,
  },
  {
    what: 'rhythm',
    in: 'lambdas/domain/creature/rhythm.ts',
    names: /^(DEATH_THRESHOLD|MULTIPLIER_POINTS)\.|^(INTERVALS_TO_ESTABLISH|VISIT_HOURS|SMOOTHING)$/,
    kinds: FIGURES,
  },
  {
    what: 'moods',
    in: 'lambdas/domain/creature/mood.ts',
    names: /^(MOODS|CRITICAL_HEALTH|SICK_HEALTH|CURIOUS\.happiness|CONDITIONS\.\w+)$/,
    kinds: VALUES,
  },
  { what: 'urgency', in: 'lambdas/domain/creature/rhythm.ts', names: /^(URGENCIES|urgencyOf)\b/, kinds: VALUES },
  { what: 'sleep', in: 'lambdas/domain/creature/sleep.ts', names: /^SLEEP_(WINDOW|PACE)/, kinds: FIGURES },
  { what: 'milestones', in: 'lambdas/domain/creature/milestones.ts', names: /^[A-Z_]+(\.|$)/, kinds: VALUES },
  { what: 'scores', in: 'lambdas/domain/creature/scores.ts', names: /^STEP$/, kinds: FIGURES },
  { what: 'tiers', in: 'lambdas/domain/species/tiers.ts', names: /^TIER_NEEDS\./, kinds: FIGURES },
  {
    what: 'lists of values',
    in: 'lambdas/species/vocabulary.ts',
    names: /^(FAMILIES|TIERS|TRUST_SPEEDS|INNATE_TRAITS|STATS)$/,
    kinds: VALUES,
  },
  { what: 'boards', in: 'lambdas/domain/projections/leaderboards.ts', names: /^HALL_BOARDS$/, kinds: VALUES },
  {
    what: 'test accounts',
    in: 'lambdas/domain/accounts/agent.ts',
    names: /^(TEST_PREFIXES|MAX_LIVING)$/,
    kinds: VALUES,
  },
  {
    what: 'basic fields of a creature',
    in: 'lambdas/views/fields/creature-basics.ts',
    names: /^(PUBLIC_FIELDS|BASIC_FIELDS)\./,
    kinds: FIELDS,
  },
  {
    what: 'fields of a creature',
    in: 'lambdas/views/fields/creature.ts',
    names: /^(FIELDS|FIELDS_IN_SHORT)\.(?!form$)/,
    kinds: FIELDS,
  },
  { what: 'fields of a milestone', in: 'lambdas/views/creature.ts', names: /^milestoneView\./, kinds: FIELDS },
  {
    what: 'fields of care',
    in: 'lambdas/views/care.ts',
    names: /^(careView|careResultView|changesView|recentCareView)\./,
    kinds: FIELDS,
  },
  {
    what: 'fields of history',
    in: 'lambdas/views/history.ts',
    names:
      /^(historyJson\.(creature|care_log|evolution_history|stats)(?!\.former_name)\b|entryView\.(timestamp|action|notes|timing))/,
    kinds: FIELDS,
  },
  { what: 'fields of a gravestone', in: 'lambdas/views/fields/stone.ts', names: /^STONE_FIELDS\b/, kinds: LISTED },
  {
    what: 'fields of an agent',
    in: 'lambdas/views/fields/agent.ts',
    names: /^(PUBLIC_AGENT_FIELDS|REGISTERED)\b/,
    kinds: LISTED,
  },
  {
    what: 'fields of a species',
    in: 'lambdas/views/fields/species.ts',
    names: /^(PROFILE|SPECIES_FIELDS|BUILT_IN_FIELDS)\b/,
    kinds: LISTED,
  },
  {
    what: 'fields of registration',
    in: 'lambdas/operations/account/register.ts',
    names: /^welcomeReply\.body\.(agent|your_token|message|important|avatar_note|next_steps)$/,
    kinds: FIELDS,
  },
  {
    what: 'fields of the hall',
    in: 'lambdas/operations/public/hall.ts',
    names: /^(hall\.body\.(leaderboard|house_stats)|oldestView|hall\.ranked)/,
    kinds: FIELDS,
  },
]

/** Where rules of the specification may stand. */
export const RULES = [
  'lambdas/species/',
  'lambdas/domain/',
  'lambdas/api/',
  'lambdas/http/',
  'lambdas/views/',
  'lambdas/operations/',
]

/** What neither the specification nor a decision fixes. */
export const EXCLUDED: readonly Excluded[] = [
  ...['book', 'files', 'index', 'parse-head', 'parse-book', 'parse-species', 'scenes', 'split-file'].map((name) => ({
    in: `lambdas/species/${name}.ts`,
    why: 'how the files of species are written and checked',
  })),
  ...['brief', 'dress', 'painting'].map((name) => ({ in: `lambdas/domain/painting/${name}.ts`, why: 'drawing' })),
  {
    in: 'lambdas/domain/painting/pen-words.ts',
    names: /^(COLOURS|PEN_GROUPS|readWords|byKey|LONGEST_WORD|MOST_NEAREST|nearest|keyOf)\b/,
    why: 'the words of drawings',
  },
  { in: 'lambdas/domain/creature/mood.ts', names: /^(EXPRESSIONS|UNWELL)$/, why: 'words in the addresses of faces' },
  {
    in: 'lambdas/domain/creature/sleep.ts',
    names: /^SLEEP_CHANCE$/,
    why: 'lots; a test sees a frequency only within wide limits',
  },
  {
    in: 'lambdas/domain/creature/mood.ts',
    names: /^(CURIOUS\.chance|isCurious)$/,
    why: 'lots; a test sees a frequency only within wide limits',
  },
  { in: 'lambdas/operations/pictures/', why: 'drawing' },
  { in: 'lambdas/domain/voice/', why: 'texts of creatures' },
  ...['words', 'nouns', 'names'].map((name) => ({
    in: `lambdas/domain/${name}.ts`,
    why: 'grammar of the texts of creatures',
  })),
  { in: 'lambdas/api/documents/', why: 'wording of documents' },
  { in: 'lambdas/api/texts/', kinds: ['text'], why: 'wording of plain text' },
  { in: 'lambdas/api/schemas/errors.ts', names: /\.(suggestion|next)$/, why: 'advice in our own words' },
  { in: 'lambdas/api/routes/', names: /\.(summary|action|example)\b/, why: 'descriptions in our own words' },
  ...['fields/', 'answers/', 'schemas/error-bodies.ts'].map((name) => ({
    in: `lambdas/api/${name}`,
    kinds: ['text'] as const,
    why: 'descriptions for documents and tests',
  })),
  { in: 'lambdas/api/metrics.ts', why: 'metrics of the operator' },
  { in: 'lambdas/operations/pages/', why: 'pages for people' },
  { in: 'lambdas/operations/oauth/', why: 'sign-in of hosted clients' },
  ...['oauth', 'moderation', 'household-laws'].map((name) => ({
    in: `lambdas/domain/accounts/${name}.ts`,
    why: 'sign-in of hosted clients, the tools of the operator and laws of rows',
  })),
  ...['stripe-event', 'mpp', 'x402', 'terms', 'digest', 'ledger-laws'].map((name) => ({
    in: `lambdas/domain/money/${name}.ts`,
    why: 'formats of payment services, and laws of rows',
  })),
  ...['idempotency', 'encrypted-response'].map((name) => ({
    in: `lambdas/http/${name}.ts`,
    why: 'repeats of a call',
  })),
  ...['plan-calendar', 'plan', 'me', 'agent-export'].map((name) => ({
    in: `lambdas/views/${name}.ts`,
    why: 'answers beyond the specification',
  })),
]

export const isIn = ({ in: place, names, kinds }: Place, literal: Literal): boolean =>
  (place.endsWith('/') ? literal.file.startsWith(place) : literal.file === place) &&
  (!names || names.test(literal.path.join('.'))) &&
  (!kinds || kinds.includes(literal.kind))

export const namedBy = (literal: Literal): Named | undefined => NAMED.find((one) => isIn(one, literal))
export const excludedBy = (literal: Literal): Excluded | undefined => EXCLUDED.find((one) => isIn(one, literal))
