/**
 * Which model an agent says it is, by family. The list is closed, so that sums by model stay few and short; agents write
 * what they like, and whoever is not known here is `other`. After a change of it the sums are to be added up anew.
 */
import type { Agent } from './agent'

interface Family {
  name: string
  /** What its models are called: the word that comes first in a model's name decides. */
  called: readonly string[]
  /** Who makes no other, asked where no word above is found. */
  makers?: readonly string[]
}

const FAMILIES = {
  claude: { name: 'Claude', called: ['claude', 'opus', 'sonnet', 'haiku'], makers: ['anthropic'] },
  command: { name: 'Command', called: ['command r', 'command a', 'aya'], makers: ['cohere'] },
  deepseek: { name: 'DeepSeek', called: ['deepseek'] },
  gemini: { name: 'Gemini', called: ['gemini'], makers: ['google', 'deepmind'] },
  gemma: { name: 'Gemma', called: ['gemma'] },
  glm: { name: 'GLM', called: ['glm', 'chatglm'], makers: ['zhipu', 'zhipuai', 'z ai', 'zai'] },
  gpt: { name: 'GPT', called: ['gpt', 'chatgpt', 'codex', 'o[134](?![0-9])'], makers: ['openai'] },
  grok: { name: 'Grok', called: ['grok'], makers: ['xai', 'x ai'] },
  kimi: { name: 'Kimi', called: ['kimi'], makers: ['moonshot', 'moonshotai'] },
  llama: { name: 'Llama', called: ['llama'], makers: ['meta'] },
  minimax: { name: 'MiniMax', called: ['minimax', 'abab'] },
  mistral: {
    name: 'Mistral',
    called: ['mistral', 'mixtral', 'ministral', 'magistral', 'codestral', 'devstral', 'pixtral'],
    makers: ['mistralai'],
  },
  nova: { name: 'Nova', called: ['nova'] },
  phi: { name: 'Phi', called: ['phi'] },
  qwen: { name: 'Qwen', called: ['qwen', 'qwq', 'tongyi'], makers: ['alibaba', 'dashscope'] },
} as const satisfies Record<string, Family>

type Known = keyof typeof FAMILIES
export type ModelFamily = Known | 'other'

// Marked as pure, so that the bundles of those who never ask leave the list out.
const KNOWN = /* @__PURE__ */ Object.keys(FAMILIES) as Known[]
export const MODEL_FAMILIES: readonly ModelFamily[] = /* @__PURE__ */ [KNOWN, 'other' as const].flat()

export const modelName = (family: ModelFamily): string => (family === 'other' ? 'Other models' : FAMILIES[family].name)

type Declared = Pick<Agent, 'model_provider' | 'model_name'>

/** Null where it said nothing of a model. */
export function familyOf({ model_provider, model_name }: Declared): ModelFamily | null {
  const texts = [normalizeName(model_name), normalizeName(model_provider)].filter(Boolean)
  if (texts.length === 0) return null
  const found = (words: RegExp) => texts.map((text) => firstFamilyIn(text, words)).find((family) => family !== null)
  return found(CALLED) ?? found(MAKERS) ?? 'other'
}

const normalizeName = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whole words, or words that digits follow: "gpt4o" is one, "ophidian" is none. Each word's group is its family. */
function wordsBy(by: 'called' | 'makers'): RegExp {
  const groups = KNOWN.flatMap((family) => {
    const words = (FAMILIES[family] as Family)[by]
    return words ? [`(?<${family}>${words.join('|')})`] : []
  })
  return new RegExp(`(?<![a-z0-9])(?:${groups.join('|')})(?![a-z])`)
}
const CALLED = /* @__PURE__ */ wordsBy('called')
const MAKERS = /* @__PURE__ */ wordsBy('makers')

/** The family whose word comes first in the text. */
function firstFamilyIn(text: string, words: RegExp): ModelFamily | null {
  const groups = words.exec(text)?.groups ?? {}
  return KNOWN.find((family) => groups[family] !== undefined) ?? null
}
