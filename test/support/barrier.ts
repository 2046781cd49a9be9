/** Barriers for race tests: the first `parties` callers wait for each other, later callers pass. */
export function barrier(parties: number): () => Promise<void> {
  const all = deferred()
  let missing = parties
  barriers.push(() => missing)
  return () => {
    missing -= 1
    if (missing === 0) all.resolve()
    return all.promise
  }
}

const barriers: (() => number)[] = []

/** A race that did not happen proves nothing: the operation that was to wait may not be made any more. */
afterEach(() => {
  const missing = barriers.splice(0).map((one) => one())
  if (missing.some((count) => count > 0)) throw new Error(`callers who never came to a barrier: ${missing}`)
})

/** A promise with its resolve function. */
function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
