/** Every link of the documents leads somewhere, and every command in them is run or checked against what it names. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { match } from '../lambdas/api/routes/match'
import { describeSettings } from '../lib/stack/settings'
import { PROOFS, TOOLS } from '../lib/tools/commands'
import packageJson from '../package.json'
import { codeIn, DOCUMENTS, ROOT, readText } from './support/documents'

const cdkOptions = JSON.parse(readText('node_modules/aws-cdk/lib/cli/cli-type-registry.json'))
const exists = (path: string) => existsSync(join(ROOT, path))

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
const anchorsOf = (text: string) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe.each(DOCUMENTS)('%s', (name) => {
  const text = readText(name)

  it('has links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    const dead = links.filter(([, target = '', anchor]) => {
      if (/^[a-z]+:/.test(target)) return !URL.canParse(target) || !target.startsWith('https://')
      const file = target === '' ? name : join(name, '..', target)
      return !exists(file) || (anchor !== undefined && !anchorsOf(readText(file)).includes(anchor))
    })
    expect(dead.map(([link]) => link)).toEqual([])
  })

  it('names files that exist', () => {
    const named = [
      ...text.matchAll(/`(?:npx jest )?((?:bin|clients|docs|examples|lambdas|lib|plugins|test)\/[\w/.-]+)`/g),
    ]
    expect(named.map(([, path = '']) => path).filter((path) => !exists(path))).toEqual([])
  })

  it('has commands that a shell can read', () => {
    for (const { text: input, isBlock } of codeIn(text)) if (isBlock) execFileSync('sh', ['-n'], { input })
  })

  it('has commands whose programs, scripts, files, options, settings and addresses exist', () => {
    expect(commandsIn(text).filter((command) => !isKnown(command))).toEqual([])
  })
})

/** Each command on its own, without its environment and comment. */
const commandsIn = (text: string): string[] =>
  codeIn(text)
    .flatMap(({ text: code, isBlock }) => (isBlock ? code.split('\n') : [code]))
    .flatMap((line) => line.replace(/(^|\s)#.*/, '').split(/ && | \|\|? |; /))
    .map((command) => command.trim().replace(/^(?:[A-Z_\d]+=(?:'[^']*'|\S*) +)+/, ''))
    .filter((command) => PROGRAM.test(command))

/** Programs that the documents name. Of those with a text, the named file runs the commands, or it says why none does. */
const PROGRAMS: Readonly<Record<string, ((args: string) => boolean) | string>> = {
  npm: (args) => {
    const [, script = '', rest = ''] = /^run(?: -s)? (\S+) ?(.*)$/.exec(args) ?? []
    if (script === '') return /^(ci|start|test|install|audit|publish|version)\b/.test(args)
    const [, command = '', given = ''] = /^(\S*) ?(.*)$/.exec(rest) ?? []
    const commands: Record<string, { what: string }> | undefined = { prove: PROOFS, tool: TOOLS }[script]
    if (commands && command !== '') return hasOptions(given, commands[command]?.what)
    return script in packageJson.scripts && (!/^(deploy|synth)$/.test(script) || isCdk(rest))
  },
  npx: (args) => {
    const [program = '', ...rest] = args.split(' ')
    if (program === 'cdk') return rest[0]! in cdkOptions.commands
    return program === 'jest' ? rest.every((path) => path === 'placeholder' || exists(path)) : program in BINARIES
  },
  node: (args) => {
    const [file = ''] = /\S+\.(mjs|ts)\b/.exec(args) ?? []
    return exists(file) || exists(join('plugins/claude-code/scripts', file.replace('placeholder', '')))
  },
  curl: (args) => {
    const path = /(?:localhost:8787|ApiUrl\))(\/[\w./-]*)/.exec(args)?.[1] ?? ''
    const method = /-X (\w+)/.exec(args)?.[1] ?? 'GET'
    return path.startsWith('/_local/') || match(method, path) !== null
  },
  aws: 'test/proofs/outside/aws-commands.ts',
  sam: 'test/proofs/outside/judges.ts',
  jq: 'test/proofs/outside/judges.ts',
  claude: 'test/proofs/outside/examples.ts',
  pip: 'test/proofs/outside/clients.ts',
  docker: 'needs a container engine',
  git: 'would tag and push',
  systemctl: 'needs the service',
}
const PROGRAM = new RegExp(`^(${Object.keys(PROGRAMS).join('|')}) \\S`)
const BINARIES: object = { 'creature-house': 'bin/creature-house.ts' }

function isKnown(command: string): boolean {
  const [program = '', ...args] = command.split(' ')
  const known = PROGRAMS[program]
  return typeof known === 'function' ? known(args.join(' ')) : true
}

const hasOptions = (given: string, what: string | undefined) =>
  what !== undefined && (given.match(/--\w[\w-]*/g) ?? []).every((option) => what.includes(option))

const settings: readonly string[] = ['deployment', ...describeSettings().map(([name]) => name)]
const options: object = { ...cdkOptions.globalOptions, ...cdkOptions.commands.deploy.options }
const isCdk = (args: string) =>
  [...args.matchAll(/-c (\w+)=/g)].every(([, name = '']) => settings.includes(name)) &&
  [...args.matchAll(/--(\w[\w-]+)/g)].every(([, option = '']) => option in options)

it('the programs whose commands are run elsewhere name a file, or why not', () => {
  const files = Object.values(PROGRAMS).filter((how) => typeof how === 'string' && how.includes('/'))
  expect(files.filter((file) => !exists(file as string))).toEqual([])
})
