/** Properties of every queue: encrypted, and messages are kept for two weeks so that an operator can look at them. */

import { QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'

export const SAFE_QUEUE = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  retentionPeriod: Duration.days(14),
} as const
