/** `npm run deploy`: runs `cdk deploy`, which bin/app.ts stops if it would lose a setting of the deployed stack. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DROPPED_VARIABLE, readDeployArguments } from '../lib/tools/deploy'
import { runCommand } from '../lib/tools/run-command'

await runCommand(async () => {
  const { dropped, profile, rest } = readDeployArguments(process.argv.slice(2))
  const cdk = join(import.meta.dirname, '../node_modules/aws-cdk/bin/cdk')
  const env = {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...process.env,
    ...(profile && { AWS_PROFILE: profile }),
    [DROPPED_VARIABLE]: dropped.join(','),
  }
  const child = spawn(process.execPath, [cdk, 'deploy', ...rest], { stdio: 'inherit', env })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
})
