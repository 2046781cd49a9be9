/** Address of a creature's pictures: painted if there is a painting, otherwise drawn. */
import type { Moment, PublicMoment } from '../domain/creature/clock'
import {
  type Creature,
  givenImage,
  type HatchedStage,
  type PaintingFailure,
  pictureOf,
  STAGES,
} from '../domain/creature/creature'
import { expressionOf } from '../domain/creature/expression'
import { joyAt } from '../domain/creature/joy'
import { keepsakesOf, lifeMarksOf } from '../domain/creature/keepsakes'
import { type Instant, iso } from '../domain/time/instants'
import { keepsakeShapes } from '../domain/voice/wish'
import { facePath, portraitPath } from '../drawing/address'
import type { Call } from '../http/call'

type Address = Pick<Call, 'base_url'>

const SETBACK_NOTES: Readonly<Record<PaintingFailure, string>> = {
  unaffordable: 'The house had painted all its pictures of that day; the drawn one stays.',
  refused: 'The painter declined the words of the prompt; the drawn one stays.',
  failed: 'The painter could not do it; the drawn one stays.',
}

const HATCHED_STAGES = STAGES.filter((stage): stage is HatchedStage => stage !== 'egg')

/** One per stage reached, latest last. Empty for an egg, and while the keeper's own image is shown. */
const portraitsView = (address: Address, creature: Creature) =>
  givenImage(creature)
    ? []
    : HATCHED_STAGES.flatMap((stage) => {
        const entered = creature.entered_at[stage]
        return entered === undefined ? [] : [portraitOf(address, creature, stage, entered)]
      })

function portraitOf({ base_url }: Address, creature: Creature, stage: HatchedStage, entered: Instant) {
  const painting = creature.painted_at?.[stage]
  const isPainted = typeof painting === 'number'
  return {
    stage,
    image_url: `${base_url}${portraitPath(creature, stage)}`,
    generated_at: iso(isPainted ? painting : entered),
    ...(painting && !isPainted && { note: SETBACK_NOTES[painting] }),
  }
}

function facePathOf(moment: PublicMoment, looks_up = false): string {
  const { creature, alive } = moment
  const { id, species, stage, path } = creature
  const picture = pictureOf(creature)
  const keepsakes = keepsakeShapes(creature)
  const life = lifeMarksOf(keepsakesOf(creature))
  return facePath({
    id,
    species,
    stage,
    path,
    mood: expressionOf(moment),
    joy: joyAt(creature, moment.now),
    alive,
    keepsakes,
    life,
    looks_up,
    ...(picture && { picture }),
  })
}

export const faceOf = ({ base_url }: Address, moment: PublicMoment, looks_up?: boolean): string =>
  `${base_url}${facePathOf(moment, looks_up)}`

/** The keeper's image or the latest portrait, and the current face. An egg has only its face. */
export function imageOf(address: Address, moment: Moment, looks_up?: boolean): { image_url: string; face_url: string } {
  const { entered_at } = moment.creature
  const face_url = faceOf(address, moment, looks_up)
  const latest = HATCHED_STAGES.findLast((stage) => entered_at[stage] !== undefined)
  const portrait = latest && `${address.base_url}${portraitPath(moment.creature, latest)}`
  return { image_url: givenImage(moment.creature) ?? portrait ?? face_url, face_url }
}

/** Faces are sent as Link headers, because in the body they would cost the model tokens. */
export const faceLinks = (faceUrls: readonly string[]): Readonly<Record<string, string>> =>
  faceUrls.length > 0 ? { Link: faceUrls.map((url) => `<${url}>; rel="icon"`).join(', ') } : {}

export const picturesView = (address: Address, creature: Creature) => {
  const portraits = portraitsView(address, creature)
  return portraits.length > 0 ? { portraits } : {}
}

/** The words that were drawn, those of a description that were not, and why. */
export interface DrawnView {
  drawn: readonly string[]
  beyond?: readonly string[]
  drawn_note?: string
}

const WORN_LATER = 'What it wears shows once it has hatched.'

/** Includes the picture of its species. An egg is not dressed yet, and the note says so. */
export function drawnView<Decided extends DrawnView | undefined>(
  creature: Creature,
  decided?: Decided,
): Decided extends DrawnView ? DrawnView : Partial<DrawnView> {
  const drawn = decided?.drawn.length ? decided.drawn : (pictureOf(creature) ?? decided?.drawn)
  const notes = [drawn?.length && creature.stage === 'egg' && WORN_LATER, decided?.drawn_note].filter(Boolean)
  const shown = drawn ? { ...decided, drawn, ...(notes.length > 0 && { drawn_note: notes.join(' ') }) } : {}
  return shown as ReturnType<typeof drawnView<Decided>>
}

/** Shown with a stage that gets a portrait. */
export const portraitNote = (creature: Creature, stage: HatchedStage, isPainting: boolean) =>
  givenImage(creature)
    ? {}
    : {
        portrait_note: isPainting
          ? `${creature.name} is being painted as ${stage === 'adult' ? 'an adult' : `a ${stage}`}. A drawn portrait hangs until the painting does.`
          : `A new portrait of ${creature.name} hangs on the wall.`,
      }
