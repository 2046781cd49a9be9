/** The regional DynamoDB address, or the configured one. No FIPS, dual-stack or account endpoints: nobody asks for them. */
import { partition } from '@aws-sdk/core/client'

interface EndpointParameters {
  Region?: string
  Endpoint?: string
}

export const defaultEndpointResolver = ({ Region = '', Endpoint }: EndpointParameters) => ({
  url: new URL(Endpoint ?? `https://dynamodb.${Region}.${partition(Region).dnsSuffix}`),
})
