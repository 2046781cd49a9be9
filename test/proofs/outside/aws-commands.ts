/**
 * Runs every `aws` command of the documents with the AWS CLI, at an endpoint that refuses each call: the CLI checks
 * service, operation and parameters before it sends anything.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeIn, DOCUMENTS, readText } from '../../support/documents'

/** Everything but `aws` does nothing. A call of `aws` prints what the loops of the drills wait for. */
const prelude = (cli: string, log: string): string => `
for program in curl jq npm npx docker sam systemctl tar sleep claude; do eval "$program() { :; }"; done
aws() {
  complaint=$('${cli}' "$@" 2>&1 >/dev/null); code=$?
  printf '%s\\t%s\\t%s\\n' $code "$*" "$(printf %s "$complaint" | tr '\\n' ' ' | tail -c 200)" >>'${log}'
  echo ACTIVE
}
`

/** The commands that the CLI refuses to send. PyPI has its version 1, which lacks `logs tail`. */
export async function refusedAwsCommands(cli: string): Promise<{ sent: number; refused: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'aws-'))
  const [log, script] = [join(folder, 'log'), join(folder, 'script')]
  const server = createServer((_, response) => response.writeHead(400).end('{"__type":"Refused"}')).listen(0)
  await once(server, 'listening')
  try {
    const code = DOCUMENTS.flatMap((name) => codeIn(readText(name))).filter(
      ({ text, isBlock }) => (isBlock && /\baws |\b(?:out|id|log)\(\)/.test(text)) || /^aws /.test(text),
    )
    const functions = code.filter(({ text }) => text.includes('() {')).map(({ text }) => text)
    const others = code.filter(({ text }) => !functions.includes(text)).map(({ text }) => text)
    writeFileSync(script, [prelude(cli, log), ...functions, ...others].join('\n'))
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'none',
      AWS_SECRET_ACCESS_KEY: 'none',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_MAX_ATTEMPTS: '1',
      ADMIN_KEY: 'none',
    }
    await once(spawn('bash', [script], { env, stdio: 'ignore' }), 'exit')
    const calls = readFileSync(log, 'utf8').trim().split('\n')
    return { sent: calls.length, refused: calls.filter((call) => !/^25[45]\t|^1\ts3 |^2\tlogs tail /.test(call)) }
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
