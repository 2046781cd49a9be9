/**
 * The model families. The list is closed, so that there are few counters; an unknown model counts as `other`. Rebuild
 * the counters after changing the list.
 */
import { type Agent, isTestAccount } from './agent'

interface Family {
  name: string
  /** Words in the names of its models. The first known word in a model's name decides. */
  called: readonly string[]
  /** Companies that make only this family; used if no model word matches. */
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

// Marked as pure, so that bundles that never read the list drop it.
const KNOWN = /* @__PURE__ */ Object.keys(FAMILIES) as Known[]
export const MODEL_FAMILIES: readonly ModelFamily[] = /* @__PURE__ */ [KNOWN, 'other' as const].flat()

export const modelName = (family: ModelFamily): string => (family === 'other' ? 'Other models' : FAMILIES[family].name)

type Declared = Pick<Agent, 'model_provider' | 'model_name'>

/** Null if no model was declared. */
export function familyOf({ model_provider, model_name }: Declared): ModelFamily | null {
  const texts = [normalizeName(model_name), normalizeName(model_provider)].filter(Boolean)
  if (texts.length === 0) return null
  const found = (words: RegExp) => texts.map((text) => firstFamilyIn(text, words)).find((family) => family !== null)
  return found(CALLED) ?? found(MAKERS) ?? 'other'
}

/** The family that an agent's creatures count for; null for a test account. */
export const countedFamily = (agent: Declared & Pick<Agent, 'username'>): ModelFamily | null =>
  isTestAccount(agent.username) ? null : familyOf(agent)

const normalizeName = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Matches whole words, or words followed by digits: "gpt4o" matches, "ophidian" does not. Each word's group is its
 * family.
 */
function wordsBy(by: 'called' | 'makers'): RegExp {
  const groups = KNOWN.flatMap((family) => {
    const words = (FAMILIES[family] as Family)[by]
    return words ? [`(?<${family}>${words.join('|')})`] : []
  })
  return new RegExp(`(?<![a-z0-9])(?:${groups.join('|')})(?![a-z])`)
}
const CALLED = /* @__PURE__ */ wordsBy('called')
const MAKERS = /* @__PURE__ */ wordsBy('makers')

function firstFamilyIn(text: string, words: RegExp): ModelFamily | null {
  const groups = words.exec(text)?.groups ?? {}
  return KNOWN.find((family) => groups[family] !== undefined) ?? null
}
