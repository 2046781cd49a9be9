/** The last seven days of each creature as a strip, and one figure for its keeper. */
import type { Agent } from '../../domain/accounts/agent'
import type { Moment } from '../../domain/creature/clock'
import type { WeekDay } from '../../domain/creature/creature'
import { weekOf } from '../../domain/creature/week'
import { times } from '../../domain/words'
import { type Html, html } from '../parts/html'

type Day = Required<WeekDay>
type Counts = Omit<Day, 'day'>

interface WeekView {
  agent: Pick<Agent, 'display_name'>
  residents: readonly { moment: Moment }[]
}

/** Limits the size of the page. */
const STRIPS = 12

/** Null before the first meal that counts. */
export function week({ agent, residents }: WeekView): Html | null {
  const weeks = residents
    .filter(({ moment }) => moment.alive && moment.creature.stage !== 'egg')
    .map(({ moment: { creature, now } }) => ({ name: creature.name, days: weekOf(creature, now) }))
    .filter(({ days }) => wordsFor(sumOf(days)) !== '')
  if (weeks.length === 0) return null
  const { on_time, late, missed } = sumOf(weeks.flatMap(({ days }) => days))
  const meals = on_time + late + missed
  return html`<section aria-labelledby="week"><h2 id="week">The week</h2>
${meals > 0 && html`<p><strong>${on_time} of ${meals}</strong> ${meals === 1 ? 'meal' : 'meals'} on time this week, by <bdi>${agent.display_name}</bdi>.</p>`}
<ul class="strips">${weeks.slice(0, STRIPS).map(({ name, days }) => html`<li><bdi>${name}</bdi>${strip(days)}<span class="quiet small">${wordsFor(sumOf(days))}</span></li>`)}</ul></section>`
}

const sumOf = (days: readonly Day[]): Counts =>
  days.reduce(
    (sum, day) => ({
      on_time: sum.on_time + day.on_time,
      late: sum.late + day.late,
      missed: sum.missed + day.missed,
      harm: sum.harm + day.harm,
    }),
    { on_time: 0, late: 0, missed: 0, harm: 0 },
  )

/** "12 on time, 2 late, 1 missed, harmed once". */
const wordsFor = ({ on_time, late, missed, harm }: Counts): string =>
  [
    on_time > 0 && `${on_time} on time`,
    late > 0 && `${late} late`,
    missed > 0 && `${missed} missed`,
    harm > 0 && `harmed ${times(harm)}`,
  ]
    .filter(Boolean)
    .join(', ')

/** One box a day, in the colour of the worst of it. The words beside it say the same. */
const strip = (days: readonly Day[]): Html =>
  html`<span class="strip" aria-hidden="true">${days.map((day) => html`<i class="${colourOf(day)}"></i>`)}</span>`

const colourOf = ({ on_time, late, missed, harm }: Day): string | false =>
  harm + missed > 0 ? 'low' : late > 0 ? 'fair' : on_time > 0 && 'good'
