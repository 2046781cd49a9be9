/** The pictures of a creature: painted where a painting hangs, drawn where none does. */
import { type Creature, type HatchedStage, STAGES } from '../domain/creature/creature'
import type { Setback } from '../domain/picture/hanging'
import { picturePath } from '../domain/picture/painting'
import { type Instant, iso } from '../domain/time/instants'
import { facePath } from '../drawing/address'
import type { Call } from '../pipeline/call'

type Place = Pick<Call, 'base_url'>

/** Why the drawn picture stays. */
const SETBACK_NOTES: Readonly<Record<Setback, string>> = {
  unaffordable: 'The house had painted all its pictures of that day; the drawn one stays.',
  refused: 'The painter declined the words of the prompt; the drawn one stays.',
  failed: 'The painter could not do it; the drawn one stays.',
}

/** One for each stage it has reached, the latest last; an egg has none, nor has one whose keeper gave a picture. */
export const portraitsOf = (place: Place, creature: Creature) =>
  creature.picture.url
    ? []
    : STAGES.flatMap((stage) => {
        const entered = stage === 'egg' ? undefined : creature.entered[stage]
        return entered === undefined ? [] : [portraitOf(place, creature, stage as HatchedStage, entered)]
      })

function portraitOf({ base_url }: Place, creature: Creature, stage: HatchedStage, entered: Instant) {
  const { id, species, path, painted = {} } = creature
  const hanging = painted[stage]
  if (typeof hanging === 'number') {
    return { stage, image_url: `${base_url}${picturePath.creature(id, stage)}`, generated_at: iso(hanging) }
  }
  const face = facePath({ id, species, stage, path, mood: 'happy', alive: true })
  return {
    stage,
    image_url: `${base_url}${face}`,
    generated_at: iso(entered),
    ...(hanging && { note: SETBACK_NOTES[hanging] }),
  }
}

/** The one picture to show: its keeper's own, or the latest portrait. */
export const imageOf = (place: Place, creature: Creature): string | undefined =>
  creature.picture.url ?? portraitsOf(place, creature).at(-1)?.image_url

export const picturesView = (place: Place, creature: Creature) => {
  const portraits = portraitsOf(place, creature)
  return portraits.length > 0 ? { portraits } : {}
}

/** Told with the stage that brings a portrait. */
export const portraitNote = ({ ctx }: Pick<Call, 'ctx'>, { name, picture }: Creature, stage: HatchedStage) =>
  picture.url
    ? {}
    : {
        portrait_note:
          ctx.config.dailyPictures > 0
            ? `${name} is being painted as ${stage === 'adult' ? 'an adult' : `a ${stage}`}. A drawn portrait hangs until the painting does.`
            : `A new portrait of ${name} hangs on the wall.`,
      }
