/** The SQS queue of paintings: postpones the redelivery of a message. */
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'

export function paintingQueue(url: string) {
  const client = new SQSClient({ maxAttempts: 3 })
  return {
    async postpone({ receiptHandle }: { receiptHandle: string }, seconds: number): Promise<void> {
      await client.send(
        new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds }),
      )
    },
  }
}
