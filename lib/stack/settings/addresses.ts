/** What the settings say about the address of the service, and what it offers there. */
import type { StackConfig } from './settings'

/** The address of the service; null if only the deployment assigns it. */
export const knownAddress = ({ domainName, baseUrl }: StackConfig): string | null =>
  domainName ? `https://${domainName}` : baseUrl

/** Whether calls come through CloudFront, or through the operator's own proxy at `baseUrl`. */
export const hasProxy = ({ cdn, baseUrl }: StackConfig): boolean => cdn || baseUrl !== null

/** MPP needs CloudFront: it restores the challenge's header, which API Gateway renames. */
export const offersMpp = (config: StackConfig): boolean => config.cdn && config.mppNetworkId !== null

/** Whether the address of the service has a path that the settings name. */
export const hasPath = ({ baseUrl }: StackConfig): boolean => baseUrl !== null && new URL(baseUrl).pathname !== '/'
