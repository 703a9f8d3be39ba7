import { type Bridging, type Environment, type IpRange, type Operator, parseIpRange } from '@rialto/core'
import { defined } from '@rialto/defined'

import { readRecoveryAddresses } from './bridging/readRecoveryAddresses.ts'
import type { AwsKmsConfig } from './kms/createAwsKms.ts'
import { readKms } from './kms/readKms.ts'
import { type SettingName, settings } from './settings.ts'
import { ConfigError, readSecretFiles } from './secretFiles.ts'
import { unknownSettings } from './unknownSettings.ts'
import { urlHost } from './urlHost.ts'

export { ConfigError } from './secretFiles.ts'

/**
 * The operator's configuration, read once at start. settings.ts documents each variable. An invalid value stops the
 * start with a message that names its variable.
 */
export interface Config {
  environment: Environment
  role: Role
  host: string
  port: number
  publicUrl: string
  dataDir: string
  transferRetentionDays: number
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** URL of PostgreSQL itself if `databaseUrl` is a pooler's. */
  databaseDirectUrl: string | undefined
  vaultKeys: string | undefined
  kms: AwsKmsConfig | undefined
  /** Undefined: metrics are neither counted nor served. */
  metrics: { host: string; port: number } | undefined
  /** Undefined: tracing is off. `endpoint` without a slash at its end; `ratio` is the share of recorded traces. */
  tracing: { endpoint: string; headers: Readonly<Record<string, string>>; ratio: number } | undefined
  /** How long a stopping server continues to serve requests. */
  drainMs: number
  database: DatabaseConfig
  logLevel: string
  /** The operator of this installation, as users of Link see it. */
  operator: Operator
  /** Undefined: the folder of the build. */
  linkDir: string | undefined
  /** By integration type in lower case. */
  oauthClients: ReadonlyMap<string, { clientId: string; clientSecret: string }>
  /** By chain id. */
  evmRpc: ReadonlyMap<string, string>
  /** By the network list's id. */
  solanaRpc: ReadonlyMap<string, string>
  /** The account that pays network fees for wallets, in base58. Undefined: fees are not sponsored. */
  solanaSponsorKey: string | undefined
  bitcoinRpc: string | undefined
  tronRpc: string | undefined
  xrplRpc: string | undefined
  stellarHorizon: string | undefined
  tonApi: string | undefined
  /** CIDRs. */
  allowPrivate: readonly string[]
  /** CIDRs of private addresses that clients’ servers may have. */
  allowPrivateWebhooks: readonly string[]
  /** File or URL by the operator's name of the list. */
  sanctionsLists: ReadonlyMap<string, string>
  sanctionsRefreshMs: number
  equitiesFile: string | undefined
  equityPriceUrl: string | undefined
  /** Never set in production. */
  failpoint: string | undefined
  /** Unknown variables that resemble a setting. The start warns about each. */
  unknown: readonly { name: string; nearest: string }[]
  bridging: BridgingConfig
  backup: { signingKey: string | undefined; folder: string | undefined }
  access: AccessConfig
  sandbox: SandboxConfig | undefined
}

type Role = 'all' | 'api' | 'worker'

interface DatabaseConfig {
  poolSize: number
  workerPoolSize: number
  lockTimeoutMs: number
  acquireTimeoutMs: number
  answerTimeoutMs: number
}

export interface BridgingConfig {
  relay: { apiKey: string; slippageBps?: number } | undefined
  oneclick: { token: string; slippageBps?: number } | undefined
  order: readonly string[]
  refreshMs: number
  addressTtlMs: number
  recoveryAddresses: Bridging['recoveryAddresses']
}

interface AccessConfig {
  trustedProxies: readonly IpRange[]
  rateLimitPerMinute: number
  failuresPerMinute: number
  linkRequestsPerMinute: number
}

