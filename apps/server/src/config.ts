import { type Environment, type IpRange, parseIpRange } from '@rialto/core'

/** What an operator may set. Read once at start; a wrong value stops the start with a message that names it. */
export interface Config {
  environment: Environment
  /** `HOST`, default 127.0.0.1. */
  host: string
  /** `PORT`, default 4000. */
  port: number
  /** `RIALTO_PUBLIC_URL`: where browsers reach this server. Default `http://HOST:PORT`. */
  publicUrl: string
  /** `RIALTO_DATA_DIR`, default ./data: the embedded database, the sandbox's state, the sandbox's vault key. */
  dataDir: string
  /** `DATABASE_URL`. Unset: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** `RIALTO_VAULT_KEYS`: `id:base64` pairs, the current one first. Required in production. */
  vaultKeys: string | undefined
  /** `RIALTO_LOG_LEVEL`, default info. */
  logLevel: string
  /**
   * `RIALTO_<TYPE>_CLIENT_ID` and `RIALTO_<TYPE>_CLIENT_SECRET`, such as `RIALTO_COINBASE_CLIENT_ID` and
   * `RIALTO_KRAKEN_CONNECT_CLIENT_ID`: production's OAuth clients, by integration type in lower case.
   */
  oauthClients: ReadonlyMap<string, { clientId: string; clientSecret: string }>
  /** `RIALTO_EVM_RPC_<chainId>`: JSON-RPC nodes of production networks. */
  evmRpc: ReadonlyMap<string, string>
  /**
   * `RIALTO_SOLANA_RPC_<chainId>`: JSON-RPC nodes of Solana networks, by the network list's id: 101 mainnet, 103 devnet, which
   * is the sandbox's own unless named here.
   */
  solanaRpc: ReadonlyMap<string, string>
  /** `RIALTO_ALLOW_PRIVATE_TARGETS`: CIDRs webhooks and nodes may have although they are not public. */
  allowPrivate: readonly string[]
  /** `RIALTO_EQUITIES_FILE`: replaces the listed equities. A Nasdaq Trader symbol directory, or a CSV with `symbol` and `name`. */
  equitiesFile: string | undefined
  /** `RIALTO_EQUITY_PRICE_URL`: where share prices are asked for, `{symbol}` in place of the symbol. See prices/createPriceFeed.ts. */
  equityPriceUrl: string | undefined
  bridging: BridgingConfig
  access: AccessConfig
  sandbox: SandboxConfig | undefined
}

export interface BridgingConfig {
  /** `RIALTO_RELAY_API_KEY`, `RIALTO_RELAY_SLIPPAGE_BPS` (default: Relay chooses): bridges through Relay. The sandbox has a simulated one and needs no key. */
  relay: { apiKey: string; slippageBps?: number } | undefined
  /** `RIALTO_ONECLICK_TOKEN`, `RIALTO_ONECLICK_SLIPPAGE_BPS` (default 100): bridges through NEAR Intents' 1Click. */
  oneclick: { token: string; slippageBps?: number } | undefined
  /** `RIALTO_BRIDGES`, default `relay,oneclick`: whom to ask first. */
  order: readonly string[]
  /** `RIALTO_BRIDGE_REFRESH_MINUTES`, default 10: how often providers are asked what they carry. */
  refreshMs: number
  /** `RIALTO_BRIDGING_ADDRESS_DAYS`, default 7: an unused bridging address is given up after this. */
  addressTtlMs: number
}

export interface AccessConfig {
  /** `RIALTO_TRUSTED_PROXIES`: addresses and CIDRs of the proxies whose `X-Forwarded-For` is believed. Default none. */
  trustedProxies: readonly IpRange[]
  /** `RIALTO_RATE_LIMIT_PER_MINUTE`: requests of a key that has no limit of its own. Default 600. */
  rateLimitPerMinute: number
  /** `RIALTO_FAILED_AUTH_PER_MINUTE`: failed authentications of an address. Default 60. */
  failuresPerMinute: number
  /** `RIALTO_LINK_RATE_LIMIT_PER_MINUTE`: requests of an address to the Link page's own API. Default 1200. */
  linkRequestsPerMinute: number
}

