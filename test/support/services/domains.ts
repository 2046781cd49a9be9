/** Settings with domains of one's own, for the tests of the stack. */
export const REGIONAL_CERTIFICATE = 'arn:aws:acm:eu-central-1:123456789012:certificate/0a1b'

export const OWN_DOMAIN = {
  domainName: 'pets.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
  hostedZoneId: 'Z0123456789ABCDEFGHIJ',
}
