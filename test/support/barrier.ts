/** Holds callers until all have come, and nobody after that: races are arranged, not hoped for. */
export function barrier(parties: number): () => Promise<void> {
  const all = signal()
  let come = 0
  return () => {
    come += 1
    if (come === parties) all.give()
    return all.given
  }
}

/** What somebody waits for until another gives it. */
export function signal(): { given: Promise<void>; give(): void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