export interface SandboxConfig {
  /** `RIALTO_SANDBOX_CLIENT_ID`, `RIALTO_SANDBOX_CLIENT_SECRET`: the demo client, read and write. */
  clientId: string
  clientSecret: string
  /** `RIALTO_SANDBOX_MANAGEMENT_KEY`: the demo client's key to the account management API. Opens nothing else. */
  managementKey: string
  /** `RIALTO_SANDBOX_WEBHOOK_URL`, `RIALTO_SANDBOX_WEBHOOK_SECRET`. */
  webhookUrl: string
  webhookSecret: string
  /** `RIALTO_SANDBOX_ALLOWED_ORIGINS`, comma-separated: who may embed Link. */
  allowedOrigins: readonly string[]
  /** `RIALTO_SANDBOX_BRIDGING`: `enabled` (default) or `disabled`, whether the demo client may use headless bridging. */
  bridging: boolean
  /** `RIALTO_SANDBOX_PORT`: where the simulated institutions listen. Default PORT + 2. */
  port: number
  /** `RIALTO_SANDBOX_URL`: a sandbox that somebody else runs. Its institutions, chains and clock are used, none is started. */
  url: string | undefined
  /** `SANDBOX_RPC_<chainId>`: outside nodes for the sandbox's chains, or where a joined sandbox's chains are seen from here. */
  externalRpc: Readonly<Record<string, string>>
}

export const defaultSandboxClientId = '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e'
export const defaultSandboxSecret = 'sk_sandbox_demo_0000000000000000000000000000000000000000000000000001'
export const defaultManagementKey = 'amk_sandbox_demo_000000000000000000000000000000000000000000000000000a'
export const defaultWebhookSecret = 'whsec_cmlhbHRvLXNhbmRib3gtd2ViaG9vay1zZWNyZXQh'

/** A setting that cannot be used, and what to do about it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Env = Readonly<Record<string, string | undefined>>

/** @throws ConfigError naming the variable. */
export const readConfig = (env: Env): Config => {
  const environment = readEnvironment(env)
  const host = env['HOST'] ?? '127.0.0.1'
  const port = readPort(env, 'PORT', 4000)
  const config: Config = {
    environment,
    host,
    port,
    publicUrl: readOrigin(
      env['RIALTO_PUBLIC_URL'] ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
      'RIALTO_PUBLIC_URL',
    ),
    dataDir: env['RIALTO_DATA_DIR'] ?? './data',
    databaseUrl: env['DATABASE_URL'] || undefined,
    vaultKeys: env['RIALTO_VAULT_KEYS'] || undefined,
    logLevel: env['RIALTO_LOG_LEVEL'] ?? 'info',
    oauthClients: readOAuthClients(env),
    solanaRpc: new Map(numbered(env, 'RIALTO_SOLANA_RPC_')),
    evmRpc: new Map(numbered(env, 'RIALTO_EVM_RPC_')),
    allowPrivate: list(env['RIALTO_ALLOW_PRIVATE_TARGETS']),
    bridging: readBridging(env, environment),
    access: readAccess(env),
    equitiesFile: env['RIALTO_EQUITIES_FILE'] || undefined,
    equityPriceUrl: readPriceUrl(env, environment),
    sandbox: environment === 'sandbox' ? readSandbox(env, port) : undefined,
  }
  if (environment === 'production') refuseUnsafeProduction(config, env)
  return config
}

const readEnvironment = (env: Env): Environment => {
  const value = env['RIALTO_ENVIRONMENT'] ?? 'sandbox'
  if (value !== 'sandbox' && value !== 'production')
    throw new ConfigError(`RIALTO_ENVIRONMENT must be sandbox or production, not "${value}".`)
  return value
}

