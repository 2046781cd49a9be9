/** Prints errors and their request to the terminal and drops all other log lines. */

const FIRST = ['request_id', 'method', 'path', 'status', 'reason']
const BELOW = 'stack'

export function terminalLog(write: (text: string) => void = (text) => void process.stderr.write(text)) {
  return (line: string): void => {
    const { level, message, ...fields } = JSON.parse(line) as Record<string, unknown>
    if (level === 'info') return
    const names = [...new Set([...FIRST, ...Object.keys(fields)])].filter((name) => name !== BELOW && name in fields)
    const texts = names.map(
      (name) => `${name}=${typeof fields[name] === 'string' ? fields[name] : JSON.stringify(fields[name])}`,
    )
    write(`${level} ${message} ${texts.join(' ')}\n${fields[BELOW] ? `${fields[BELOW]}\n` : ''}`)
  }
}
