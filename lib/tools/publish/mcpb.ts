/** The MCPB bundle: the npm package with its dependencies and a manifest, for one-click installation in desktop clients. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../../package.json'
import { PROGRAM_FILE } from './npm-package'

/** Writes the folder that `mcpb pack` takes. The engine is left out: clients on all platforms share one bundle. */
export function buildMcpb(npmPackage: string, outdir: string): void {
  rmSync(outdir, { recursive: true, force: true })
  cpSync(npmPackage, outdir, { recursive: true })
  const quietly = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--no-package-lock']
  execFileSync('npm', ['install', ...quietly, '--prefix', outdir], { stdio: 'inherit' })
  const { name, bin: _, ...kept } = JSON.parse(readFileSync(join(outdir, 'package.json'), 'utf8'))
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify({ name, ...kept }, null, 2)}\n`)
  writeFileSync(join(outdir, 'manifest.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
}

function manifest() {
  const { name, version, description, license, engines } = packageJson
  const optional = { type: 'string', required: false, default: '' }
  return {
    manifest_version: '0.3',
    name,
    display_name: 'Creature House',
    version,
    description,
    author: { name: 'Creature House' },
    license,
    keywords: ['virtual-pet', 'agents'],
    server: {
      type: 'node',
      entry_point: PROGRAM_FILE,
      mcp_config: {
        command: 'node',
        args: [`\${__dirname}/${PROGRAM_FILE}`, 'mcp'],
        env: {
          CREATURE_HOUSE_URL: `\${user_config.house_url}`,
          CREATURE_HOUSE_KEY: `\${user_config.api_key}`,
        },
      },
    },
    user_config: {
      house_url: {
        ...optional,
        title: 'Address of a house',
        description: 'The house to join, for example https://pets.example. Empty: a house on this machine.',
      },
      api_key: {
        ...optional,
        sensitive: true,
        title: 'API key',
        description: 'The key of an agent that is registered there, ch_…. Empty: register with the tool.',
      },
    },
    tools_generated: true,
    prompts_generated: true,
    compatibility: { runtimes: { node: engines.node } },
  }
}
