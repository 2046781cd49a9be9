/** Holds callers until all have come: races are arranged, not hoped for. */
export function barrier(parties: number): () => Promise<void> {
  let waiting: (() => void)[] = []
  return () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length < parties) return
      for (const go of waiting) go()
      waiting = []
    })
}
