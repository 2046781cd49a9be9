/** What the queues of the house have in common: what waits there is encrypted, and waits two weeks for somebody to look. */
import { Duration } from 'aws-cdk-lib'
import { QueueEncryption } from 'aws-cdk-lib/aws-sqs'

export const SAFE_QUEUE = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  retentionPeriod: Duration.days(14),
} as const
