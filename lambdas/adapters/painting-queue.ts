/** The queue of paintings: has it send a message again, later than it would by itself. */
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
