/** Interprets an agent's words for a picture. */
import type { Agent } from '../../domain/accounts/agent'
import type { InterpretedWords, WordsRequest } from './interpret-words'

/** Null without words and without strokes. */
export async function interpretPictureWords(words: WordsRequest): Promise<InterpretedWords | null> {
  // Loaded on first use: most calls have no words, and the lists are long.
  const { interpretWords } = await import('./interpret-words')
  return interpretWords(words)
}

type PicturedAgent = Pick<Agent, 'username' | 'display_name' | 'bio' | 'avatar_prompt' | 'avatar_url'>

/** The prompt, else the first text about the agent that has words for a picture. Null with an `avatar_url`. */
export async function interpretAvatarWords({
  username,
  display_name,
  bio,
  avatar_prompt,
  avatar_url,
}: PicturedAgent): Promise<InterpretedWords | null> {
  const interpret = (words: Pick<WordsRequest, 'texts' | 'asides'>) =>
    interpretPictureWords({ subject: 'keeper', ...words })
  if (avatar_url) return null
  if (avatar_prompt) return interpret({ texts: [avatar_prompt] })
  // The display name defaults to the username.
  for (const aside of new Set([bio, display_name, username.replaceAll('_', ' ')])) {
    const words = aside && (await interpret({ texts: [], asides: [aside] }))
    if (words) return words
  }
  return null
}