export interface SandboxConfig {
  clientId: string
  clientSecret: string
  managementKey: string
  webhookUrl: string
  /** The webhook address is the default: this server's demo shop. */
  isDefaultWebhook: boolean
  webhookSecret: string
  allowedOrigins: readonly string[]
  bridging: boolean
  /** Port of the simulated institutions. */
  port: number
  /** URL of a sandbox that another server runs. */
  url: string | undefined
  /** By chain id: nodes for the sandbox's chains, or this server's addresses for a joined sandbox's chains. */
  externalRpc: Readonly<Record<string, string>>
  /** Users of Link may inject faults into the sandbox. */
  hasScenarios: boolean
  /** The demo shop. Its port follows the server's unless it is set. */
  demo: { port: number | undefined } | undefined
}

export const defaultSandboxSecret = settings.RIALTO_SANDBOX_CLIENT_SECRET.default
export const defaultManagementKey = settings.RIALTO_SANDBOX_MANAGEMENT_KEY.default
export const defaultWebhookSecret = settings.RIALTO_SANDBOX_WEBHOOK_SECRET.default

type Env = Readonly<Record<string, string | undefined>>

/** Settings with a fixed default. */
type Defaulted = {
  [Name in SettingName]: (typeof settings)[Name] extends { default: string } ? Name : never
}[SettingName]

/** An empty variable counts as unset. */
const read = (env: Env, name: Defaulted): string => env[name] || settings[name].default
const readOptional = (env: Env, name: SettingName): string | undefined => env[name] || undefined

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')

/** @throws ConfigError naming the variable. */
export const readConfig = (given: Env): Config => {
  const env = readSecretFiles(given)
  const environment = readEnvironment(env)
  const host = read(env, 'HOST')
  const port = readPort('PORT', read(env, 'PORT'))
  const publicUrl = readOrigin(
    readOptional(env, 'RIALTO_PUBLIC_URL') ?? `http://${urlHost(host)}:${port}`,
    'RIALTO_PUBLIC_URL',
  )
  const config: Config = {
    environment,
    role: readRole(env),
    host,
    port,
    publicUrl,
    dataDir: read(env, 'RIALTO_DATA_DIR'),
    transferRetentionDays: readRetention(env),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    databaseDirectUrl: readDirectUrl(env),
    vaultKeys: readOptional(env, 'RIALTO_VAULT_KEYS'),
    kms: readKms(env),
    metrics: readMetrics(env, host, port),
    tracing: readTracing(env),
    drainMs: readDrain(env, environment),
    database: {
      poolSize: readCount(env, 'RIALTO_DB_POOL_SIZE'),
      workerPoolSize: readCount(env, 'RIALTO_DB_WORKER_POOL_SIZE'),
      lockTimeoutMs: readCount(env, 'RIALTO_DB_LOCK_TIMEOUT_MS'),
      acquireTimeoutMs: readCount(env, 'RIALTO_DB_ACQUIRE_TIMEOUT_MS'),
      answerTimeoutMs: readCount(env, 'RIALTO_DB_ANSWER_TIMEOUT_MS'),
    },
    logLevel: readLogLevel(env),
    operator: {
      name: read(env, 'RIALTO_OPERATOR_NAME'),
      ...defined({
        termsUrl: readWebUrl(env, 'RIALTO_TERMS_URL'),
        privacyUrl: readWebUrl(env, 'RIALTO_PRIVACY_URL'),
        helpUrl: readWebUrl(env, 'RIALTO_HELP_URL'),
      }),
    },
    linkDir: readOptional(env, 'RIALTO_LINK_DIR'),
    oauthClients: readOAuthClients(env),
    solanaRpc: new Map(numbered(env, 'RIALTO_SOLANA_RPC_<chainId>')),
    solanaSponsorKey: readOptional(env, 'RIALTO_SOLANA_SPONSOR_KEY'),
    bitcoinRpc: readOptional(env, 'RIALTO_BITCOIN_RPC'),
    tronRpc: readOptional(env, 'RIALTO_TRON_RPC'),
    xrplRpc: readOptional(env, 'RIALTO_XRPL_RPC'),
    stellarHorizon: readOptional(env, 'RIALTO_STELLAR_HORIZON'),
    tonApi: readOptional(env, 'RIALTO_TON_API'),
    evmRpc: new Map(numbered(env, 'RIALTO_EVM_RPC_<chainId>')),
    allowPrivate: list(readOptional(env, 'RIALTO_ALLOW_PRIVATE_TARGETS')),
    allowPrivateWebhooks: list(readOptional(env, 'RIALTO_ALLOW_PRIVATE_WEBHOOKS')),
    bridging: readBridging(env, environment),
    backup: readBackup(env, environment),
    access: readAccess(env),
    sanctionsLists: readSanctionsLists(env, environment),
    sanctionsRefreshMs: readRefreshHours(env) * 60 * 60_000,
    equitiesFile: readOptional(env, 'RIALTO_EQUITIES_FILE'),
    equityPriceUrl: readPriceUrl(env, environment),
    failpoint: readOptional(env, 'RIALTO_FAILPOINT'),
    unknown: unknownSettings(env),
    sandbox: environment === 'sandbox' ? readSandbox(env, port, publicUrl) : undefined,
  }
  if (environment === 'production') rejectUnsafeProduction(config, env)
  return config
}

