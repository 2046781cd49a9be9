/** The parts of the stack that alarms and dashboard observe. */
import type { RestApiBase } from 'aws-cdk-lib/aws-apigateway'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { CloudFront } from '../edge/cloudfront'
import type { Firewall } from '../edge/firewall'
import type { HouseFunction } from '../house-function'
import type { HouseTable } from '../house-table'
import type { StackConfig } from '../settings'

export interface Monitored {
  /** The stack's name is also the namespace of the house's own metrics. */
  config: StackConfig
  functions: readonly HouseFunction[]
  api: RestApiBase
  table: HouseTable
  /** By the name of the function whose messages they hold. */
  deadLetters: Readonly<Record<string, Queue>>
  firewall: Firewall | null
  cloudFront: CloudFront | null
}
