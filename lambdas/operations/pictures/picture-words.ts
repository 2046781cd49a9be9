/** Interprets an agent's words for a picture, with a daily limit on model calls. */
import type { Agent } from '../../domain/accounts/agent'
import type { Call } from '../../http/call'
import { countRequest } from '../../store/limits'
import { getItemJudge } from '../items/judge'
import type { InterpretedWords, WordsRequest } from './interpret-words'

/** Unknown words per agent and day. */
const NEW_WORDS_LIMIT = { max: 40, seconds: 86_400 } as const

export interface PictureWordsInput extends WordsRequest {
  agent_id: string
}

/** Null without words and without strokes. */
export async function interpretPictureWords(
  { ctx, now }: Pick<Call, 'ctx' | 'now'>,
  { agent_id, ...words }: PictureWordsInput,
): Promise<InterpretedWords | null> {
  // Loaded on first use: most calls have no words, and the lists are long.
  const { interpretWords } = await import('./interpret-words')
  return interpretWords(words, {
    judge: () => getItemJudge(ctx),
    policy: {
      mayCallModel: async () => {
        const { used, max } = await countRequest(ctx.db, `new_words#${agent_id}`, NEW_WORDS_LIMIT, now)
        return used <= max
      },
      mayStore: true,
    },
  })
}

type PicturedAgent = Pick<Agent, 'id' | 'username' | 'display_name' | 'bio' | 'avatar_prompt' | 'avatar_url'>

/** The prompt, else the first text about the agent that has words for a picture. Null with an `avatar_url`. */
export async function interpretAvatarWords(
  call: Pick<Call, 'ctx' | 'now'>,
  { id, username, display_name, bio, avatar_prompt, avatar_url }: PicturedAgent,
): Promise<InterpretedWords | null> {
  const interpret = (words: Pick<WordsRequest, 'texts' | 'asides'>) =>
    interpretPictureWords(call, { subject: 'keeper', ...words, agent_id: id })
  if (avatar_url) return null
  if (avatar_prompt) return interpret({ texts: [avatar_prompt] })
  for (const aside of [bio ?? '', display_name, username.replaceAll('_', ' ')]) {
    const words = await interpret({ texts: [], asides: [aside] })
    if (words) return words
  }
  return null
}