const sanctionsList = /^([a-z0-9][a-z0-9-]{0,39})=(\S.*)$/

const readSanctionsLists = (env: Env, environment: Environment): Map<string, string> => {
  const lists = new Map<string, string>()
  for (const item of list(readOptional(env, 'RIALTO_SANCTIONS_LISTS'))) {
    const [, name, place] = sanctionsList.exec(item) ?? []
    if (name === undefined || place === undefined || lists.has(name))
      throw new ConfigError(
        'RIALTO_SANCTIONS_LISTS must name each list once, such as ofac=/etc/rialto/sdn.xml: lower-case letters, digits and hyphens before the equals sign.',
      )
    if (/^[a-z]+:\/\//i.test(place) && !isListUrl(place, environment))
      throw new ConfigError(
        `RIALTO_SANCTIONS_LISTS: the URL of ${name} must be https${environment === 'sandbox' ? ' or http' : ''}.`,
      )
    lists.set(name, place)
  }
  return lists
}

const isListUrl = (place: string, environment: Environment): boolean =>
  URL.canParse(place) && (place.startsWith('https://') || (environment === 'sandbox' && place.startsWith('http://')))

const readRefreshHours = (env: Env): number => {
  const value = read(env, 'RIALTO_SANCTIONS_REFRESH_HOURS')
  if (/^[1-9]\d{0,2}$/.test(value) && Number(value) <= 168) return Number(value)
  throw new ConfigError(`RIALTO_SANCTIONS_REFRESH_HOURS must be a whole number from 1 to 168, not "${value}".`)
}

const readBackup = (env: Env, environment: Environment): Config['backup'] => {
  const signingKey = readOptional(env, 'RIALTO_BACKUP_SIGNING_KEY')
  const folder = readOptional(env, 'RIALTO_BACKUP_FOLDER')
  if (signingKey !== undefined && Buffer.from(signingKey, 'base64').length !== 32)
    throw new ConfigError('RIALTO_BACKUP_SIGNING_KEY must be 32 bytes in base64. Create one with: rialto backup key')
  if (folder !== undefined && signingKey === undefined && environment === 'production')
    throw new ConfigError('RIALTO_BACKUP_FOLDER needs RIALTO_BACKUP_SIGNING_KEY. Create one with: rialto backup key')
  return { signingKey, folder }
}

const readEnvironment = (env: Env): Environment => {
  const value = read(env, 'RIALTO_ENVIRONMENT')
  if (value !== 'sandbox' && value !== 'production')
    throw new ConfigError(`RIALTO_ENVIRONMENT must be sandbox or production, not "${value}".`)
  return value
}

const roles: readonly Role[] = ['all', 'api', 'worker']

const readRole = (env: Env): Role => {
  const value = read(env, 'RIALTO_ROLE')
  const role = roles.find(each => each === value)
  if (role === undefined) throw new ConfigError(`RIALTO_ROLE must be one of ${roles.join(', ')}, not "${value}".`)
  return role
}

const readPort = (name: SettingName, value: string): number => {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65_535) throw new ConfigError(`${name} must be a port number, not "${value}".`)
  return port
}

