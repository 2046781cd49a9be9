/** Words for a picture: what the pen takes up of them, as strokes to keep and as an answer. */
import type { Call } from '../../http/call'
import { countRequest } from '../../store/limits'
import { getItemJudge } from '../items/judge'
import type { InterpretedWords, WordsRequest } from './interpret-words'

/** Words of no list that are asked about for one agent in a day. */
const NEW_WORDS_LIMIT = { max: 40, seconds: 86_400 } as const

export interface PictureWordsInput extends WordsRequest {
  agent_id: string
}

/** Null where nothing was asked for and nothing found. */
export async function interpretPictureWords(
  { ctx, now }: Pick<Call, 'ctx' | 'now'>,
  { agent_id, ...words }: PictureWordsInput,
): Promise<InterpretedWords | null> {
  // Loaded when the first words come: most calls bring none, and their lists are long.
  const { interpretWords: takenUp } = await import('./interpret-words')
  return takenUp(words, {
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
