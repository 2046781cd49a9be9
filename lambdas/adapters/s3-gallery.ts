/** Stores paintings in S3. A path never changes its picture, so responses are immutable. */
import { PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { Gallery } from './painter'

const IMMUTABLE = 'public, max-age=31536000, immutable'

export function s3Gallery(bucket: string, config: S3ClientConfig = {}): Gallery {
  const client = new S3Client({ maxAttempts: 3, ...config })
  return {
    async put(path, png) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: path.replace(/^\//, ''),
          Body: png,
          ContentType: 'image/png',
          CacheControl: IMMUTABLE,
        }),
      )
    },
  }
}
