/** A progress bar in the terminal. */

const WIDTH = 30

export function progressBar(title: string) {
  let lastLine = ''
  return {
    /** `of` is null while the total is unknown. */
    show(done: number, of: number | null): void {
      if (!done && !of) return
      const share = of ? Math.min(1, done / of) : 0
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '·')
      const line = of
        ? `${title} ${bar} ${String(Math.floor(share * 100)).padStart(3)}% of ${of.toLocaleString('en')}`
        : `${title} ${done.toLocaleString('en')} …`
      if (line === lastLine) return
      lastLine = line
      process.stderr.write(`\r\u001b[K${line}`)
    },
    end(): void {
      if (lastLine) process.stderr.write('\r\u001b[K')
    },
  }
}
