/** The SDK's document client as published, for bare handlers: the functions' own connection converts rows itself. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Db } from '../../../lambdas/store/db'

export function publishedSend(endpoint: string): Db['send'] {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'local', credentials }), {
    marshallOptions: { removeUndefinedValues: true },
  })
  return client.send.bind(client)
}
