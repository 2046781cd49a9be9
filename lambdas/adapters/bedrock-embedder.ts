/** Embedder that calls Amazon Titan Text Embeddings v2 through Bedrock. */
import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  InvokeModelCommand,
} from '@aws-sdk/client-bedrock-runtime'
import type { Embedder } from './embedder'

const TITAN_TEXT_V2 = 'amazon.titan-embed-text-v2:0'

/** The smallest vector that the model offers. */
const dimensions = 256

export interface BedrockEmbedderOptions {
  modelId?: string
  /** Overrides the address, region or credentials of the environment. */
  client?: BedrockRuntimeClientConfig
}

/** A judgement has time for two attempts, not three. Without a request timeout a hanging call would stay open. */
const CLIENT_LIMITS = { maxAttempts: 2, requestHandler: { requestTimeout: 2_000, disableConcurrentStreams: true } }

export function createBedrockEmbedder({
  modelId = TITAN_TEXT_V2,
  client: config = {},
}: BedrockEmbedderOptions = {}): Embedder {
  const client = new BedrockRuntimeClient({ ...CLIENT_LIMITS, ...config })
  return {
    id: `${modelId.replace(/[^a-z0-9]+/gi, '-')}-${dimensions}`,
    dimensions,
    async embed(inputText) {
      const { body } = await client.send(
        new InvokeModelCommand({
          modelId,
          contentType: 'application/json',
          accept: 'application/json',
          body: JSON.stringify({ inputText, dimensions, normalize: true }),
        }),
      )
      return embeddingOf(JSON.parse(new TextDecoder().decode(body)))
    },
  }
}

function embeddingOf(reply: unknown): number[] {
  const embedding = typeof reply === 'object' && reply !== null && 'embedding' in reply ? reply.embedding : null
  if (!Array.isArray(embedding)) throw new Error('Bedrock reply has no embedding')
  return embedding
}
