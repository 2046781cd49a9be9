/** The album of a creature: the forms that its species can take, in colour where it reached them, else as outlines. */
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
import { namedThumbnail, ofForm, ofStage } from './faces'
import type { Site } from './frame'
import { type Html, html } from './html'
import { STAGE_WORDS } from './words'

interface Page {
  stage: Stage
  /** Only of adults. */
  way: EvolutionPath | null
}

const PAGES: readonly Page[] = [
  ...STAGES.filter((stage) => stage !== 'adult').map((stage) => ({ stage, way: null })),
  ...EVOLUTION_PATHS.map((way) => ({ stage: 'adult' as const, way })),
]

export function album(site: Site, creature: PublicCreature): Html {
  const reached = (page: Page): boolean => isReached(creature, page)
  return html`<section aria-labelledby="stages"><h2 id="stages">Album</h2>
<p class="quiet"><bdi>${creature.name}</bdi> has reached ${PAGES.filter(reached).length} of the ${PAGES.length} forms that ${article(creature.species.name)} <bdi>${creature.species.name}</bdi> can take. The others are outlines.</p>
<ul class="cards album">${PAGES.map((page) => html`<li>${picture(site, creature, page, reached(page))}<strong>${capitalize(nameOf(creature, page))}</strong><span>${wordsOf(page, reached(page))}</span></li>`)}</ul></section>`
}

const isReached = (creature: PublicCreature, { stage, way }: Page): boolean =>
  way ? creature.path === way : STAGES.indexOf(stage) <= STAGES.indexOf(creature.stage)

const nameOf = ({ species }: PublicCreature, { stage, way }: Page): string =>
  way ? FORMS[way][species.family] : STAGE_WORDS[stage]

const LOOKS: Readonly<Record<Exclude<Stage, 'adult'>, string>> = {
  egg: 'where it began',
  baby: 'mostly head',
  child: 'round all over',
  teen: 'all legs',
}

const wordsOf = ({ stage, way }: Page, reached: boolean): string => {
  const looks = stage === 'adult' ? `adult${way ? `, ${PATH_WORDS[way]}` : ''}` : LOOKS[stage]
  return reached ? looks : `${looks}; not reached`
}

function picture(site: Site, creature: PublicCreature, page: Page, reached: boolean): Html {
  const name = nameOf(creature, page)
  return reached
    ? namedThumbnail(
        wallOf(site, creature, page.stage),
        ofStage(creature, page.stage),
        `${creature.name} as ${article(name)} ${name}`,
      )
    : namedThumbnail(site.root, ofForm(creature, page.stage, page.way), `Outline of ${article(name)} ${name}`)
}

/** Paintings have absolute addresses, drawings relative ones. */
const wallOf = ({ root, pages_url }: Site, { painted }: PublicCreature, stage: Stage): string =>
  stage !== 'egg' && typeof painted?.[stage] === 'number' ? pages_url : root
