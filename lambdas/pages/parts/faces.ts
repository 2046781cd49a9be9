/** Faces on pages: whose face, its address, and its HTML. */

import type { Agent } from '../../domain/accounts/agent'
import type { Gravestone } from '../../domain/afterlife/gravestone'
import { type Likeness, likenessOf } from '../../domain/afterlife/likeness'
import { findingOf, ringOf } from '../../domain/care/findings'
import { deathClock, type PublicMoment } from '../../domain/creature/clock'
import type { EvolutionPath, PublicCreature, Stage } from '../../domain/creature/creature'
import { expressionOf } from '../../domain/creature/expression'
import { joyAt } from '../../domain/creature/joy'
import { lifeMarksOf } from '../../domain/creature/keepsakes'
import type { Expression } from '../../domain/creature/mood'
import { URGENCIES, type Urgency } from '../../domain/creature/rhythm'
import { builtInSpecies } from '../../domain/species/catalogue'
import type { CommunitySpecies } from '../../domain/species/community-species'
import { keepsakeShapes, stoneKeepsakes } from '../../domain/voice/wish'
import { facePath, portraitPath } from '../../drawing/address'
import { avatar } from '../../drawing/avatar'
import { exemplarOf } from '../../drawing/exemplar'
import { avatarPath } from '../../drawing/keeper-address'
import { type PortraitSubject, portrait } from '../../drawing/portrait'
import { type Html, html, trusted } from './html'
import { pagePath } from './phrases'

export interface Face {
  /** Inline SVG. */
  draw(size: number, still?: boolean): string
  /** The path at which it is served. */
  path: string
}

type Posing = Likeness &
  Pick<PortraitSubject, 'joy' | 'keepsakes' | 'looks_up'> & {
    id: string
    stage: Stage
    mood: Expression
    alive?: boolean
  }

const subjectOf = ({
  id,
  stage,
  path,
  mood,
  joy,
  alive = true,
  keepsakes = [],
  picture,
  looks_up = false,
  ...likeness
}: Posing): PortraitSubject => ({
  id,
  stage,
  path,
  mood,
  ...(joy && { joy }),
  alive,
  keepsakes,
  looks_up,
  life: lifeMarksOf(likeness.kept ?? []),
  ...(picture && { picture }),
  species: { ...likeness, name: nameOf(likeness.slug) },
})

const drawnFace = (subject: PortraitSubject): Face => ({
  draw: (size, still) => portrait(subject, { size, still }),
  path: facePath(subject),
})

export const faceOf = (posing: Posing): Face => drawnFace(subjectOf(posing))

/** Community species are named by slug: the name is the designer's text and would have to be in the address. */
const nameOf = (slug: string): string => builtInSpecies(slug)?.name ?? slug

const likenessWithId = (creature: PublicCreature): Likeness & { id: string } => ({
  id: creature.id,
  ...likenessOf(creature),
})

export const subjectNow = (moment: PublicMoment, looks_up = false): PortraitSubject =>
  subjectOf({
    ...likenessWithId(moment.creature),
    looks_up,
    stage: moment.creature.stage,
    mood: expressionOf(moment),
    joy: joyAt(moment.creature, moment.now),
    alive: moment.alive,
    keepsakes: keepsakeShapes(moment.creature),
  })

export const ofMoment = (moment: PublicMoment, looks_up = false): Face => drawnFace(subjectNow(moment, looks_up))

export const ofStage = (creature: PublicCreature, stage: Stage): Pick<Face, 'path'> =>
  stage === 'egg'
    ? faceOf({ ...likenessWithId(creature), stage, mood: 'content' })
    : { path: portraitPath(creature, stage) }

/** The outline of a stage or adult form that it has not reached. */
export const ofForm = (creature: PublicCreature, stage: Stage, path: EvolutionPath | null): Pick<Face, 'path'> => ({
  path: facePath(subjectOf({ ...likenessWithId(creature), stage, path, mood: 'content' }), 'outline.svg'),
})

