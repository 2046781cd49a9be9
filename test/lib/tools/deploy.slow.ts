/** The CDK app refuses to lose settings that the deployed stack notes. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DROPPED_VARIABLE } from '../../../lib/tools/deploy'
import { startCloudFormation } from '../../support/services/cloudformation'
import { CREDENTIALS, REGION } from '../../support/services/lambda'

it('stops the CDK app before it bundles', async () => {
  const cloudFormation = await startCloudFormation()
  cloudFormation.stacks.CreatureHouse = { Settings: JSON.stringify({ alarmEmail: 'keeper@example.com' }) }
  const app = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../../../bin/app.ts')], {
    env: {
      ...process.env,
      ...CREDENTIALS,
      CDK_DEFAULT_REGION: REGION,
      AWS_ENDPOINT_URL: cloudFormation.url,
      [DROPPED_VARIABLE]: '',
      NODE_NO_WARNINGS: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  app.stderr.on('data', (chunk) => {
    errors += chunk
  })
  expect(await new Promise((resolve) => app.on('exit', resolve))).toBe(1)
  expect(errors).toMatch(/^The configuration is not usable:\n {2}- .*alarmEmail is "keeper@example.com"/s)
  cloudFormation.close()
})
