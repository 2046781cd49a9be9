/** Plain sentences for an answer whose fitting lines were all told lately: less is said rather than the same. */
import { CARE_WORDS } from '../../../species/care-actions'
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

/** So that no two of them are the same. */
const countOf = ({ creature, act }: ActSituation): string => `That makes ${times(creature.cared[act.action] ?? 1)}`

export const plainLook = (situation: Situation, look: Look): string =>
  passage(`${displayName(situation.creature.name)} is ${ageOf(situation)} old, and ${LOOK_WORDS[look]}`)

/** After an act it says which; before, how the creature is. */
export const plainSoul = (situation: Situation, look: Look): string => {
  const { act, creature } = situation
  const you = `You are ${displayName(creature.name)}, ${ageOf(situation)} old`
  return act
    ? passage(you, `You have just been ${CARE_WORDS[act.action].passive}`, countOf({ ...situation, act }))
    : passage(`${you}, and ${LOOK_WORDS[look].replace(/\bits\b/, 'your')}`)
}

export const plainAct = (situation: ActSituation): string => {
  const { act, creature } = situation
  const [before, after] = CARE_WORDS[act.action].active
  const item = act.item && withArticle(itemLabel(act.item))
  return passage(
    `You ${before}${displayName(creature.name)}${after}`,
    countOf(situation),
    item && `It ${agreeing('was', item)} ${item}`,
  )
}