const readMetrics = (env: Env, host: string, serverPort: number): Config['metrics'] => {
  const value = readOptional(env, 'RIALTO_METRICS_PORT')
  if (value === undefined) return undefined
  const port = readPort('RIALTO_METRICS_PORT', value)
  if (port === serverPort && port !== 0)
    throw new ConfigError(`RIALTO_METRICS_PORT must differ from PORT: both are ${port}.`)
  return { host: readOptional(env, 'RIALTO_METRICS_HOST') ?? host, port }
}

/** @throws ConfigError for an invalid collector. Its headers are not quoted, because they may contain a key. */
const readTracing = (env: Env): Config['tracing'] => {
  const endpoint = readWebUrl(env, 'RIALTO_OTLP_ENDPOINT')?.replace(/\/+$/, '')
  const ratio = read(env, 'RIALTO_TRACES_RATIO')
  if (!/^(0|1|0?\.\d{1,6}|1\.0{1,6})$/.test(ratio))
    throw new ConfigError(`RIALTO_TRACES_RATIO must be a number from 0 to 1, not "${ratio}".`)
  const headers = readCollectorHeaders(env)
  return endpoint === undefined ? undefined : { endpoint, headers, ratio: Number(ratio) }
}

const readCollectorHeaders = (env: Env): Record<string, string> =>
  Object.fromEntries(
    list(readOptional(env, 'RIALTO_OTLP_HEADERS')).map(item => {
      const [, name, value] = /^([a-zA-Z0-9-]{1,60})=([\x20-\x7e]+)$/.exec(item) ?? []
      if (name !== undefined && value !== undefined) return [name.toLowerCase(), value]
      throw new ConfigError('RIALTO_OTLP_HEADERS must list headers such as authorization=Bearer abc,x-team=payments.')
    }),
  )

const readDrain = (env: Env, environment: Environment): number => {
  const value = readOptional(env, 'RIALTO_DRAIN_SECONDS') ?? (environment === 'production' ? '5' : '0')
  if (/^\d{1,3}$/.test(value) && Number(value) <= 600) return Number(value) * 1_000
  throw new ConfigError(`RIALTO_DRAIN_SECONDS must be a whole number from 0 to 600, not "${value}".`)
}

const readWebUrl = (env: Env, name: SettingName): string | undefined => {
  const value = readOptional(env, name)
  if (value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value))) return value
  throw new ConfigError(`${name} must be an http or https URL, not "${value}".`)
}

