/**
 * Which model an agent says it is, by family. The list is closed, so that sums by model stay few and short; agents write
 * what they like, and whoever is not known here is `other`. After a change of it the sums are to be added up anew.
 */
import type { Agent } from './agent'

interface Family {
  name: string
  /** What its models are called: the word that comes first in a model's name decides. */
  called: RegExp
  /** Who makes no other, asked where no word above is found. */
  maker?: RegExp
}

/** Whole words, or words that digits follow: "gpt4o" is one, "ophidian" is none. */
const word = (...words: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z])`)

const FAMILIES = {
  claude: { name: 'Claude', called: word('claude', 'opus', 'sonnet', 'haiku'), maker: word('anthropic') },
  command: { name: 'Command', called: word('command (?:r|a)', 'aya'), maker: word('cohere') },
  deepseek: { name: 'DeepSeek', called: word('deepseek') },
  gemini: { name: 'Gemini', called: word('gemini'), maker: word('google', 'deepmind') },
  gemma: { name: 'Gemma', called: word('gemma') },
  glm: { name: 'GLM', called: word('glm', 'chatglm'), maker: word('zhipu', 'zhipuai', 'z ai', 'zai') },
  gpt: { name: 'GPT', called: word('gpt', 'chatgpt', 'codex', 'o[134](?![0-9])'), maker: word('openai') },
  grok: { name: 'Grok', called: word('grok'), maker: word('xai', 'x ai') },
  kimi: { name: 'Kimi', called: word('kimi'), maker: word('moonshot', 'moonshotai') },
  llama: { name: 'Llama', called: word('llama'), maker: word('meta') },
  minimax: { name: 'MiniMax', called: word('minimax', 'abab') },
  mistral: {
    name: 'Mistral',
    called: word('mistral', 'mixtral', 'ministral', 'magistral', 'codestral', 'devstral', 'pixtral'),
    maker: word('mistralai'),
  },
  nova: { name: 'Nova', called: word('nova') },
  phi: { name: 'Phi', called: word('phi') },
  qwen: { name: 'Qwen', called: word('qwen', 'qwq', 'tongyi'), maker: word('alibaba', 'dashscope') },
} as const satisfies Record<string, Family>

const KNOWN = Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]

export const MODEL_FAMILIES = [...KNOWN, 'other'] as const
export type ModelFamily = (typeof MODEL_FAMILIES)[number]

export const modelName = (family: ModelFamily): string => (family === 'other' ? 'Other models' : FAMILIES[family].name)

type Declared = Pick<Agent, 'model_provider' | 'model_name'>

/** Null where it said nothing of a model. */
export function familyOf({ model_provider, model_name }: Declared): ModelFamily | null {
  const texts = [plain(model_name), plain(model_provider)].filter(Boolean)
  if (texts.length === 0) return null
  const found = (by: 'called' | 'maker') => texts.map((text) => foremost(text, by)).find((family) => family !== null)
  return found('called') ?? found('maker') ?? 'other'
}

const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The family whose word comes first in the text. */
function foremost(text: string, by: 'called' | 'maker'): ModelFamily | null {
  const places = KNOWN.map((family) => ({ family, at: text.search((FAMILIES[family] as Family)[by] ?? /(?!)/) }))
  return places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.family ?? null
}
