/** The pictures of a creature: painted where a painting hangs, drawn where none does. */
import type { Moment } from '../domain/creature/clock'
import { type Creature, type HatchedStage, STAGES } from '../domain/creature/creature'
import { expressionOf } from '../domain/creature/expression'
import type { Setback } from '../domain/creature/hanging'
import { keepsakesOf, lifeMarksOf } from '../domain/creature/keepsakes'
import { type Instant, iso } from '../domain/time/instants'
import { keepsakeShapes } from '../domain/voice/wish'
import { facePath, portraitPath } from '../drawing/address'
import type { Call } from '../http/call'

type Place = Pick<Call, 'pages_url'>

/** Why the drawn picture stays. */
const SETBACK_NOTES: Readonly<Record<Setback, string>> = {
  unaffordable: 'The house had painted all its pictures of that day; the drawn one stays.',
  refused: 'The painter declined the words of the prompt; the drawn one stays.',
  failed: 'The painter could not do it; the drawn one stays.',
}

/** One for each stage it has reached, the latest last; an egg has none, nor has one whose keeper gave a picture. */
const portraitsView = (place: Place, creature: Creature) =>
  creature.picture_url
    ? []
    : STAGES.flatMap((stage) => {
        const entered = stage === 'egg' ? undefined : creature.entered[stage]
        return entered === undefined ? [] : [portraitOf(place, creature, stage as HatchedStage, entered)]
      })

function portraitOf({ pages_url }: Place, creature: Creature, stage: HatchedStage, entered: Instant) {
  const hanging = creature.painted?.[stage]
  const painted = typeof hanging === 'number'
  return {
    stage,
    image_url: `${pages_url}${portraitPath(creature, stage)}`,
    generated_at: iso(painted ? hanging : entered),
    ...(hanging && !painted && { note: SETBACK_NOTES[hanging] }),
  }
}

function faceOf(moment: Moment): string {
  const { creature, alive } = moment
  const { id, species, stage, path, drawn_with } = creature
  const keepsakes = keepsakeShapes(creature)
  const life = lifeMarksOf(keepsakesOf(creature))
  return facePath({
    id,
    species,
    stage,
    path,
    mood: expressionOf(moment),
    alive,
    keepsakes,
    life,
    ...(drawn_with && { drawn_with }),
  })
}

/**
 * The picture to show: its keeper's own, or a painting of the stage it is in, which both stay as they are. Then its face
 * is told as well; and where there is neither, the face is the picture.
 */
export function imageOf({ pages_url }: Place, moment: Moment): { image_url: string; face_url?: string } {
  const { creature } = moment
  const { stage, picture_url } = creature
  const face_url = `${pages_url}${faceOf(moment)}`
  const painted = stage !== 'egg' && typeof creature.painted?.[stage] === 'number'
  const still = picture_url ?? (painted ? `${pages_url}${portraitPath(creature, stage)}` : null)
  return still === null ? { image_url: face_url } : { image_url: still, face_url }
}

/** The faces beside an answer, for whoever shows them: as links, since they would be dear to read. */
export const faceLinks = ({ pages_url }: Place, moments: readonly Moment[]): Readonly<Record<string, string>> =>
  moments.length > 0 ? { Link: moments.map((moment) => `<${pages_url}${faceOf(moment)}>; rel="icon"`).join(', ') } : {}

export const picturesView = (place: Place, creature: Creature) => {
  const portraits = portraitsView(place, creature)
  return portraits.length > 0 ? { portraits } : {}
}

/** Told with the stage that brings a portrait. */
export const portraitNote = ({ ctx }: Pick<Call, 'ctx'>, { name, picture_url }: Creature, stage: HatchedStage) =>
  picture_url
    ? {}
    : {
        portrait_note:
          ctx.config.dailyPictures > 0
            ? `${name} is being painted as ${stage === 'adult' ? 'an adult' : `a ${stage}`}. A drawn portrait hangs until the painting does.`
            : `A new portrait of ${name} hangs on the wall.`,
      }