/** Days, up to thirty years. 0: no records are kept. */
const readRetention = (env: Env): number => {
  const value = read(env, 'RIALTO_TRANSFER_RETENTION_DAYS')
  if (/^\d{1,5}$/.test(value) && Number(value) <= 11_000) return Number(value)
  throw new ConfigError(`RIALTO_TRANSFER_RETENTION_DAYS must be a number of days from 0 to 11000, not "${value}".`)
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

const readLogLevel = (env: Env): string => {
  const value = read(env, 'RIALTO_LOG_LEVEL')
  if (logLevels.includes(value)) return value
  throw new ConfigError(`RIALTO_LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`)
}

/** The key for the sandbox bridge's webhook signatures. The sandbox’s bridge accepts any key and moves no real coins. */
const sandboxRelayKey = 'relay_sandbox_key'

const readBridging = (env: Env, environment: Environment): BridgingConfig => {
  const apiKey = readOptional(env, 'RIALTO_RELAY_API_KEY') ?? (environment === 'sandbox' ? sandboxRelayKey : undefined)
  const token = readOptional(env, 'RIALTO_ONECLICK_TOKEN')
  return {
    relay: apiKey ? { apiKey, ...readSlippage(env, 'RIALTO_RELAY_SLIPPAGE_BPS') } : undefined,
    oneclick: token
      ? {
          token,
          ...readSlippage(env, 'RIALTO_ONECLICK_SLIPPAGE_BPS'),
          ...defined({ quoteKey: readOptional(env, 'RIALTO_ONECLICK_QUOTE_KEY') }),
        }
      : undefined,
    order: readOrder(env),
    refreshMs: readCount(env, 'RIALTO_BRIDGE_REFRESH_MINUTES') * 60_000,
    addressTtlMs: readCount(env, 'RIALTO_BRIDGING_ADDRESS_DAYS') * 24 * 60 * 60_000,
    recoveryAddresses: readRecoveryAddresses(readOptional(env, 'RIALTO_BRIDGE_RECOVERY_ADDRESSES'), environment),
  }
}

const bridges = list(settings.RIALTO_BRIDGES.default)

const readOrder = (env: Env): string[] => {
  const order = list(read(env, 'RIALTO_BRIDGES'))
  const unknown = order.find(name => !bridges.includes(name))
  if (unknown === undefined) return order
  throw new ConfigError(`RIALTO_BRIDGES must list ${bridges.join(' and ')}, not "${unknown}".`)
}

const readSlippage = (env: Env, name: SettingName): { slippageBps?: number } => {
  const value = env[name]
  if (!value) return {}
  if (/^[1-9]\d{0,3}$/.test(value)) return { slippageBps: Number(value) }
  throw new ConfigError(`${name} must be a whole number from 1 to 9999, not "${value}".`)
}

const readAccess = (env: Env): AccessConfig => ({
  trustedProxies: list(readOptional(env, 'RIALTO_TRUSTED_PROXIES')).map(text => {
    const range = parseIpRange(text)
    if (range) return range
    throw new ConfigError(`RIALTO_TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, not "${text}".`)
  }),
  rateLimitPerMinute: readCount(env, 'RIALTO_RATE_LIMIT_PER_MINUTE'),
  failuresPerMinute: readCount(env, 'RIALTO_FAILED_AUTH_PER_MINUTE'),
  linkRequestsPerMinute: readCount(env, 'RIALTO_LINK_RATE_LIMIT_PER_MINUTE'),
})

const readCount = (env: Env, name: Defaulted): number => {
  const value = read(env, name)
  if (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= 1_000_000) return Number(value)
  throw new ConfigError(`${name} must be a whole number from 1 to 1000000, not "${value}".`)
}

const readOrigin = (value: string, name: SettingName): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new ConfigError(`${name} must be an origin such as https://link.example.com, not "${value}".`)
  return url.origin
}

const numbered = (env: Env, name: `${string}<chainId>` & SettingName): [string, string][] => {
  const prefix = name.replace('<chainId>', '')
  return Object.entries(env).flatMap(([variable, value]) =>
    value && variable.startsWith(prefix) && /^\d+$/.test(variable.slice(prefix.length))
      ? [[variable.slice(prefix.length), value]]
      : [],
  )
}

/** @throws ConfigError if the pooler's own URL is missing. */
const readDirectUrl = (env: Env): string | undefined => {
  const value = readDatabaseUrl(env, 'RIALTO_DB_DIRECT_URL')
  if (value !== undefined && readOptional(env, 'DATABASE_URL') === undefined)
    throw new ConfigError('RIALTO_DB_DIRECT_URL is set and DATABASE_URL is not. Set DATABASE_URL to the pooler’s URL.')
  return value
}

