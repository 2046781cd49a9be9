/** The SQS queue of paintings: postpones the redelivery of a message. */
import { ChangeMessageVisibilityCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'

export function paintingQueue(url: string, config: SQSClientConfig = {}) {
  const client = new SQSClient({ maxAttempts: 3, ...config })
  return {
    async postpone({ receiptHandle }: { receiptHandle: string }, seconds: number): Promise<void> {
      await client.send(
        new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds }),
      )
    },
  }
}
