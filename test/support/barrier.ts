/** Barriers for race tests: the first `parties` callers wait for each other, later callers pass. */
export function barrier(parties: number): () => Promise<void> {
  const all = deferred()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === parties) all.resolve()
    return all.promise
  }
}

/** A promise with its resolve function. */
function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