const readDatabaseUrl = (env: Env, name: 'DATABASE_URL' | 'RIALTO_DB_DIRECT_URL'): string | undefined => {
  const value = readOptional(env, name)
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return value
  // Not quoted, because the URL may contain a password.
  const found = url ? `is a ${url.protocol}// URL` : 'is not a URL'
  throw new ConfigError(
    `${name} ${found}. Rialto requires PostgreSQL 15 or newer: postgres://user:password@host:5432/database. Encode special characters of the password in percent.`,
  )
}

/** @throws ConfigError for an incomplete client, whose integration would silently be missing. */
const readOAuthClients = (env: Env): Config['oauthClients'] => {
  const half = /^RIALTO_(?!SANDBOX_)([A-Z0-9_]+)_CLIENT_(ID|SECRET)$/
  for (const variable of Object.keys(env)) {
    const [, name, part] = half.exec(variable) ?? []
    if (name === undefined || !env[variable]) continue
    const other = `RIALTO_${name}_CLIENT_${part === 'ID' ? 'SECRET' : 'ID'}`
    if (!env[other]) throw new ConfigError(`${variable} is set and ${other} is not. Set both, or neither.`)
  }
  return readOAuthPairs(env)
}

const readOAuthPairs = (env: Env): Config['oauthClients'] =>
  new Map(
    Object.entries(env).flatMap(([variable, clientId]) => {
      const name = /^RIALTO_([A-Z0-9_]+)_CLIENT_ID$/.exec(variable)?.[1]
      const clientSecret = env[`RIALTO_${name}_CLIENT_SECRET`]
      if (name === undefined || name === 'SANDBOX' || !clientId || !clientSecret) return []
      return [[name.replaceAll('_', '').toLowerCase(), { clientId, clientSecret }]]
    }),
  )

const readPriceUrl = (env: Env, environment: Environment): string | undefined => {
  const value = readOptional(env, 'RIALTO_EQUITY_PRICE_URL')
  if (!value) return undefined
  const schemes = environment === 'production' ? ['https:'] : ['https:', 'http:']
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !schemes.includes(url.protocol) || url.hostname.includes('{') || !value.includes('{symbol}'))
    throw new ConfigError(
      'RIALTO_EQUITY_PRICE_URL must be an https address such as https://prices.example.com/{symbol}.',
    )
  return value
}

const readSandbox = (env: Env, port: number, publicUrl: string): SandboxConfig => {
  const shop = `http://${urlHost(read(env, 'HOST'))}:${port + 1}`
  const origins = readOptional(env, 'RIALTO_SANDBOX_ALLOWED_ORIGINS') ?? `${shop},http://localhost:${port + 1}`
  const url = readOptional(env, 'RIALTO_SANDBOX_URL')
  const webhookUrl = readOptional(env, 'RIALTO_SANDBOX_WEBHOOK_URL')
  return {
    clientId: read(env, 'RIALTO_SANDBOX_CLIENT_ID'),
    ...readSandboxKeys(env),
    webhookUrl: webhookUrl ?? `${shop}/webhooks/rialto`,
    isDefaultWebhook: webhookUrl === undefined,
    webhookSecret: read(env, 'RIALTO_SANDBOX_WEBHOOK_SECRET'),
    allowedOrigins: list(origins).map(origin => readOrigin(origin, 'RIALTO_SANDBOX_ALLOWED_ORIGINS')),
    bridging: readChoice(env, 'RIALTO_SANDBOX_BRIDGING', ['enabled', 'disabled']) === 'enabled',
    port: readPort(
      'RIALTO_SANDBOX_PORT',
      readOptional(env, 'RIALTO_SANDBOX_PORT') ?? String(port === 0 ? 0 : port + 2),
    ),
    url: url === undefined ? undefined : readOrigin(url, 'RIALTO_SANDBOX_URL'),
    externalRpc: Object.fromEntries(numbered(env, 'SANDBOX_RPC_<chainId>')),
    hasScenarios: readScenarios(env) ?? isOnThisMachine(publicUrl),
    demo: readDemo(env),
  }
}

