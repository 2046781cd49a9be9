/** The function at CloudFront's edge: its deployed bundle and its place in the template. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Stack } from 'aws-cdk-lib/core'
import type { CloudFrontResponse } from 'aws-lambda'
import { routes } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { bundle } from '../../../lib/stack/bundle'
import { endLambdas, lambda } from '../../support/services/lambda'
import { buildStack, ofType, type Properties } from '../../support/services/stack'

const CHALLENGE = 'Payment id="abc", realm="pets.example.com", method="stripe", intent="charge", request="e30"'

/** As CloudFront documents it for an origin response. */
const originResponse = (status: string, headers: Record<string, string>) => ({
  Records: [
    {
      cf: {
        config: {
          distributionDomainName: 'd111111abcdef8.cloudfront.net',
          distributionId: 'EDFDVBD6EXAMPLE',
          eventType: 'origin-response',
          requestId: '4TyzHTaYWb1GX1qTfsHhEqV6HUDd_BzoBZnwfnvQc_1oF26ClkoUSEQ==',
        },
        request: { clientIp: '203.0.113.178', method: 'POST', uri: '/api/house/credits', querystring: '', headers: {} },
        response: {
          status,
          statusDescription: 'Payment Required',
          headers: Object.fromEntries(
            Object.entries(headers).map(([key, value]) => [key.toLowerCase(), [{ key, value }]]),
          ),
        },
      },
    },
  ],
})

const outdir = mkdtempSync(join(tmpdir(), 'edge-'))
beforeAll(() => bundle({ outdir }))
afterAll(() => {
  endLambdas()
  rmSync(outdir, { recursive: true, force: true })
})

describe('the function for challenges', () => {
  let run: (event: object) => Promise<unknown>
  beforeAll(() => {
    run = lambda(outdir, 'restore-challenge', {})
  })

  it('restores the name of the challenge header, and changes nothing else', async () => {
    const headers = { 'Content-Type': 'application/json', 'PAYMENT-REQUIRED': 'e30=', 'x-amzn-RequestId': 'an-id' }
    const event = originResponse('402', { ...headers, 'x-amzn-Remapped-WWW-Authenticate': CHALLENGE })
    expect(await run(event)).toEqual({
      ...(originResponse('402', headers).Records[0]?.cf.response as CloudFrontResponse),
      headers: {
        ...originResponse('402', headers).Records[0]?.cf.response.headers,
        'www-authenticate': [{ key: 'WWW-Authenticate', value: CHALLENGE }],
      },
    })
  })

  it.each(['200', '402', '500'])('passes on a %s without one unchanged', async (status) => {
    const event = originResponse(status, { 'Content-Type': 'application/json' })
    expect(await run(event)).toEqual(event.Records[0]?.cf.response)
  })

  it('is one file', () => {
    expect(statSync(join(outdir, 'restore-challenge', 'index.js')).size).toBeLessThan(1500)
  })
})

describe('in the template', () => {
  const MPP = { mppNetworkId: 'profile_1' }
  const region = 'eu-central-1'
  const challenging: string[] = [routes.buy_credits.path, routes.resurrect.path, '/mcp/hosted']

  const behaviorsOf = (template: Template) => {
    const [[, distribution] = ['', {} as Properties]] = ofType(template, 'AWS::CloudFront::Distribution')
    const { CacheBehaviors, DefaultCacheBehavior } = distribution.DistributionConfig as {
      CacheBehaviors: Properties[]
      DefaultCacheBehavior: Properties
    }
    return [...CacheBehaviors, DefaultCacheBehavior]
  }
  const stacksBeside = (stack: Stack): Stack[] =>
    stack.node.root.node.children.filter((child): child is Stack => child !== stack && 'templateFile' in child)

  it('handles responses of routes that challenge, before wider path patterns match', () => {
    const template = Template.fromStack(buildStack(MPP, region))
    const behaviors = behaviorsOf(template)
    expect(behaviors.slice(0, challenging.length).map(({ PathPattern }) => PathPattern)).toEqual(challenging)
    const plain = behaviors.find(({ PathPattern }) => PathPattern === '/api/*')
    // Forwards all headers except Host, because payments are in headers.
    expect(plain).toMatchObject({
      OriginRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
    })
    for (const behavior of behaviors) {
      const runs = challenging.includes(String(behavior.PathPattern))
      expect(behavior.LambdaFunctionAssociations).toEqual(
        runs ? [{ EventType: 'origin-response', LambdaFunctionARN: expect.anything() }] : undefined,
      )
      if (runs) expect(behavior).toMatchObject({ ...plain, PathPattern: behavior.PathPattern })
    }
  })

  it('is in us-east-1, in a stack named after the main stack and its region, without permissions and settings', () => {
    const [edge] = stacksBeside(buildStack(MPP, region))
    expect([edge?.region, edge?.stackName]).toEqual(['us-east-1', `CreatureHouse-Edge-${region}`])
    const template = Template.fromStack(edge!)
    const [[, properties] = ['', {} as Properties]] = ofType(template, 'AWS::Lambda::Function')
    expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Handler: 'index.handler' })
    for (const refused of ['Environment', 'Architectures', 'Layers', 'VpcConfig', 'TracingConfig']) {
      expect(properties).not.toHaveProperty(refused)
    }
    template.hasResourceProperties('AWS::IAM::Role', {
      ManagedPolicyArns: Match.absent(),
      Policies: Match.absent(),
      AssumeRolePolicyDocument: {
        Statement: [Match.objectLike({ Principal: { Service: ['edgelambda.amazonaws.com', 'lambda.amazonaws.com'] } })],
      },
    })
    template.resourceCountIs('AWS::IAM::Policy', 0)
  })

  it('needs no other stack if the main stack is in us-east-1', () => {
    const house = buildStack(MPP, 'us-east-1')
    expect(stacksBeside(house)).toEqual([])
    expect(behaviorsOf(Template.fromStack(house))[0]).toHaveProperty('LambdaFunctionAssociations')
  })

  it('is absent without MPP, and then the template works in any region', () => {
    const house = buildStack({}, region)
    expect(stacksBeside(house)).toEqual([])
    expect(JSON.stringify(Template.fromStack(house).toJSON())).not.toContain(region)
  })

  it('without CloudFront MPP is not offered, and the deployment warns about it', () => {
    const house = buildStack({ ...MPP, cdn: 'false', baseUrl: 'https://pets.example.com' }, region)
    expect(stacksBeside(house)).toEqual([])
    const text = JSON.stringify(Template.fromStack(house).toJSON())
    for (const setting of [SETTINGS.mppNetworkId, SETTINGS.mppSigningSecret]) expect(text).not.toContain(setting)
    Annotations.fromStack(house).hasWarning('*', Match.stringLikeRegexp('MPP is not offered'))
    Annotations.fromStack(house).hasNoWarning('*', Match.stringLikeRegexp('well-known'))
  })

  it('an address with a path makes the deployment warn about the sign-in of hosted clients', () => {
    const house = buildStack({ cdn: 'false', baseUrl: 'https://example.com/pets' }, region)
    Annotations.fromStack(house).hasWarning('*', Match.stringLikeRegexp('well-known'))
  })
})
