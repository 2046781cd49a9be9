/** How far a job in the terminal is, as one line. */

export function progressLine(title: string) {
  let lastLine = ''
  return {
    show(done: number): void {
      const line = `${title} ${done.toLocaleString('en')} …`
      if (done === 0 || line === lastLine) return
      lastLine = line
      process.stderr.write(`\r\u001b[K${line}`)
    },
    end(): void {
      if (lastLine) process.stderr.write('\r\u001b[K')
    },
  }
}
