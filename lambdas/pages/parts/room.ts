/** The room of a household. Uses public facts only, unless `night` is given. */

import type { Gravestone } from '../../domain/afterlife/gravestone'
import { isReturnable } from '../../domain/afterlife/resurrection'
import { needsSomebody } from '../../domain/care/findings'
import type { PublicMoment } from '../../domain/creature/clock'
import { expressionOf, isAtEase } from '../../domain/creature/expression'
import type { Expression } from '../../domain/creature/mood'
import type { Instant } from '../../domain/time/instants'
import { keepsakeShapes } from '../../domain/voice/wish'
import { capitalize, spellNumber } from '../../domain/words'
import { shown } from '../../drawing/portrait-subject'
import { MOST_FLOWERS, type Room, room } from '../../drawing/room/room'
import type { KeepsakeShape } from '../../species/book'
import { subjectNow } from './faces'
import { type Html, html, textOf, trusted } from './html'
import { conditionWords, nameList } from './phrases'

interface RoomView {
  agent: { id: string; display_name: string }
  /** Most important first. Dead creatures are shown as a flower. */
  moments: readonly PublicMoment[]
  /** Newest first. */
  stones: readonly Pick<Gravestone, 'creature_id' | 'name' | 'died_at' | 'resurrected_at'>[]
  /** Absent on public pages, which must not reveal the timezone: then it is night if a creature sleeps. */
  night?: boolean
  looks_up?: boolean
}

const ASLEEP: readonly Expression[] = ['sleeping', 'fading']

export function householdRoom({ agent, moments, stones, looks_up = false, ...known }: RoomView): Room {
  const living = moments.filter(({ alive }) => alive)
  const lost = [
    ...moments.filter(({ alive }) => !alive).map(({ creature: { id, name } }) => ({ id, name })),
    ...stones
      .filter(({ resurrected_at }) => resurrected_at === null)
      .map(({ creature_id: id, name }) => ({ id, name })),
  ].slice(0, MOST_FLOWERS)
  const { night = living.some((moment) => ASLEEP.includes(expressionOf(moment))) } = known
  const keepsakes = onShelf(living.map(({ creature }) => keepsakeShapes(creature)))
  return room({
    keeper: agent.id,
    subjects: living.map((moment) => subjectNow(moment, looks_up)),
    keepsakes,
    lost: lost.map(({ id }) => id),
    night,
    festive:
      living.length > 0 &&
      living.every((moment) => isAtEase(moment) && !needsSomebody(moment) && !stones.some(isMissed(moment.now))) &&
      living.length === moments.length,
    titled: (count) =>
      [
        `The room of ${agent.display_name}, ${night ? 'at night' : 'by day'}: ${
          count === 0
            ? 'an empty bed'
            : living
                .slice(0, count)
                .map((moment) => stateOf(moment, looks_up))
                .join('; ')
        }.`,
        ...(living.length > count ? [`${capitalize(moreWords(living.length - count))}.`] : []),
        ...(keepsakes.length > 0 ? ['Keepsakes are on the shelf.'] : []),
        ...(lost.length > 0 ? [`Flowers for ${textOf(html`${nameList(lost.map(({ name }) => name))}`)}.`] : []),
      ].join(' '),
  })
}

/** Whether it can still be brought back. */
const isMissed =
  (now: Instant) =>
  ({ died_at, resurrected_at }: RoomView['stones'][number]): boolean =>
    resurrected_at === null && isReturnable(died_at, now)

const moreWords = (count: number): string =>
  `${spellNumber(count)} more ${count === 1 ? 'is' : 'are'} not in the picture`

/** "Moth is unwell, under its blanket". */
function stateOf(moment: PublicMoment, looksUp: boolean): string {
  const { name, stage } = moment.creature
  if (stage === 'egg') return `${name} is an egg in its nest`
  const { mood, up } = shown(subjectNow(moment, looksUp))
  return `${name} is ${conditionWords(moment)}${mood === 'sick' ? ', under its blanket' : ''}${up ? ', looking up' : ''}`
}

/** The first keepsake of each creature before the second of any. */
const onShelf = (kept: readonly (readonly KeepsakeShape[])[]): KeepsakeShape[] =>
  Array.from({ length: Math.max(0, ...kept.map(({ length }) => length)) }, (_, at) =>
    kept.flatMap((shapes) => shapes[at] ?? []),
  ).flat()

export const roomFigure = (drawing: Room, living: number): Html =>
  html`<figure class="home">${trusted(drawing.draw())}${living > drawing.shown && html`<figcaption class="quiet small">${capitalize(moreWords(living - drawing.shown))}.</figcaption>`}</figure>`