const readPort = (env: Env, name: string, fallback: number): number => {
  const value = env[name] ?? String(fallback)
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65_535) throw new ConfigError(`${name} must be a port number, not "${value}".`)
  return port
}

/** What the sandbox's bridge signs its messages with; it takes any key and moves no real coins. */
const sandboxRelayKey = 'relay_sandbox_key'

const readBridging = (env: Env, environment: Environment): BridgingConfig => {
  const apiKey = env['RIALTO_RELAY_API_KEY'] || (environment === 'sandbox' ? sandboxRelayKey : undefined)
  const token = env['RIALTO_ONECLICK_TOKEN']
  return {
    relay: apiKey ? { apiKey, ...readSlippage(env, 'RIALTO_RELAY_SLIPPAGE_BPS') } : undefined,
    oneclick: token ? { token, ...readSlippage(env, 'RIALTO_ONECLICK_SLIPPAGE_BPS') } : undefined,
    order: readOrder(env),
    refreshMs: readCount(env, 'RIALTO_BRIDGE_REFRESH_MINUTES', 10) * 60_000,
    addressTtlMs: readCount(env, 'RIALTO_BRIDGING_ADDRESS_DAYS', 7) * 24 * 60 * 60_000,
  }
}

const bridges = ['relay', 'oneclick']

const readOrder = (env: Env): string[] => {
  const order = list(env['RIALTO_BRIDGES'] || bridges.join(','))
  const unknown = order.find(name => !bridges.includes(name))
  if (unknown === undefined) return order
  throw new ConfigError(`RIALTO_BRIDGES must list ${bridges.join(' and ')}, not "${unknown}".`)
}

const readSlippage = (env: Env, name: string): { slippageBps?: number } => {
  const value = env[name]
  if (!value) return {}
  if (/^[1-9]\d{0,3}$/.test(value)) return { slippageBps: Number(value) }
  throw new ConfigError(`${name} must be a whole number from 1 to 9999, not "${value}".`)
}

const readAccess = (env: Env): AccessConfig => ({
  trustedProxies: list(env['RIALTO_TRUSTED_PROXIES']).map(text => {
    const range = parseIpRange(text)
    if (range) return range
    throw new ConfigError(`RIALTO_TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, not "${text}".`)
  }),
  rateLimitPerMinute: readCount(env, 'RIALTO_RATE_LIMIT_PER_MINUTE', 600),
  failuresPerMinute: readCount(env, 'RIALTO_FAILED_AUTH_PER_MINUTE', 60),
  linkRequestsPerMinute: readCount(env, 'RIALTO_LINK_RATE_LIMIT_PER_MINUTE', 1_200),
})

const readCount = (env: Env, name: string, fallback: number): number => {
  const value = env[name] || String(fallback)
  if (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= 1_000_000) return Number(value)
  throw new ConfigError(`${name} must be a whole number from 1 to 1000000, not "${value}".`)
}

const readOrigin = (value: string, name: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new ConfigError(`${name} must be an origin such as https://link.example.com, not "${value}".`)
  return url.origin
}

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')

const numbered = (env: Env, prefix: string): [string, string][] =>
  Object.entries(env).flatMap(([name, value]) =>
    value && name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length))
      ? [[name.slice(prefix.length), value]]
      : [],
  )

/** Half a client is none. */
const readOAuthClients = (env: Env): Config['oauthClients'] =>
  new Map(
    Object.entries(env).flatMap(([variable, clientId]) => {
      const name = /^RIALTO_([A-Z0-9_]+)_CLIENT_ID$/.exec(variable)?.[1]
      const clientSecret = env[`RIALTO_${name}_CLIENT_SECRET`]
      if (name === undefined || name === 'SANDBOX' || !clientId || !clientSecret) return []
      return [[name.replaceAll('_', '').toLowerCase(), { clientId, clientSecret }]]
    }),
  )

