/** Which calls X-Ray follows: enough to find out why one is slow, and none whose address opens something. */
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray'
import type { Construct } from 'constructs'
import { pageRoutes } from '../../../lambdas/api/routes/page-routes'
import { type HouseApi, STAGE } from '../api/house-api'
import type { StackConfig } from '../settings'

/** In the order in which they are asked; whoever matches the first is not asked the second. */
const rules = (aSecond: number) => ({
  // A trace keeps the address for thirty days, and whoever has a window's address looks in.
  windows: { urlPath: `*${pageRoutes.window_page.path.replace(/\{.*/, '*')}`, reservoirSize: 0, fixedRate: 0 },
  // So many a second, and one in a thousand beyond.
  calls: { urlPath: '*', reservoirSize: aSecond, fixedRate: TRACED_SHARE },
})

export const TRACED_SHARE = 0.001

/** Only of this API: rules are the account's, and would decide about other services as well. */
export function traceCalls(
  scope: Construct,
  api: HouseApi,
  { stackName, tracedPerSecond }: Pick<StackConfig, 'stackName' | 'tracedPerSecond'>,
): void {
  for (const [priority, [name, rule]] of Object.entries(rules(tracedPerSecond)).entries()) {
    new CfnSamplingRule(scope, `Tracing-${name}`, {
      samplingRule: {
        ...rule,
        ruleName: `${stackName.slice(0, 24)}-${name}`,
        priority: 9000 + priority,
        version: 1,
        host: '*',
        httpMethod: '*',
        serviceName: `${stackName}/${STAGE}`,
        serviceType: 'AWS::ApiGateway::Stage',
        resourceArn: api.deploymentStage.stageArn,
      },
    })
  }
}