const readSandboxKeys = (env: Env): Pick<SandboxConfig, 'clientSecret' | 'managementKey'> => {
  const clientSecret = read(env, 'RIALTO_SANDBOX_CLIENT_SECRET')
  const managementKey = read(env, 'RIALTO_SANDBOX_MANAGEMENT_KEY')
  if (managementKey === clientSecret)
    throw new ConfigError('RIALTO_SANDBOX_MANAGEMENT_KEY must differ from RIALTO_SANDBOX_CLIENT_SECRET.')
  return { clientSecret, managementKey }
}

const readDemo = (env: Env): SandboxConfig['demo'] => {
  if (readChoice(env, 'RIALTO_DEMO', ['on', 'off']) === 'off') return undefined
  const port = readOptional(env, 'RIALTO_DEMO_PORT')
  return { port: port === undefined ? undefined : readPort('RIALTO_DEMO_PORT', port) }
}

/** Whether only a browser on this machine can reach the URL. */
const isOnThisMachine = (url: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|$)/.test(url)

const readScenarios = (env: Env): boolean | undefined => {
  const value = readOptional(env, 'RIALTO_SANDBOX_SCENARIOS')
  if (value === undefined) return undefined
  if (value === 'on' || value === 'off') return value === 'on'
  throw new ConfigError(`RIALTO_SANDBOX_SCENARIOS must be on or off, not "${value}".`)
}

const readChoice = (env: Env, name: Defaulted, choices: readonly [string, string]): string => {
  const value = read(env, name)
  if (choices.includes(value)) return value
  throw new ConfigError(`${name} must be ${choices.join(' or ')}, not "${value}".`)
}

const publishedSecrets: readonly string[] = [
  defaultSandboxSecret,
  defaultManagementKey,
  defaultWebhookSecret,
  sandboxRelayKey,
]

/** Production does not start without its own secrets. */
const rejectUnsafeProduction = (config: Config, env: Env): void => {
  if (config.failpoint !== undefined)
    throw new ConfigError(
      'RIALTO_FAILPOINT is set. It terminates the process on purpose, for tests. Unset it in production.',
    )
  const sandboxed = Object.keys(env).find(
    name => (name.startsWith('RIALTO_SANDBOX_') || name.startsWith('SANDBOX_')) && env[name],
  )
  if (sandboxed) throw new ConfigError(`${sandboxed} is set, but production does not load the sandbox. Unset it.`)
  if (!config.vaultKeys)
    throw new ConfigError(
      'RIALTO_VAULT_KEYS is not set. Production requires a vault key: create one with openssl rand -base64 32 and set RIALTO_VAULT_KEYS=main:<key>.',
    )
  rejectWeakVaultKeys(config.vaultKeys)
  const published = Object.keys(env).find(name => publishedSecrets.includes(env[name] ?? ''))
  if (published)
    throw new ConfigError(
      `${published} contains one of the sandbox’s published secrets. Production requires its own secrets: set another, or unset it.`,
    )
  if (config.publicUrl.startsWith('http:') && !isOnThisMachine(config.publicUrl))
    throw new ConfigError('RIALTO_PUBLIC_URL must be https in production.')
}

/** The vault rejects malformed keys. */
const rejectWeakVaultKeys = (keys: string): void => {
  for (const entry of keys.split(',')) {
    const [id = '', encoded = ''] = entry.trim().split(':')
    const bytes = Buffer.from(encoded, 'base64')
    if (id === 'sandbox')
      throw new ConfigError(
        'RIALTO_VAULT_KEYS contains a key with the id "sandbox", as the sandbox makes them. Production requires a key of its own: create one with openssl rand -base64 32.',
      )
    if (bytes.length === 32 && new Set(bytes).size < 8)
      throw new ConfigError(
        'RIALTO_VAULT_KEYS contains a key that is not random. Create one with openssl rand -base64 32.',
      )
  }
}
