/**
 * The proxy's key: a random text that CloudFront, or the operator's own CDN, adds to every request. Without it, the
 * header with the caller's address is ignored: any caller could send that header.
 */

import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { type SecretsManagerSecretOptions, SecretValue } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { PROXY_KEY_HEADER } from '../../../lambdas/api/caller'
import { SETTINGS } from '../../../lambdas/config'
import { accept } from '../nag'
import type { StackConfig } from '../settings'

export class ProxyKey extends Construct {
  readonly secret: Secret
  /** For every function that needs the caller's address. */
  readonly environment: Readonly<Record<string, string>>
  /** A reference that CloudFormation resolves on deployment: the template never contains the key. */
  readonly value: string
  /** With a named version also the previous key, which edge locations still send for some minutes. */
  readonly accepted: readonly string[]

  constructor(scope: Construct, id: string, { doorKeyVersion }: Pick<StackConfig, 'doorKeyVersion'>) {
    super(scope, id)
    this.secret = new Secret(this, 'Secret', {
      description: `Proxy key: the proxy sends it as ${PROXY_KEY_HEADER}`,
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    })
    accept(this.secret, 'SMG4')
    const version = (of: SecretsManagerSecretOptions): string =>
      SecretValue.secretsManager(this.secret.secretArn, of).unsafeUnwrap()
    // CloudFormation reads the secret only if the template changes, so a rotation must name its version.
    this.value = version({ versionId: doorKeyVersion ?? undefined })
    const previous = doorKeyVersion ? version({ versionStage: 'AWSPREVIOUS' }) : null
    this.accepted = previous ? [this.value, previous] : [this.value]
    this.environment = {
      [SETTINGS.proxyKey]: this.value,
      ...(previous && { [SETTINGS.previousProxyKey]: previous }),
    }
  }
}
