import { createBedrockEmbedder } from '../../lambdas/adapters/bedrock-embedder'
import { withTimeout } from '../../lambdas/adapters/embedder'
import { BedrockStub, type Reply } from '../support/services/bedrock'

describe('Titan on Bedrock', () => {
  let stub: BedrockStub
  let embedder: ReturnType<typeof createBedrockEmbedder>

  beforeEach(async () => {
    stub = new BedrockStub()
    const endpoint = await stub.open()
    const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }
    embedder = createBedrockEmbedder({ client: { endpoint, region: 'us-east-1', credentials } })
  })
  afterEach(() => stub.close())

  const vector = Array.from({ length: 256 }, (_, at) => (at === 0 ? 1 : 0))

  it('requests a normalised vector of its size, signed', async () => {
    stub.reply = () => ({ body: JSON.stringify({ embedding: vector, inputTextTokenCount: 2 }) })
    expect(await embedder.embed('canned fish')).toEqual(vector)
    expect(stub.received).toEqual([
      {
        path: '/model/amazon.titan-embed-text-v2:0/invoke',
        authorization: expect.stringContaining('/us-east-1/bedrock/aws4_request'),
        body: { inputText: 'canned fish', dimensions: 256, normalize: true },
      },
    ])
  })

  it('has an id with its model and size, usable as a file name', () => {
    expect(embedder.id).toBe('amazon-titan-embed-text-v2-0-256')
  })

  const throttled: Reply = {
    status: 429,
    headers: { 'x-amzn-errortype': 'ThrottlingException' },
    body: JSON.stringify({ message: 'Too many requests' }),
  }

  it('retries once if throttled', async () => {
    stub.reply = (attempt) => (attempt === 1 ? throttled : { body: JSON.stringify({ embedding: vector }) })
    expect(await withTimeout(embedder, 10_000)('tuna')).toMatchObject({ vector: expect.anything() })
    expect(stub.received).toHaveLength(2)
  })

  it('returns a failure if throttled again', async () => {
    stub.reply = () => throttled
    const answer = await withTimeout(embedder, 10_000)('tuna')
    expect(answer).toMatchObject({ failure: 'failed', cause: { name: 'ThrottlingException' } })
    expect(stub.received).toHaveLength(2)
  })

  it.each([
    ['is not JSON', '<html>'],
    ['has no embedding', '{}'],
    ['has an invalid embedding', '{"embedding":"tuna"}'],
    ['is null', 'null'],
  ])('returns a failure if the reply %s', async (_, body) => {
    stub.reply = () => ({ body })
    expect(await withTimeout(embedder, 10_000)('tuna')).toMatchObject({ failure: 'failed' })
  })

  it('returns a failure for a vector of another size', async () => {
    stub.reply = () => ({ body: JSON.stringify({ embedding: [1, 0] }) })
    expect(await withTimeout(embedder, 10_000)('tuna')).toEqual({ failure: 'unusable' })
  })

  it('returns a timeout without a reply', async () => {
    expect(await withTimeout(embedder, 5)('tuna')).toEqual({ failure: 'slow' })
  })
})