export const ofStone = ({ creature_id, likeness, stage_reached }: Gravestone): Face =>
  faceOf({
    ...likeness,
    id: creature_id,
    stage: stage_reached,
    mood: 'sleeping',
    alive: false,
    keepsakes: [...new Set(stoneKeepsakes({ likeness, name: '' }).map(({ shape }) => shape))],
  })

/** The species shown while no creature has hatched. */
export const DOORKEEPER = 'axolotl'

const grown = { stage: 'adult', mood: 'content', path: null as EvolutionPath | null } as const

export const ofSpecies = (slug: string): Face => posed(slug, 'content')

/** A built-in species in a mood, for a page without creatures. */
export function posed(slug: string, mood: Expression, stage: Stage = 'adult'): Face {
  const known = builtInSpecies(slug)
  if (!known) throw new Error(`unknown built-in species: ${slug}`)
  return faceOf({ ...known, ...grown, stage, mood, id: exemplarOf(known) })
}

export const ofDesign = (species: CommunitySpecies): Face =>
  faceOf({ ...species, ...grown, tier: 'community', id: exemplarOf(species) })

export const avatarOf = (agent: Pick<Agent, 'id' | 'username' | 'picture'>): Face => ({
  draw: () => avatar(agent),
  path: avatarPath(agent),
})

const HERO = 400
const PANE = 180

/** Inline, for the main picture of a page. */
export const portraitOf = (face: Face, size = HERO): Html => trusted(face.draw(size))

/** A drawing with words beside it, for a page without creatures. */
export const emptyScene = (face: Face, words: Html): Html =>
  html`<div class="scene"><figure class="window">${portraitOf(face, PANE)}</figure><div>${words}</div></div>`

/** Loaded lazily by its address. The text beside it names the creature, so `alt` is empty. */
export const thumbnail = (root: string, { path }: Pick<Face, 'path'>): Html =>
  html`<img class="pane" src="${root}${path}" alt="" width="${PANE}" height="${PANE}" loading="lazy">`

/** A thumbnail with alt text, for places where the text beside it does not name the creature. */
export const namedThumbnail = (root: string, { path }: Pick<Face, 'path'>, alt: string): Html =>
  html`<img class="pane" src="${root}${path}" alt="${alt}" width="${PANE}" height="${PANE}" loading="lazy">`

/** The outline of a pane, clockwise from its top. */
const ARCH = 'M50 0A50 38 0 0 1 100 38V85A15 15 0 0 1 85 100H15A15 15 0 0 1 0 85V38A50 38 0 0 1 50 0'

/** The largest share of the death clock at this urgency, because public pages show no exact hours. */
const leftAtMost = (urgency: Urgency): number =>
  URGENCIES[URGENCIES.findIndex((stage) => stage.urgency === urgency) - 1]?.above ?? 1

/** The death clock as a ring around the face, in the colour of what is worst for it. */
export function ringAround(moment: PublicMoment, { exact = false } = {}): Html | null {
  const [clock, finding] = [deathClock(moment), findingOf(moment)]
  if (!clock || !finding) return null
  const { urgency, hours_remaining, threshold_hours } = clock
  const share = exact ? hours_remaining / threshold_hours : leftAtMost(urgency)
  return trusted(
    `<svg class="ring ${ringOf(finding)}" viewBox="0 0 100 100" aria-hidden="true"><path d="${ARCH}"/><path d="${ARCH}" pathLength="100" stroke-dasharray="${Math.round(100 * share)} 100"/></svg>`,
  )
}

/** A living creature in a list, with a link to its page. */
export const creatureCard = (root: string, moment: PublicMoment, words: Html | null): Html =>
  html`<li><a href="${root}${pagePath('creature', moment.creature.id)}">${ringed(root, moment)}<strong dir="auto">${moment.creature.name}</strong>${words}</a></li>`

export const ringed = (
  root: string,
  moment: PublicMoment,
  { looks_up, ...precision }: { exact?: boolean; looks_up?: boolean } = {},
): Html =>
  html`<span class="face">${thumbnail(root, ofMoment(moment, looks_up))}${ringAround(moment, precision)}</span>`