const readPriceUrl = (env: Env, environment: Environment): string | undefined => {
  const value = env['RIALTO_EQUITY_PRICE_URL']
  if (!value) return undefined
  const schemes = environment === 'production' ? ['https:'] : ['https:', 'http:']
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !schemes.includes(url.protocol) || url.hostname.includes('{') || !value.includes('{symbol}'))
    throw new ConfigError(
      'RIALTO_EQUITY_PRICE_URL must be an https address such as https://prices.example.com/{symbol}.',
    )
  return value
}

const readSandbox = (env: Env, port: number): SandboxConfig => {
  if (
    env['RIALTO_SANDBOX_MANAGEMENT_KEY'] &&
    env['RIALTO_SANDBOX_MANAGEMENT_KEY'] === env['RIALTO_SANDBOX_CLIENT_SECRET']
  )
    throw new ConfigError('RIALTO_SANDBOX_MANAGEMENT_KEY must not be the client’s secret: each opens another API.')
  const demo = `http://127.0.0.1:${port + 1}`
  return {
    clientId: env['RIALTO_SANDBOX_CLIENT_ID'] || defaultSandboxClientId,
    clientSecret: env['RIALTO_SANDBOX_CLIENT_SECRET'] || defaultSandboxSecret,
    managementKey: env['RIALTO_SANDBOX_MANAGEMENT_KEY'] || defaultManagementKey,
    webhookUrl: env['RIALTO_SANDBOX_WEBHOOK_URL'] || `${demo}/webhooks/rialto`,
    webhookSecret: env['RIALTO_SANDBOX_WEBHOOK_SECRET'] || defaultWebhookSecret,
    allowedOrigins: list(env['RIALTO_SANDBOX_ALLOWED_ORIGINS'] || `${demo},http://localhost:${port + 1}`).map(origin =>
      readOrigin(origin, 'RIALTO_SANDBOX_ALLOWED_ORIGINS'),
    ),
    bridging: readSwitch(env, 'RIALTO_SANDBOX_BRIDGING', true),
    port: readPort(env, 'RIALTO_SANDBOX_PORT', port === 0 ? 0 : port + 2),
    url: env['RIALTO_SANDBOX_URL'] ? readOrigin(env['RIALTO_SANDBOX_URL'], 'RIALTO_SANDBOX_URL') : undefined,
    externalRpc: Object.fromEntries(numbered(env, 'SANDBOX_RPC_')),
  }
}

const readSwitch = (env: Env, name: string, fallback: boolean): boolean => {
  const value = env[name] || (fallback ? 'enabled' : 'disabled')
  if (value !== 'enabled' && value !== 'disabled')
    throw new ConfigError(`${name} must be enabled or disabled, not "${value}".`)
  return value === 'enabled'
}

/** Production starts with its own secrets or not at all. */
const refuseUnsafeProduction = (config: Config, env: Env): void => {
  const sandboxed = Object.keys(env).find(
    name => (name.startsWith('RIALTO_SANDBOX_') || name.startsWith('SANDBOX_')) && env[name],
  )
  if (sandboxed) throw new ConfigError(`${sandboxed} is set: production does not load the sandbox. Unset it.`)
  if (!config.vaultKeys)
    throw new ConfigError(
      'RIALTO_VAULT_KEYS is not set: production needs its own vault key. Make one with: openssl rand -base64 32, and set it as main:<that>.',
    )
  const published = [defaultSandboxSecret, defaultManagementKey, defaultWebhookSecret]
  if (Object.values(env).some(value => value !== undefined && published.includes(value)))
    throw new ConfigError(
      'A variable holds one of the sandbox’s published secrets. Production needs secrets of its own.',
    )
  if (config.publicUrl.startsWith('http:') && !/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|$)/.test(config.publicUrl))
    throw new ConfigError('RIALTO_PUBLIC_URL must be https in production.')
}
