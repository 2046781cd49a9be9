/** The picture that a request asks for: its words, or what the pen takes from a description. */
import { invalidCode, type Route } from '../../api/routes/routes'
import type { Picture } from '../../domain/painting/pen-words'
import { readPrompt } from '../../domain/painting/prompt'
import { article } from '../../domain/words'
import { type Refusal, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
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
  route: Route,
  { picture, prompt }: AskedPicture,
  subject: DrawnSubject,
): Promise<DecidedPicture | Refusal | null> {
  if (picture) return decideWords(route, picture, subject)
  return prompt ? takenFrom(prompt, subject) : null
}

const shownOn = (subject: DrawnSubject): string =>
  subject.kind === 'keeper'
    ? 'on the picture of a keeper'
    : `on ${article(subject.species.name)} ${subject.species.name}`

/** Refuses words that do not show on this subject. */
export async function decideWords(
  route: Route,
  picture: Picture,
  subject: DrawnSubject,
): Promise<DecidedPicture | Refusal> {
  const unseen = await unseenOf(subject, picture)
  if (unseen.length === 0) return { picture, view: { drawn: picture } }
  const message = `does not show ${shownOn(subject)}; leave it out`
  return refuse(invalidCode(route), faultDetails(...unseen.map((at) => ({ path: `body.picture.${at}`, message }))))
}

async function takenFrom(prompt: string, subject: DrawnSubject): Promise<DecidedPicture> {
  const { words, beyond: unread } = readPrompt(prompt)
  const own = subject.kind === 'creature' ? [subject.species.family, subject.species.name.toLowerCase()] : []
  const asked = words.filter((word) => !own.includes(word))
  const unseen = await unseenOf(subject, asked)
  const picture = asked.filter((_, at) => !unseen.includes(at))
  const beyond = [...unread, ...unseen.map((at) => asked[at]!)]
  return {
    picture,
    view: { drawn: picture, ...(beyond.length > 0 && { beyond, drawn_note: NOTE }) },
  }
}

const NOTE =
  'From a description the pen takes only its own words, as they stand between commas, "and" and "with". Say exactly what to draw with picture: GET /api/house/pictures lists the words.'

const unseenOf = async (subject: DrawnSubject, picture: Picture): Promise<number[]> =>
  picture.length > 0 ? (await import('./unseen-words')).unseenWords(subject, picture) : []
