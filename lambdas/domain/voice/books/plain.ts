/** Plain sentences for an answer whose fitting lines were all told lately: less is said rather than the same. */
import { CARE_WORDS, type CareAction } from '../../../species/care-actions'
import type { Look } from '../../../species/scenes'
import { ageHours } from '../../creature/life'
import { agreeing, itemLabel, withArticle } from '../../nouns'
import { spellDuration } from '../../time/duration'
import { displayName, passage, times } from '../../words'
import type { ActSituation, Situation } from '../situation'

const LOOK_WORDS: Readonly<Record<Look, string>> = {
  thriving: 'thriving',
  content: 'content',
  curious: 'curious',
  bored: 'bored',
  due: 'waiting for its meal',
  hungry: 'hungry',
  starving: 'starving',
  weak: 'weak',
  dirty: 'dirty',
  sick: 'ill',
  failing: 'failing',
  near_death: 'close to death',
  asleep: 'asleep',
  asleep_in_danger: 'asleep, and in danger',
  shy: 'keeping its distance',
  back_from_death: 'back from death',
  old: 'old, and well',
  hurt: 'hurt',
  let_down: 'let down',
  scolded: 'thinking of the stern words',
}

const ageOf = ({ creature, now }: Situation): string => spellDuration(ageHours(creature, now))

/** So that no two of them are the same. What harmed is no meal. */
const countOf = ({ creature, act }: ActSituation): string =>
  `That makes ${times((act.action === 'feed' ? creature.feedings : creature.cared[act.action]) || 1)}`

export const plainLook = (situation: Situation, look: Look): string =>
  passage(`${displayName(situation.creature.name)} is ${ageOf(situation)} old, and ${LOOK_WORDS[look]}`)

/** After an act it says which; before, how the creature is, and which act it would not have. */
export const plainSoul = (situation: Situation, look: Look, refused?: CareAction): string => {
  const { act, asleep, creature } = situation
  const you = `You are ${displayName(creature.name)}, ${ageOf(situation)} old`
  if (act?.category === 'harmful') return passage(you, 'You have just been harmed', act.item && itWas(act.item))
  if (act) return passage(you, `You have just been ${CARE_WORDS[act.action].passive}`, countOf({ ...situation, act }))
  const would = asleep ? 'You slept on, and were not' : 'You would not be'
  return passage(
    `${you}, and ${LOOK_WORDS[look].replace(/\bits\b/, 'your')}`,
    refused && `${would} ${CARE_WORDS[refused].passive}`,
  )
}

/** "It was the feather", "They were the crumbs". */
export const itWas = (item: string): string => {
  const label = itemLabel(item)
  return `${agreeing('was', label) === 'was' ? 'It was' : 'They were'} ${withArticle(label)}`
}

export const plainAct = (situation: ActSituation): string => {
  const { act, creature } = situation
  const name = displayName(creature.name)
  if (act.category === 'harmful') return passage(`You harmed ${name}`, act.item && itWas(act.item))
  const [before, after] = CARE_WORDS[act.action].active
  return passage(`You ${before}${name}${after}`, countOf(situation), act.item && itWas(act.item))
}
