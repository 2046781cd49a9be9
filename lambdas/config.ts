/**
 * Settings of the functions, read once from environment variables. Reports every missing or contradictory setting at
 * once.
 */

/** Settings of every function. */
const COMMON = {
  table: 'TABLE_NAME',
  baseUrl: 'BASE_URL',
  dynamodbEndpoint: 'DYNAMODB_ENDPOINT',
  rateLimits: 'RATE_LIMITS',
  adminKey: 'ADMIN_KEY',
  adminKeySecret: 'ADMIN_KEY_SECRET_NAME',
  embeddingModelId: 'EMBEDDING_MODEL_ID',
  securityContact: 'SECURITY_CONTACT',
  dailyPictures: 'DAILY_PICTURES',
  metricsNamespace: 'METRICS_NAMESPACE',
  proxyKey: 'FRONT_DOOR_KEY',
  previousProxyKey: 'PREVIOUS_FRONT_DOOR_KEY',
  stripeSecretName: 'STRIPE_SECRET_NAME',
  stripeSecretKey: 'STRIPE_SECRET_KEY',
  stripeApiBase: 'STRIPE_API_BASE',
  mppNetworkId: 'MPP_NETWORK_ID',
  mppSigningKey: 'MPP_SIGNING_KEY',
  mppSigningSecret: 'MPP_SIGNING_SECRET',
  x402FacilitatorUrl: 'X402_FACILITATOR_URL',
  x402FacilitatorKey: 'X402_FACILITATOR_KEY',
  x402SecretName: 'X402_SECRET_NAME',
  x402PayTo: 'X402_PAY_TO',
  x402Networks: 'X402_NETWORKS',
} as const

/** Settings of a single function. Separate, so that only that function bundles their names. */
const SINGLE = {
  canaryKeySecret: 'CANARY_KEY_SECRET_NAME',
  canaryAddress: 'CANARY_ADDRESS',
  imageModelId: 'IMAGE_MODEL_ID',
  imageModelRegion: 'IMAGE_MODEL_REGION',
  galleryBucket: 'GALLERY_BUCKET',
  paintingQueueUrl: 'PAINTING_QUEUE_URL',
  usageKeys: 'USAGE_KEYS',
  usageSalt: 'USAGE_SALT',
  platformRanges: 'PLATFORM_RANGES',
} as const

/** Environment variables that the stack and the local host set for the functions. */
export const SETTINGS = /* @__PURE__ */ Object.assign({}, COMMON, SINGLE)

type PaymentSetting = Extract<keyof typeof COMMON, `${'mpp' | 'x402'}${string}`>

export interface Config {
  table: string
  /** The service's address. Null: taken from each request. */
  baseUrl: string | null
  dynamodbEndpoint: string | null
  adminKey: string | null
  adminKeySecret: string | null
  stripe: StripeConfig
  /** Settings of agent payments (MPP, x402). Only the functions that sell parse them. */
  payments: Readonly<Partial<Record<PaymentSetting, string>>>
  embeddingModelId: string | null
  /**
   * The proxy in front of the API gateway, which sends the caller's address. Null if callers reach the gateway
   * directly.
   */
  trustedProxy: TrustedProxyConfig | null
  /** CloudWatch namespace of the metrics in log lines. Null: the lines are logs only. */
  metricsNamespace: string | null
  /** Contact for security reports about this deployment. Null: `security.txt` points to the documentation. */
  securityContact: string | null
  /** Maximum of painted pictures per day in total. 0 paints none. */
  dailyPictures: number
  /** Rate limits by operation that replace those of the route table; for load tests and private deployments. */
  rateLimits: Readonly<Record<string, number>>
}

/** The Stripe key, or the name of the secret that holds it. */
export interface StripeConfig {
  secretKey: string | null
  secretName: string | null
  /** Replaces Stripe's API address, for a stub. */
  apiBase: string | null
}

export interface TrustedProxyConfig {
  /** During a key rotation also the previous key. */
  keys: readonly string[]
}

export interface PainterConfig {
  modelId: string
  /** Image models are available in few regions. */
  region: string | null
  bucket: string
  queueUrl: string
}

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/**
 * If `operations` is given, a rate limit for an unknown operation is a fault. Otherwise a misspelt name would be
 * ignored.
 */
