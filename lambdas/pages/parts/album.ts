/**
 * The album of a creature: all forms that its species can take, in colour if it has reached them, otherwise as
 * outlines.
 */
import {
  EVOLUTION_PATHS,
  type EvolutionPath,
  type PublicCreature,
  STAGES,
  type Stage,
} from '../../domain/creature/creature'
import { FORMS } from '../../domain/creature/life'
import { article, capitalize } from '../../domain/words'
import { PATH_WORDS } from '../../drawing/portrait'
import type { Family } from '../../species/vocabulary'
import { namedThumbnail, ofForm, ofStage } from './faces'
import type { Site } from './frame'
import { type Html, html } from './html'
import { STAGE_WORDS } from './phrases'

interface AlbumPage {
  stage: Stage
  /** Set only for adults. */
  path: EvolutionPath | null
}

/** The forms that a species can take, in the order of growth. */
export const ALBUM: readonly AlbumPage[] = [
  ...STAGES.filter((stage) => stage !== 'adult').map((stage) => ({ stage, path: null })),
  ...EVOLUTION_PATHS.map((path) => ({ stage: 'adult' as const, path })),
]

export function album(site: Site, creature: PublicCreature): Html {
  const reached = (page: AlbumPage): boolean => isReached(creature, page)
  return html`<section aria-labelledby="stages"><h2 id="stages">Album</h2>
<p class="quiet"><bdi>${creature.name}</bdi> has reached ${ALBUM.filter(reached).length} of the ${ALBUM.length} forms that ${article(creature.species.name)} <bdi>${creature.species.name}</bdi> can take. The others are outlines.</p>
<ul class="cards album">${ALBUM.map((page) => html`<li>${picture(site, creature, page, reached(page))}<strong>${capitalize(formName(creature.species.family, page))}</strong><span>${formLook(page)}${!reached(page) && '; not reached'}</span></li>`)}</ul></section>`
}

const isReached = (creature: PublicCreature, { stage, path }: AlbumPage): boolean =>
  path ? creature.path === path : STAGES.indexOf(stage) <= STAGES.indexOf(creature.stage)

export const formName = (family: Family, { stage, path }: AlbumPage): string =>
  path ? FORMS[path][family] : STAGE_WORDS[stage]

const LOOKS: Readonly<Record<Exclude<Stage, 'adult'>, string>> = {
  egg: 'where it began',
  baby: 'newly hatched',
  child: 'half grown',
  teen: 'nearly grown',
}

export const formLook = ({ stage, path }: AlbumPage): string =>
  stage === 'adult' ? `adult${path ? `, ${PATH_WORDS[path]}` : ''}` : LOOKS[stage]

function picture(site: Site, creature: PublicCreature, page: AlbumPage, reached: boolean): Html {
  const name = formName(creature.species.family, page)
  return reached
    ? namedThumbnail(
        baseUrlOf(site, creature, page.stage),
        ofStage(creature, page.stage),
        `${creature.name} as ${article(name)} ${name}`,
      )
    : namedThumbnail(site.root, ofForm(creature, page.stage, page.path), `Outline of ${article(name)} ${name}`)
}

/** Paintings have absolute addresses, drawings relative ones. */
const baseUrlOf = ({ root, base_url }: Site, { painted_at: painted }: PublicCreature, stage: Stage): string =>
  stage !== 'egg' && typeof painted?.[stage] === 'number' ? base_url : root
