/** X-Ray sampling rules: enough calls to explain slow ones, and none of the keeper pages. */
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray'
import type { Construct } from 'constructs'
import { pageRoutes } from '../../../lambdas/api/routes/page-routes'
import { type HouseApi, STAGE } from '../api/house-api'
import { RULE_NAME_LETTERS, type StackConfig } from '../settings'

/** In order of priority; the first match decides. */
const rules = (perSecond: number) => ({
  // A trace keeps the URL for thirty days, and the URL of a keeper page is its secret.
  windows: { urlPath: `*${pageRoutes.window_page.path.replace(/\{.*/, '*')}`, reservoirSize: 0, fixedRate: 0 },
  // `perSecond` calls per second, and one in a thousand of the rest.
  calls: { urlPath: '*', reservoirSize: perSecond, fixedRate: TRACED_SHARE },
})

export const TRACED_SHARE = 0.001

/** Limited to this API: sampling rules apply to the whole account. */
export function addSamplingRules(
  scope: Construct,
  api: HouseApi,
  { stackName, tracedPerSecond }: Pick<StackConfig, 'stackName' | 'tracedPerSecond'>,
): void {
  for (const [priority, [name, rule]] of Object.entries(rules(tracedPerSecond)).entries()) {
    new CfnSamplingRule(scope, `Tracing-${name}`, {
      samplingRule: {
        ...rule,
        ruleName: `${stackName.slice(0, RULE_NAME_LETTERS)}-${name}`,
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
