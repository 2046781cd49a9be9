/**
 * `npm run prove trial`: the Python package of the trial, with Inspect AI fetched by pip: its tests with a mock model, the
 * linter of Inspect Evals, and the tasks for Harbor by Harbor's own model.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pythonWith, Unavailable } from '../../support/packages'

const FOLDER = join(import.meta.dirname, '../../../trial')
const PACKAGES = [
  'inspect-ai==0.3.285',
  'inspect-evals-lint==0.12.0',
  'pytest==9.2.0',
  'pytest-asyncio==1.5.0',
  'ruff==0.17.5',
  'toml==0.10.2',
]
const HARBOR = 'harbor==0.25.0'

/** Unpacked without its dependencies: they need a newer Python than the models that are used here. */
function harborModels(python: string): string {
  const folder = join(python, '../../harbor')
  const steps = [
    [
      '-m',
      'pip',
      'download',
      '-q',
      '--no-deps',
      '--python-version',
      '3.12',
      '--only-binary=:all:',
      '-d',
      folder,
      HARBOR,
    ],
    [
      '-c',
      `import glob, sys, zipfile; zipfile.ZipFile(glob.glob(sys.argv[1] + "/*.whl")[0]).extractall(sys.argv[1])`,
      folder,
    ],
  ]
  for (const step of steps) {
    const { status, stderr } = spawnSync(python, step, { encoding: 'utf8' })
    if (status !== 0) throw new Unavailable(stderr.slice(-300))
  }
  return folder
}

function run(python: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(python, args, { cwd: FOLDER, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(`${args.join(' ')} exited with ${status}`)
}

try {
  const python = pythonWith(PACKAGES)
  const env = { PYTHONPATH: harborModels(python), PYTHONDONTWRITEBYTECODE: '1' }
  run(python, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--show-capture=no'], env)
  run(python, ['-m', 'ruff', 'check', '--no-cache', '.'])
  run(python, ['-m', 'inspect_evals_lint', '--all'])
  console.log('trial: passed')
} catch (error) {
  if (!(error instanceof Unavailable)) throw error
  console.log(`trial: not available here (${error.message})`)
}
