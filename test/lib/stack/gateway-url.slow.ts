/** The template of a deployment that is called at the address that API Gateway gives. */
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { SETTINGS } from '../../../lambdas/config'
import { functionId } from '../../../lib/stack/house-function'
import { OWN_DOMAIN, REGIONAL_CERTIFICATE } from '../../support/services/domains'
import { idOf, ofType, synthesize } from '../../support/services/stack'

const plain = synthesize({ cdn: 'false' })

const gatewayUrl = (template: Template) => {
  const api = { Ref: idOf(template, 'AWS::ApiGateway::RestApi') }
  const [region, suffix] = [{ Ref: 'AWS::Region' }, { Ref: 'AWS::URLSuffix' }]
  return { 'Fn::Join': ['', ['https://', api, '.execute-api.', region, '.', suffix, '/prod']] }
}

it('agents call that address, and so does the canary', () => {
  plain.hasOutput('ApiUrl', { Value: gatewayUrl(plain) })
  plain.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ [SETTINGS.canaryAddress]: gatewayUrl(plain) }) },
  })
  plain.hasResourceProperties('AWS::ApiGateway::Stage', { StageName: 'prod' })
  plain.hasResourceProperties('AWS::ApiGateway::RestApi', { DisableExecuteApiEndpoint: false })
})

it('the functions need no address, and no proxy key exists', () => {
  for (const [id, { Environment }] of ofType(plain, 'AWS::Lambda::Function')) {
    const { Variables = {} } = (Environment ?? {}) as { Variables?: Record<string, unknown> }
    expect([id, Variables[SETTINGS.baseUrl] || undefined, Variables[SETTINGS.proxyKey]]).toEqual([
      id,
      undefined,
      undefined,
    ])
  }
  expect(plain.findOutputs('DoorKeySecret')).toEqual({})
  expect(plain.findResources('AWS::Lambda::Function')).toHaveProperty(functionId('canary'))
  plain.resourceCountIs('AWS::CloudFront::Distribution', 0)
})

it.each([
  ['CloudFront', {}, 'Where CloudFront forwards calls to, with the proxy key; other calls get a 404'],
  [
    'CloudFront without a firewall',
    { small: 'true' },
    'Where CloudFront forwards calls to, with the proxy key; other calls are answered too',
  ],
  ['a domain on CloudFront', OWN_DOMAIN, 'Where CloudFront forwards calls to'],
  ['an own proxy', { cdn: 'false', baseUrl: 'https://pets.example.com' }, 'Where your proxy forwards calls to'],
  [
    'a domain on the API',
    { cdn: 'false', ...OWN_DOMAIN, certificateArn: REGIONAL_CERTIFICATE },
    'Closed: the API answers only at its domain',
  ],
  ['nothing in front', { cdn: 'false' }, 'The address that agents call'],
])('with %s it is an output whose description says when it answers', (_front, settings, description) => {
  const template = synthesize({ ...settings, dailyPictures: 0 })
  template.hasOutput('GatewayUrl', {
    Value: gatewayUrl(template),
    Description: Match.stringLikeRegexp(`^${description}`),
  })
})
