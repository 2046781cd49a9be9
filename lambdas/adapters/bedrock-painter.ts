/** Painter that calls Stability's image models through Bedrock. */
import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  InvokeModelCommand,
  ValidationException,
} from '@aws-sdk/client-bedrock-runtime'
import type { Painter, PaintResult } from './painter'

export interface BedrockPainterOptions {
  modelId: string
  /** Overrides the address, region or credentials of the environment. */
  client?: BedrockRuntimeClientConfig
}

/** Words in the error messages of the models' content filters. */
const FILTER_MESSAGE = /filter|moderat|polic(y|ies)|not allowed|blocked|inappropriate|prohibited|safety/i

/** No retries here: the queue retries with longer delays. */
const CLIENT_LIMITS = { maxAttempts: 1, requestHandler: { requestTimeout: 60_000, disableConcurrentStreams: true } }

export function createBedrockPainter({ modelId, client: config = {} }: BedrockPainterOptions): Painter {
  const client = new BedrockRuntimeClient({ ...CLIENT_LIMITS, ...config })
  return {
    async paint({ prompt, without }, seed) {
      const command = new InvokeModelCommand({
        modelId,
        contentType: 'application/json',
        accept: 'application/json',
        body: JSON.stringify({ prompt, negative_prompt: without, aspect_ratio: '1:1', output_format: 'png', seed }),
      })
      try {
        const { body } = await client.send(command)
        return paintResultOf(JSON.parse(new TextDecoder().decode(body)))
      } catch (error) {
        // A prompt that the content filter rejects is reported as an invalid request; a retry would fail again.
        // Any other invalid request is a fault of this service, such as a retired model, and must raise an alarm.
        if (error instanceof ValidationException && FILTER_MESSAGE.test(error.message))
          return { refused: error.message.slice(0, 200) }
        throw error
      }
    },
  }
}

interface StabilityReply {
  images?: unknown
  /** Null for a picture, otherwise the name of the content filter. */
  finish_reasons?: unknown
}

function paintResultOf(reply: StabilityReply): PaintResult {
  const [reason] = Array.isArray(reply.finish_reasons) ? reply.finish_reasons : []
  if (typeof reason === 'string' && reason) return { refused: reason.slice(0, 200) }
  const [image] = Array.isArray(reply.images) ? reply.images : []
  const png = typeof image === 'string' ? Buffer.from(image, 'base64') : null
  if (!png || !isPng(png)) throw new Error('Bedrock reply has no picture')
  return { png }
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)
