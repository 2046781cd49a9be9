/** What the pen takes from a description in free words: only words of its own, as they stand. */
import { type Picture, parsePicture } from './pen-words'

/** Negations, comparisons and the like: a sentence with one may name what is not meant, so it is skipped whole. */
const SKIPPED =
  /n['’]t\b|-free\b|\b(?:no|not|none|nor|neither|never|nothing|nobody|nowhere|cannot|without|minus|sans|zero|non|anti|devoid|opposite|except|instead|rather|than|like|unlike|as\b.*\bas|as (?:if|though)|more|most|less|least|fewer|few|half|almost|nearly|hardly|barely|scarcely|rarely|seldom|lacks?|lacking|misses|missing|lost|loses|losing|(?:free|bare|rid|tired|sick|bored) (?:of|from)|exclud\w*|bans?|banned|rejects?|rejected|sold|sells?|away|gone|too|allergic|afraid|fears?|hates?|dislikes?|loathes?|avoids?|refuses?|remov\w+|omit|skip|drop|ditch|forget|hide|hides|hidden|(?:leaves?|takes?|keeps?) (?:out|off)|forbidden|stop|used to|once|formerly|dream\w*|imagin\w+|pretend\w*|supposed|would|could|might|maybe|perhaps|if|unless|or|either|but|similar|compared|versus|vs)\b/i
const SENTENCES = /(?<=[.!?])(?:\s+|$)/
const PIECES = /,|\band\b|\bwith\b/i
/** A word with its colour, after an article. */
const PLAIN_WORDS = /^(?:(?:an?|the) )?([a-z ]+)$/i

export interface ReadPrompt {
  words: Picture
  /** The rest, as it was written. */
  beyond: readonly string[]
}

export function readPrompt(prompt: string): ReadPrompt {
  let words: Picture = []
  const beyond: string[] = []
  for (const sentence of prompt.replace(/\s+/g, ' ').split(SENTENCES)) {
    const said = sentence.replace(/[.!]+$/, '').trim()
    if (!said) continue
    const isSkipped = SKIPPED.test(said) || said.endsWith('?')
    for (const piece of isSkipped ? [said] : said.split(PIECES).map((one) => one.trim())) {
      const [, word] = PLAIN_WORDS.exec(piece) ?? []
      const parsed = word && !isSkipped ? parsePicture([...words, word]) : null
      if (parsed && 'words' in parsed) words = parsed.words
      else if (piece) beyond.push(piece)
    }
  }
  return { words, beyond }
}
