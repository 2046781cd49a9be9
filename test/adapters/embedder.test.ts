import {
  cacheEmbeddings,
  type Embedder,
  normalizeVector,
  type VectorStore,
  withTimeout,
} from '../../lambdas/adapters/embedder'

const UNIT = Float32Array.from([1, 0])

/** An embedder that returns what the test defines, and records its calls. */
function scripted(answer: (text: string) => unknown): Embedder & { calls: string[] } {
  const calls: string[] = []
  return {
    id: 'scripted-2',
    dimensions: 2,
    calls,
    async embed(text) {
      calls.push(text)
      return answer(text) as number[]
    },
  }
}

const never = new Promise<never>(() => {})

describe('an embedder with a timeout', () => {
  it('normalises the vector to length 1', async () => {
    expect(await withTimeout(scripted(() => [3, 4]))('tuna')).toEqual({ vector: Float32Array.from([0.6, 0.8]) })
  })

  it.each([
    ['not a number', [Number.NaN, 1]],
    ['infinite', [Number.POSITIVE_INFINITY, 1]],
    ['too short', [1]],
    ['too long', [1, 2, 3]],
    ['zero', [0, 0]],
    ['of words', ['a', 'b']],
    ['missing', undefined],
    ['text', '[1,2]'],
  ])('rejects a vector that is %s', async (_, answer) => {
    expect(await withTimeout(scripted(() => answer))('tuna')).toEqual({ failure: 'unusable' })
  })

  it('returns an error as a value', async () => {
    const cause = new Error('throttled')
    const failing = scripted(() => {
      throw cause
    })
    expect(await withTimeout(failing)('tuna')).toEqual({ failure: 'failed', cause })
  })

  it('does not wait longer than its timeout', async () => {
    jest.useFakeTimers()
    const answer = withTimeout(
      scripted(() => never),
      800,
    )('tuna')
    await jest.advanceTimersByTimeAsync(799)
    await expect(Promise.race([answer, Promise.resolve('waiting')])).resolves.toBe('waiting')
    await jest.advanceTimersByTimeAsync(1)
    await expect(answer).resolves.toEqual({ failure: 'slow' })
    jest.useRealTimers()
  })

  it('ignores an error after the timeout', async () => {
    let fail: (error: Error) => void = () => {}
    const late = scripted(() => new Promise((_, reject) => (fail = reject)))
    expect(await withTimeout(late, 1)('tuna')).toEqual({ failure: 'slow' })
    fail(new Error('too late'))
    await Promise.resolve()
  })
})

/** An in-memory vector store. */
function memoryStore(): VectorStore & { rows: Map<string, ArrayLike<number>> } {
  const rows = new Map<string, ArrayLike<number>>()
  return {
    rows,
    async get(id, item) {
      const vector = rows.get(`${id}/${item}`)
      return vector ? { vector, stored: true } : null
    },
    put: async (id, item, vector) => void rows.set(`${id}/${item}`, vector),
  }
}

describe('a caching embedder', () => {
  it('calls the model once per item', async () => {
    const embedder = scripted(() => [1, 0])
    const memory = cacheEmbeddings(embedder)
    expect(await memory.embed('tuna')).toEqual(UNIT)
    expect(await memory.embed('tuna')).toEqual(UNIT)
    expect(embedder.calls).toEqual(['tuna'])
  })

  it('shares one call among concurrent callers', async () => {
    const embedder = scripted(() => [1, 0])
    const memory = cacheEmbeddings(embedder)
    await Promise.all(Array.from({ length: 20 }, () => memory.embed('tuna')))
    expect(embedder.calls).toEqual(['tuna'])
  })

  it('finds vectors stored by another process, by embedder', async () => {
    const store = memoryStore()
    await cacheEmbeddings(
      scripted(() => [1, 0]),
      { store },
    ).embed('tuna')
    const embedder = scripted(() => [0, 1])
    expect(await cacheEmbeddings(embedder, { store }).embed('tuna')).toEqual(UNIT)
    expect(embedder.calls).toEqual([])
    await cacheEmbeddings({ ...embedder, id: 'another' }, { store }).embed('tuna')
    expect(embedder.calls).toEqual(['tuna'])
    expect([...store.rows.keys()]).toEqual(['scripted-2/tuna', 'another/tuna'])
  })

  it('works without a store that fails', async () => {
    const broken = async (): Promise<never> => {
      throw new Error('no table')
    }
    const memory = cacheEmbeddings(
      scripted(() => [1, 0]),
      { store: { get: broken, put: broken } },
    )
    expect(await memory.embed('tuna')).toEqual(UNIT)
  })

  it('caches neither invalid vectors nor errors, and calls again', async () => {
    const store = memoryStore()
    const answers = [[0, 0], new Error('throttled'), [1, 0]]
    const embedder = scripted(() => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
    const ask = withTimeout(cacheEmbeddings(embedder, { store }))
    expect(await ask('tuna')).toEqual({ failure: 'unusable' })
    expect(await ask('tuna')).toMatchObject({ failure: 'failed' })
    expect(store.rows.size).toBe(0)
    expect(await ask('tuna')).toEqual({ vector: UNIT })
    expect(embedder.calls).toHaveLength(3)
  })

  it('caches a vector that arrives after the timeout', async () => {
    let answer: (vector: number[]) => void = () => {}
    const embedder = scripted(() => new Promise((resolve) => (answer = resolve)))
    const ask = withTimeout(cacheEmbeddings(embedder), 1)
    expect(await ask('tuna')).toEqual({ failure: 'slow' })
    const next = ask('tuna')
    answer([1, 0])
    expect(await next).toEqual({ vector: UNIT })
    expect(embedder.calls).toHaveLength(1)
  })

  it('does not call the model for a caller without permission, but for the next one', async () => {
    const embedder = scripted(() => [1, 0])
    const ask = withTimeout(cacheEmbeddings(embedder))
    const [refused, allowed] = await Promise.all(
      [false, true].map((may) => ask('tuna', { mayCallModel: async () => may, mayStore: true })),
    )
    expect([refused, allowed]).toEqual([{ failure: 'not_permitted' }, { vector: UNIT }])
    expect(await ask('tuna', { mayCallModel: async () => false, mayStore: true })).toEqual({ vector: UNIT })
    expect(embedder.calls).toEqual(['tuna'])
  })

  it('stores again if the first write failed', async () => {
    const store = memoryStore()
    const { put } = store
    store.put = () => Promise.reject(new Error('throttled'))
    const memory = cacheEmbeddings(
      scripted(() => [1, 0]),
      { store },
    )
    await memory.embed('tuna')
    store.put = put
    await memory.embed('tuna')
    expect(store.rows.size).toBe(1)
  })

  it('evicts the least recently used', async () => {
    const embedder = scripted(() => [1, 0])
    const memory = cacheEmbeddings(embedder, { capacity: 2 })
    for (const item of ['tuna', 'ham', 'tuna', 'egg', 'tuna', 'ham']) await memory.embed(item)
    expect(embedder.calls).toEqual(['tuna', 'ham', 'egg', 'ham'])
  })
})

it('treats a stored vector of another size as missing', () => {
  expect(normalizeVector(new Float32Array(3), 2)).toBeNull()
})
