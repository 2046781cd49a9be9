/** A secret with a random key, or the operator's own secret if the settings name one. */
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { accept } from './nag'

export function keySecret(scope: Construct, id: string, name: string | null, description: string): ISecret {
  if (name) return Secret.fromSecretNameV2(scope, id, name)
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  })
  accept(secret, 'SMG4')
  return secret
}
