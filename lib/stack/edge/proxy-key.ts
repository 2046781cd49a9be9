/**
 * The key of the front door: a random text that what stands in front of the API adds to every request. Only with it are
 * the headers believed that tell a caller's address: anybody can send those.
 */
import { type SecretsManagerSecretOptions, SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER } from '../../../lambdas/api/trusted-proxy'
import { SETTINGS } from '../../../lambdas/config'
import { accept } from '../nag'
import type { StackConfig } from '../settings'

export class ProxyKey extends Construct {
  readonly secret: Secret
  /** The header in which the caller's address comes. */
  readonly viewerHeader: string
  /** For every function that asks who calls. */
  readonly environment: Readonly<Record<string, string>>
  /** A reference that CloudFormation resolves when it deploys: the template itself never holds the text. */
  readonly value: string
  /** All that are let in: the one before as well, once there is one, until every edge has the new one. */
  readonly accepted: readonly string[]

  constructor(
    scope: Construct,
    id: string,
    { viewerHeader, doorKeyVersion }: Pick<StackConfig, 'viewerHeader' | 'doorKeyVersion'>,
  ) {
    super(scope, id)
    this.viewerHeader = viewerHeader ?? VIEWER_ADDRESS_HEADER
    this.secret = new Secret(this, 'Secret', {
      description: `What the front of the house sends as ${PROXY_KEY_HEADER}`,
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    })
    accept(this.secret, 'SMG4')
    const version = (of: SecretsManagerSecretOptions): string =>
      SecretValue.secretsManager(this.secret.secretArn, of).unsafeUnwrap()
    // Wherever the key is used, a new version changes the template, and so is read, with the one before.
    this.value = version({ versionId: doorKeyVersion ?? undefined })
    const previous = doorKeyVersion ? version({ versionStage: 'AWSPREVIOUS' }) : null
    this.accepted = previous ? [this.value, previous] : [this.value]
    this.environment = {
      [SETTINGS.proxyKey]: this.value,
      ...(previous && { [SETTINGS.previousProxyKey]: previous }),
      [SETTINGS.viewerHeader]: this.viewerHeader,
    }
  }
}
