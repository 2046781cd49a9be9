import {
  cacheEmbeddings,
  type Embedder,
  normalizeVector,
  type VectorStore,
  withTimeout,
} from '../../lambdas/adapters/embedder'

const UNIT = Float32Array.from([1, 0])

/** An embedder that answers with whatever it is told to, and counts. */
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

describe('an embedder within time', () => {
  it('gives the vector with length 1', async () => {
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
  ])('calls a vector that is %s rubbish', async (_, answer) => {
    expect(await withTimeout(scripted(() => answer))('tuna')).toEqual({ failure: 'rubbish' })
  })

  it('turns an error into a value', async () => {
    const cause = new Error('throttled')
    const failing = scripted(() => {
      throw cause
    })
    expect(await withTimeout(failing)('tuna')).toEqual({ failure: 'failed', cause })
  })

  it('waits no longer than its limit', async () => {
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

  it('does not mind an error that comes too late', async () => {
    let fail: (error: Error) => void = () => {}
    const late = scripted(() => new Promise((_, reject) => (fail = reject)))
    expect(await withTimeout(late, 1)('tuna')).toEqual({ failure: 'slow' })
    fail(new Error('too late'))
    await Promise.resolve()
  })
})

/** A table of vectors, in memory. */
function shelf(): VectorStore & { rows: Map<string, ArrayLike<number>> } {
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

describe('an embedder that remembers', () => {
  it('asks once for an unseen item and not at all for a seen one', async () => {
    const embedder = scripted(() => [1, 0])
    const memory = cacheEmbeddings(embedder)
    expect(await memory.embed('tuna')).toEqual(UNIT)
    expect(await memory.embed('tuna')).toEqual(UNIT)
    expect(embedder.calls).toEqual(['tuna'])
  })

  it('shares one call among those who ask at the same time', async () => {
    const embedder = scripted(() => [1, 0])
    const memory = cacheEmbeddings(embedder)
    await Promise.all(Array.from({ length: 20 }, () => memory.embed('tuna')))
    expect(embedder.calls).toEqual(['tuna'])
  })

  it('finds in the store what another process learned, by embedder', async () => {
    const store = shelf()
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

  it('does without a store that fails', async () => {
    const broken = async (): Promise<never> => {
      throw new Error('no table')
    }
    const memory = cacheEmbeddings(
      scripted(() => [1, 0]),
      { store: { get: broken, put: broken } },
    )
    expect(await memory.embed('tuna')).toEqual(UNIT)
  })

  it('neither keeps rubbish nor an error, and asks again', async () => {
    const store = shelf()
    const answers = [[0, 0], new Error('throttled'), [1, 0]]
    const embedder = scripted(() => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
    const ask = withTimeout(cacheEmbeddings(embedder, { store }))
    expect(await ask('tuna')).toEqual({ failure: 'rubbish' })
    expect(await ask('tuna')).toMatchObject({ failure: 'failed' })
    expect(store.rows.size).toBe(0)
    expect(await ask('tuna')).toEqual({ vector: UNIT })
    expect(embedder.calls).toHaveLength(3)
  })

  it('keeps for the next what came too late for the first', async () => {
    let answer: (vector: number[]) => void = () => {}
    const embedder = scripted(() => new Promise((resolve) => (answer = resolve)))
    const ask = withTimeout(cacheEmbeddings(embedder), 1)
    expect(await ask('tuna')).toEqual({ failure: 'slow' })
    const next = ask('tuna')
    answer([1, 0])
    expect(await next).toEqual({ vector: UNIT })
    expect(embedder.calls).toHaveLength(1)
  })

  it('asks nobody for whom it may not, and asks for the next', async () => {
    const embedder = scripted(() => [1, 0])
    const ask = withTimeout(cacheEmbeddings(embedder))
    const [refused, allowed] = await Promise.all(
      [false, true].map((may) => ask('tuna', { mayCallModel: async () => may, mayStore: true })),
    )
    expect([refused, allowed]).toEqual([{ failure: 'not_permitted' }, { vector: UNIT }])
    expect(await ask('tuna', { mayCallModel: async () => false, mayStore: true })).toEqual({ vector: UNIT })
    expect(embedder.calls).toEqual(['tuna'])
  })

  it('keeps again what the store could not take', async () => {
    const store = shelf()
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

  it('forgets what was unused longest', async () => {
    const embedder = scripted(() => [1, 0])
    const memory = cacheEmbeddings(embedder, { capacity: 2 })
    for (const item of ['tuna', 'ham', 'tuna', 'egg', 'tuna', 'ham']) await memory.embed(item)
    expect(embedder.calls).toEqual(['tuna', 'ham', 'egg', 'ham'])
  })
})

it('takes a stored vector of another size for none', () => {
  expect(normalizeVector(new Float32Array(3), 2)).toBeNull()
})
