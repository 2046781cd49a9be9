/** The picture that a request asks for: its words, or what the pen takes from a description. */
import type { Picture } from '../../domain/painting/pen-words'
import { readPrompt } from '../../domain/painting/prompt'
import { article, capitalize, inSeries } from '../../domain/words'
import type { DrawnView } from '../../views/pictures'
import type { DrawnSubject } from './unseen-words'

interface AskedPicture {
  picture?: Picture | undefined
  prompt?: string | null | undefined
}

export interface DecidedPicture {
  picture: Picture
  /** What the answer says of it. */
  view: DrawnView
}

/** Null without a picture and without a description. */
export async function decidePicture(
  { picture, prompt }: AskedPicture,
  subject: DrawnSubject,
): Promise<DecidedPicture | null> {
  if (picture) return shownOn(subject, picture)
  if (!prompt) return null
  const { words, beyond } = readPrompt(prompt)
  const own = subject.kind === 'creature' ? [subject.species.family, subject.species.name.toLowerCase()] : []
  const asked = words.filter((word) => !own.includes(word))
  return shownOn(subject, asked, beyond)
}

const NOTE =
  'From a description the pen takes only its own words, as they stand between commas, "and" and "with". Say exactly what to draw with picture: GET /api/house/pictures lists the words.'

/** Leaves out words that do not show on this subject: its species may be drawn by lot, so that nobody could know. */
export async function shownOn(
  subject: DrawnSubject,
  asked: Picture,
  unread: readonly string[] = [],
): Promise<DecidedPicture> {
  const places = asked.length > 0 ? (await import('./unseen-words')).unseenWords(subject, asked) : []
  const unseen = places.map((at) => asked[at]!)
  const picture = asked.filter((word) => !unseen.includes(word))
  const beyond = [...unread, ...unseen]
  const notes = [
    unseen.length > 0 && `${nameOf(subject)} has nothing to show ${inSeries(unseen)} on.`,
    unread.length > 0 && NOTE,
  ]
  const note = notes.filter(Boolean).join(' ')
  return { picture, view: { drawn: picture, ...(note && { beyond, drawn_note: note }) } }
}

const nameOf = (subject: DrawnSubject): string =>
  subject.kind === 'keeper'
    ? 'The picture of a keeper'
    : capitalize(`${article(subject.species.name)} ${subject.species.name}`)
