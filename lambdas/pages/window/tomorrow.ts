/** One thing for which to come back: a creature that grows up, its wish of today, or its next keepsake. */
import type { Agent } from '../../domain/accounts/agent'
import { needsSomebody } from '../../domain/care/findings'
import type { Moment } from '../../domain/creature/clock'
import type { Stage } from '../../domain/creature/creature'
import { keepsakesForWishes } from '../../domain/creature/keepsakes'
import { ADULTHOOD, ageHours, GROWTH } from '../../domain/creature/life'
import { formatRoughly } from '../../domain/time/duration'
import { HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../../domain/time/instants'
import { article, spellNumber } from '../../domain/words'
import { type Html, html } from '../parts/html'
import { quoted, STAGE_WORDS } from '../parts/phrases'

interface Hoping {
  moment: Moment
  wish: string | null
}

interface TomorrowView<R extends Hoping = Hoping> {
  agent: Pick<Agent, 'display_name'>
  now: Instant
  residents: readonly R[]
}

/** The resident whose wish is shown here, if that is the thing; changes every day. */
export function wishOfTheDay<R extends Hoping>({ residents, now }: Pick<TomorrowView<R>, 'residents' | 'now'>) {
  const well = residents.filter(({ moment }) => isWell(moment))
  const wishing = growing(well) ? [] : well.filter(({ wish }) => wish)
  return wishing[dayOf(now) % wishing.length]
}

export const wishWords = ({ agent }: Pick<TomorrowView, 'agent'>, { moment, wish }: Hoping): Html =>
  html`<b>What <bdi>${moment.creature.name}</bdi> asks of <bdi>${agent.display_name}</bdi> today</b> ${quoted(wish ?? '')}`

/** Null if no creature is well. */
export function tomorrow(view: TomorrowView): Html | null {
  const well = view.residents.filter(({ moment }) => isWell(moment))
  const words = growing(well) ?? wishing(view) ?? collecting(well, view.now)
  return (
    words &&
    html`<section aria-labelledby="tomorrow"><h2 id="tomorrow">Worth coming back for</h2><p>${words}</p></section>`
  )
}

const dayOf = (now: Instant): number => Math.floor(now / (HOURS_PER_DAY * MS_PER_HOUR))

const isWell = (moment: Moment): boolean => moment.alive && moment.creature.stage !== 'egg' && !needsSomebody(moment)

/** The next stage and the hours until it begins; null for an adult. */
function nextStage({ creature, now }: Moment): { stage: Stage; hours: number } | null {
  const age = ageHours(creature, now)
  const step = GROWTH.find(({ from }) => from === creature.stage)
  if (step) return { stage: step.to, hours: step.age_hours - age }
  if (creature.stage !== 'teen') return null
  const { age_hours, consistency, at_last_age_hours } = ADULTHOOD
  return { stage: 'adult', hours: (creature.consistency >= consistency ? age_hours : at_last_age_hours) - age }
}

/** The first to grow up within a day. */
function growing(well: readonly Hoping[]): Html | null {
  const [first] = well
    .flatMap(({ moment }) => {
      const next = nextStage(moment)
      return next && next.hours > 0 && next.hours <= HOURS_PER_DAY ? [{ ...next, name: moment.creature.name }] : []
    })
    .sort((a, b) => a.hours - b.hours)
  if (!first) return null
  const word = STAGE_WORDS[first.stage]
  return html`<bdi>${first.name}</bdi> grows up in ${formatRoughly(first.hours) ?? 'a moment'}: ${article(word)} ${word} then.`
}

function wishing(view: TomorrowView): Html | null {
  const one = wishOfTheDay(view)
  return one ? wishWords(view, one) : null
}

/** Changes from day to day among several. */
function collecting(well: readonly Hoping[], now: Instant): Html | null {
  const one = well[dayOf(now) % well.length]
  if (!one) return null
  const { creature } = one.moment
  const { granted } = creature.wishes
  let more = 1
  while (keepsakesForWishes(granted + more) === keepsakesForWishes(granted)) more += 1
  return html`${creature.stage === 'baby' ? 'Once it is a child, ' : ''}<bdi>${creature.name}</bdi> keeps something new after ${spellNumber(more)} more ${more === 1 ? 'wish' : 'wishes'} granted.`
}