export function readConfig(env: Environment, operations?: readonly string[]): Config {
  const faults: string[] = []
  const fault = (message: string): undefined => void faults.push(message)

  const table = env[COMMON.table] || fault(`${COMMON.table} is not set: the name of the DynamoDB table`)
  const [baseUrl, stripeApiBase] = [COMMON.baseUrl, COMMON.stripeApiBase].map((name) => {
    const address = env[name] || null
    if (address && !isBaseUrl(address))
      fault(`${name} is "${address}": give an http(s) address without a trailing slash, query or fragment`)
    return address
  }) as [string | null, string | null]
  const rateLimits = parseRateLimits(env[COMMON.rateLimits])
  if (!rateLimits) {
    fault(`${COMMON.rateLimits} must be a JSON object of operation names to positive whole numbers`)
  }
  const unknown = Object.keys(rateLimits ?? {}).filter((name) => operations && !operations.includes(name))
  if (unknown.length > 0) {
    fault(`${COMMON.rateLimits} names ${unknown.join(', ')}; the operations are ${operations?.join(', ')}`)
  }
  const number = (name: string, fallback: string, pattern: RegExp, hint: string): number => {
    const text = env[name] || fallback
    if (!pattern.test(text)) fault(`${name} is "${text}": give ${hint}`)
    return Number(text)
  }
  const dailyPictures = number(COMMON.dailyPictures, '0', /^\d{1,7}$/, 'a whole number')
  if (faults.length > 0) throw new ConfigError(faults)

  return {
    table: table as string,
    baseUrl,
    ...optionalTexts(env),
    stripe: {
      secretKey: env[COMMON.stripeSecretKey] || null,
      secretName: env[COMMON.stripeSecretName] || null,
      apiBase: stripeApiBase,
    },
    payments: Object.fromEntries(
      Object.entries(COMMON).flatMap(([name, setting]) =>
        /^(mpp|x402)/.test(name) && env[setting] ? [[name, env[setting]]] : [],
      ),
    ),
    trustedProxy: readTrustedProxy(env),
    dailyPictures,
    rateLimits: rateLimits ?? {},
  }
}

const OPTIONAL_TEXTS = [
  'dynamodbEndpoint',
  'adminKey',
  'adminKeySecret',
  'embeddingModelId',
  'metricsNamespace',
  'securityContact',
] as const

const optionalTexts = (env: Environment) =>
  Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, env[COMMON[name]] || null])) as Record<
    (typeof OPTIONAL_TEXTS)[number],
    string | null
  >

function readTrustedProxy(env: Environment): TrustedProxyConfig | null {
  const [key, previous] = [env[COMMON.proxyKey], env[COMMON.previousProxyKey]]
  if (!key) return null
  return { keys: previous ? [key, previous] : [key] }
}

function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && !text.endsWith('/') && url.search === '' && url.hash === ''
}

export function parseRateLimits(text: string | undefined): Record<string, number> | null {
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    const isUsable =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((max) => Number.isInteger(max) && max > 0)
    return isUsable ? (value as Record<string, number>) : null
  } catch {
    return null
  }
}

/** X-Ray's header of the current invocation. Lambda replaces it for every invocation; undefined outside of Lambda. */
export const traceHeader = (): string | undefined => process.env._X_AMZN_TRACE_ID

export const processConfig = (): Config => readConfig(process.env)

/** The usage-plan keys that callers are distributed over, and the secret salt of that distribution. */
export interface UsageBuckets {
  keys: readonly string[]
  salt: string
  /** Address ranges shared by many agents, such as 203.0.113.0/24. */
  platforms?: readonly string[]
}

export function processBuckets(): UsageBuckets {
  const keys = (process.env[SINGLE.usageKeys] ?? '').split(',').filter(Boolean)
  const salt = process.env[SINGLE.usageSalt]
  const platforms = (process.env[SINGLE.platformRanges] ?? '').split(',').filter(Boolean)
  if (keys.length === 0) throw new ConfigError([`${SINGLE.usageKeys} is not set: usage-plan keys, by commas`])
  if (!salt) throw new ConfigError([`${SINGLE.usageSalt} is not set: a text that callers do not know`])
  return { keys, salt, platforms }
}

export const processTrustedProxy = (): TrustedProxyConfig | null => readTrustedProxy(process.env)

const requiredSetting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new ConfigError([`${name} is not set`])
  return value
}

export interface CanaryConfig {
  /** Base URL of the service. */
  address: string
  /** Name of the secret that stores the canary's own API key. */
  keySecret: string
}

export const processCanary = (): CanaryConfig => ({
  address: requiredSetting(SINGLE.canaryAddress),
  keySecret: requiredSetting(SINGLE.canaryKeySecret),
})

export function processPainter(): PainterConfig {
  return {
    modelId: requiredSetting(SINGLE.imageModelId),
    region: process.env[SINGLE.imageModelRegion] || null,
    bucket: requiredSetting(SINGLE.galleryBucket),
    queueUrl: requiredSetting(SINGLE.paintingQueueUrl),
  }
}
