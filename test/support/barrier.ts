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

/** What somebody waits for until another gives it. */
export function signal(): { given: Promise<void>; give(): void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
