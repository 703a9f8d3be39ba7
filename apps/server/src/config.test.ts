import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { ConfigError, defaultManagementKey, defaultSandboxSecret, defaultWebhookSecret, readConfig } from './config.ts'

const production = {
  RIALTO_ENVIRONMENT: 'production',
  RIALTO_PUBLIC_URL: 'https://link.example.com',
  RIALTO_VAULT_KEYS: 'main:AAAA',
}
const randomKey = () => randomBytes(32).toString('base64')
const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error('the configuration was taken')
}

describe('without any setting', () => {
  test('it is the sandbox on loopback with the published demo client', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'sandbox',
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://127.0.0.1:4000',
      dataDir: './data',
      databaseUrl: undefined,
      vaultKeys: undefined,
      logLevel: 'info',
      oauthClients: new Map(),
      evmRpc: new Map(),
      allowPrivate: [],
      allowPrivateWebhooks: [],
      sandbox: {
        clientId: '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e',
        clientSecret: defaultSandboxSecret,
        managementKey: defaultManagementKey,
        webhookUrl: 'http://127.0.0.1:4001/webhooks/rialto',
        webhookSecret: defaultWebhookSecret,
        allowedOrigins: ['http://127.0.0.1:4001', 'http://localhost:4001'],
        bridging: true,
        port: 4002,
        url: undefined,
        externalRpc: {},
      },
    })
  })

  test('the demo client may bridge unless that is switched off', () => {
    expect(readConfig({ RIALTO_SANDBOX_BRIDGING: 'enabled' }).sandbox?.bridging).toBe(true)
    expect(readConfig({ RIALTO_SANDBOX_BRIDGING: 'disabled' }).sandbox?.bridging).toBe(false)
    expect(() => readConfig({ RIALTO_SANDBOX_BRIDGING: 'no' })).toThrow(/RIALTO_SANDBOX_BRIDGING/)
  })

  test('every other port follows PORT, and 0 stays 0', () => {
    expect(readConfig({ PORT: '5000' })).toMatchObject({ publicUrl: 'http://127.0.0.1:5000', sandbox: { port: 5002 } })
    expect(readConfig({ PORT: '0' }).sandbox?.port).toBe(0)
  })

  test('a server that listens everywhere is reached on loopback', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://127.0.0.1:4000')
    for (const HOST of ['::', '::1'])
      expect(readConfig({ HOST })).toMatchObject({
        publicUrl: 'http://[::1]:4000',
        sandbox: { webhookUrl: 'http://[::1]:4001/webhooks/rialto' },
      })
    expect(readConfig({ HOST: 'fd00::2' }).publicUrl).toBe('http://[fd00::2]:4000')
  })
})

test('every setting is read from its variable', () => {
  const config = readConfig({
    ...production,
    HOST: '10.0.0.5',
    PORT: '8080',
    DATABASE_URL: 'postgres://db/rialto',
    RIALTO_EVM_RPC_1: 'https://node.example/one',
    RIALTO_EVM_RPC_8453: 'https://node.example/base',
    RIALTO_EVM_RPC_ONE: 'https://ignored.example',
    RIALTO_EVM_RPC_10: '',
    RIALTO_COINBASE_CLIENT_ID: 'id',
    RIALTO_COINBASE_CLIENT_SECRET: 'secret',
    RIALTO_ALLOW_PRIVATE_TARGETS: ' 10.0.0.0/8 ,, fd00::/8',
    RIALTO_ALLOW_PRIVATE_WEBHOOKS: '10.1.0.0/16',
  })
  expect(config).toMatchObject({ environment: 'production', host: '10.0.0.5', port: 8080, sandbox: undefined })
  expect([...config.evmRpc]).toEqual([
    ['1', 'https://node.example/one'],
    ['8453', 'https://node.example/base'],
  ])
  expect(config.oauthClients).toEqual(new Map([['coinbase', { clientId: 'id', clientSecret: 'secret' }]]))
  expect(config.allowPrivate).toEqual(['10.0.0.0/8', 'fd00::/8'])
  expect(config.allowPrivateWebhooks).toEqual(['10.1.0.0/16'])
})

test('half an OAuth client is named, with the half that is missing', () => {
  expect(() => readConfig({ RIALTO_COINBASE_CLIENT_ID: 'id' })).toThrow(
    'RIALTO_COINBASE_CLIENT_ID is set and RIALTO_COINBASE_CLIENT_SECRET is not',
  )
  expect(() => readConfig({ RIALTO_KRAKEN_CONNECT_CLIENT_SECRET: 's' })).toThrow(
    'RIALTO_KRAKEN_CONNECT_CLIENT_ID is not',
  )
})

describe('refuses, naming the variable', () => {
  test.each([
    ['RIALTO_ENVIRONMENT', { RIALTO_ENVIRONMENT: 'staging' }],
    ['RIALTO_ENVIRONMENT', { RIALTO_ENVIRONMENT: 'Production' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80a' }],
    ['RIALTO_SANDBOX_PORT', { RIALTO_SANDBOX_PORT: 'x' }],
    ['RIALTO_TRUSTED_PROXIES', { RIALTO_TRUSTED_PROXIES: '10.0.0.0/8,true' }],
    ['RIALTO_TRUSTED_PROXIES', { RIALTO_TRUSTED_PROXIES: '1' }],
    ['RIALTO_RATE_LIMIT_PER_MINUTE', { RIALTO_RATE_LIMIT_PER_MINUTE: '0' }],
    ['RIALTO_RATE_LIMIT_PER_MINUTE', { RIALTO_RATE_LIMIT_PER_MINUTE: '1e9' }],
    ['RIALTO_FAILED_AUTH_PER_MINUTE', { RIALTO_FAILED_AUTH_PER_MINUTE: 'off' }],
    ['RIALTO_EQUITY_PRICE_URL', { RIALTO_EQUITY_PRICE_URL: 'https://prices.example.com/' }],
    ['RIALTO_EQUITY_PRICE_URL', { RIALTO_EQUITY_PRICE_URL: 'ftp://prices.example.com/{symbol}' }],
    ['RIALTO_EQUITY_PRICE_URL', { RIALTO_EQUITY_PRICE_URL: 'https://{symbol}.example.com/' }],
    ['RIALTO_PUBLIC_URL', { RIALTO_PUBLIC_URL: 'link.example.com' }],
    ['RIALTO_PUBLIC_URL', { RIALTO_PUBLIC_URL: 'https://link.example.com/path' }],
    ['RIALTO_PUBLIC_URL', { RIALTO_PUBLIC_URL: 'ftp://link.example.com' }],
    ['RIALTO_PUBLIC_URL', { RIALTO_PUBLIC_URL: 'https://user:pass@link.example.com' }],
    ['RIALTO_SANDBOX_ALLOWED_ORIGINS', { RIALTO_SANDBOX_ALLOWED_ORIGINS: 'https://a.example; script-src *' }],
    ['RIALTO_SANDBOX_ALLOWED_ORIGINS', { RIALTO_SANDBOX_ALLOWED_ORIGINS: '*' }],
    ['RIALTO_SANDBOX_MANAGEMENT_KEY', { RIALTO_SANDBOX_MANAGEMENT_KEY: 'one', RIALTO_SANDBOX_CLIENT_SECRET: 'one' }],
  ])('%s in %j', (name, env) => {
    expect(refusal(env)).toContain(name)
  })

  test.each([
    ['RIALTO_VAULT_KEYS', { RIALTO_VAULT_KEYS: '' }],
    ['RIALTO_EQUITY_PRICE_URL', { RIALTO_EQUITY_PRICE_URL: 'http://prices.example.com/{symbol}' }],
    ['RIALTO_PUBLIC_URL', { RIALTO_PUBLIC_URL: 'http://link.example.com' }],
    ['RIALTO_SANDBOX_CLIENT_SECRET', { RIALTO_SANDBOX_CLIENT_SECRET: 'anything' }],
    ['RIALTO_SANDBOX_URL', { RIALTO_SANDBOX_URL: 'http://127.0.0.1:4002' }],
    ['SANDBOX_RPC_31337', { SANDBOX_RPC_31337: 'http://127.0.0.1:8545' }],
    ['SOME_SECRET', { SOME_SECRET: defaultSandboxSecret }],
    ['ANY_NAME', { ANY_NAME: defaultWebhookSecret }],
    ['ANY_NAME', { ANY_NAME: defaultManagementKey }],
    ['RIALTO_RELAY_API_KEY', { RIALTO_RELAY_API_KEY: 'relay_sandbox_key' }],
    ['RIALTO_VAULT_KEYS', { RIALTO_VAULT_KEYS: `main:${Buffer.alloc(32).toString('base64')}` }],
    ['RIALTO_VAULT_KEYS', { RIALTO_VAULT_KEYS: `next:${randomKey()},main:${Buffer.alloc(32, 7).toString('base64')}` }],
    ['RIALTO_VAULT_KEYS', { RIALTO_VAULT_KEYS: `sandbox:${randomKey()}` }],
    ['RIALTO_FAILPOINT', { RIALTO_FAILPOINT: 'withdrawal.intended' }],
  ])('production with %s in %j', (name, env) => {
    const message = refusal({ ...production, ...env })
    expect(message).toContain(name)
    expect(message).not.toContain(defaultSandboxSecret)
  })

  test.each(['http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:4000'])(
    'but %s is production on loopback',
    url => {
      expect(readConfig({ ...production, RIALTO_PUBLIC_URL: url }).publicUrl).toBe(url)
    },
  )

  test('an http origin that only begins like loopback is rejected', () => {
    expect(refusal({ ...production, RIALTO_PUBLIC_URL: 'http://localhost.example.com' })).toContain('https')
  })
})

test('limits and proxies are as documented unless they are set', () => {
  expect(readConfig({}).access).toEqual({
    trustedProxies: [],
    rateLimitPerMinute: 600,
    failuresPerMinute: 60,
    linkRequestsPerMinute: 1_200,
  })
  const { access } = readConfig({
    RIALTO_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    RIALTO_RATE_LIMIT_PER_MINUTE: '1200',
    RIALTO_FAILED_AUTH_PER_MINUTE: '5',
    RIALTO_LINK_RATE_LIMIT_PER_MINUTE: '7',
  })
  expect(access).toMatchObject({ rateLimitPerMinute: 1200, failuresPerMinute: 5, linkRequestsPerMinute: 7 })
  expect(access.trustedProxies.map(({ prefix }) => prefix)).toEqual([8, 128])
})

describe('bridging', () => {
  const minutes = 60_000
  const days = 24 * 60 * minutes

  test('the sandbox has its own bridge, production those it has an account with', () => {
    expect(readConfig({}).bridging).toMatchObject({ relay: { apiKey: expect.any(String) }, oneclick: undefined })
    expect(readConfig(production).bridging).toEqual({
      relay: undefined,
      oneclick: undefined,
      order: ['relay', 'oneclick'],
      refreshMs: 10 * minutes,
      addressTtlMs: 7 * days,
      recoveryAddresses: {},
    })
  })

  test('bridge settings are taken from their variables', () => {
    const env = {
      RIALTO_RELAY_API_KEY: 'a key',
      RIALTO_RELAY_SLIPPAGE_BPS: '50',
      RIALTO_ONECLICK_TOKEN: 'a token',
      RIALTO_BRIDGES: 'oneclick, relay',
      RIALTO_BRIDGE_REFRESH_MINUTES: '3',
      RIALTO_BRIDGING_ADDRESS_DAYS: '1',
    }
    expect(readConfig({ ...production, ...env }).bridging).toEqual({
      relay: { apiKey: 'a key', slippageBps: 50 },
      oneclick: { token: 'a token' },
      order: ['oneclick', 'relay'],
      refreshMs: 3 * minutes,
      addressTtlMs: days,
      recoveryAddresses: {},
    })
  })

  test.each([
    ['RIALTO_BRIDGES', { RIALTO_BRIDGES: 'relay,across' }],
    ['RIALTO_RELAY_SLIPPAGE_BPS', { RIALTO_RELAY_API_KEY: 'a', RIALTO_RELAY_SLIPPAGE_BPS: '1.5' }],
    ['RIALTO_ONECLICK_SLIPPAGE_BPS', { RIALTO_ONECLICK_TOKEN: 'a', RIALTO_ONECLICK_SLIPPAGE_BPS: '10000' }],
  ])('%s in %j is refused', (name, env) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(name)
  })
})

describe('an unknown variable that resembles a setting', () => {
  const unknown = (env: Record<string, string>) => readConfig(env).unknown

  test('it is reported with the setting of the nearest name', () => {
    expect(unknown({ RIALTO_VAULT_KEY: 'main:AAAA', RIALTO_PUBLIC_URI: 'https://x.example' })).toEqual([
      { name: 'RIALTO_VAULT_KEY', nearest: 'RIALTO_VAULT_KEYS' },
      { name: 'RIALTO_PUBLIC_URI', nearest: 'RIALTO_PUBLIC_URL' },
    ])
    expect(unknown({ RIALTO_EVM_RPC_BASE: 'https://x.example' })).toEqual([
      { name: 'RIALTO_EVM_RPC_BASE', nearest: 'RIALTO_EVM_RPC_<chainId>' },
    ])
  })

  test('a variable covered by a placeholder, or of the demo shop or another program, is not reported', () => {
    const others = { RIALTO_CLIENT_ID: 'a', RIALTO_FUZZ_RUNS: '9', PATH: '/bin', NODE_ENV: 'test' }
    expect(unknown({ ...others, RIALTO_EVM_RPC_8453: 'https://x' })).toEqual([])
    const pair = { RIALTO_KRAKEN_CONNECT_CLIENT_ID: 'a', RIALTO_KRAKEN_CONNECT_CLIENT_SECRET: 's' }
    expect(unknown(pair)).toEqual([])
    expect(unknown({ RIALTO_LOG_LEVEL_FILE: 'a' })).toMatchObject([{ name: 'RIALTO_LOG_LEVEL_FILE' }])
  })
})

test('production does not start with a failpoint, which the sandbox takes', () => {
  expect(refusal({ ...production, RIALTO_FAILPOINT: 'withdrawal.intended' })).toContain('RIALTO_FAILPOINT')
  expect(readConfig({ RIALTO_FAILPOINT: 'withdrawal.intended' }).failpoint).toBe('withdrawal.intended')
})

test('a log level that does not exist is named with those that do', () => {
  expect(refusal({ RIALTO_LOG_LEVEL: 'loud' })).toBe(
    'RIALTO_LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
  )
})

describe('traces', () => {
  const collector = { RIALTO_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }

  test('traces are sent only to a configured collector', () => {
    expect(readConfig({}).tracing).toBeUndefined()
    expect(readConfig(collector).tracing).toEqual({ endpoint: 'http://127.0.0.1:4318', headers: {}, ratio: 1 })
    const more = { RIALTO_OTLP_HEADERS: 'Authorization=Bearer a=b, x-team=payments', RIALTO_TRACES_RATIO: '0.05' }
    const headers = { authorization: 'Bearer a=b', 'x-team': 'payments' }
    expect(readConfig({ ...collector, ...more }).tracing).toMatchObject({ headers, ratio: 0.05 })
  })

  test('traces need a valid address, headers and ratio, and headers are never quoted', () => {
    expect(refusal({ RIALTO_OTLP_ENDPOINT: 'collector:4318' })).toContain('RIALTO_OTLP_ENDPOINT must be an http')
    for (const ratio of ['2', '-1', '1.5', 'all', '50%'])
      expect(refusal({ ...collector, RIALTO_TRACES_RATIO: ratio })).toContain('RIALTO_TRACES_RATIO must be a number')
    const message = refusal({ ...collector, RIALTO_OTLP_HEADERS: 'canary-key' })
    expect(message).toContain('RIALTO_OTLP_HEADERS must list headers')
    expect(message).not.toContain('canary-key')
  })
})

test('the demo shop follows the server’s port unless it has one, and can be left out', () => {
  expect(readConfig({}).sandbox?.demo).toEqual({ port: undefined })
  expect(readConfig({ RIALTO_DEMO_PORT: '4444' }).sandbox?.demo).toEqual({ port: 4444 })
  expect(readConfig({ RIALTO_DEMO: 'off' }).sandbox?.demo).toBeUndefined()
  expect(() => readConfig({ RIALTO_DEMO: 'false' })).toThrow('RIALTO_DEMO must be on or off')
})

describe('the database’s URL', () => {
  test.each(['mysql://root:canary@db/rialto', 'db.internal/canary', 'postgres//canary'])(
    '%s is refused unquoted',
    url => {
      const message = refusal({ DATABASE_URL: url })
      expect(message).toContain('DATABASE_URL')
      expect(message).toContain('PostgreSQL 15')
      expect(message).not.toContain('canary')
    },
  )
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rialto-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = (text: string) => {
    const path = join(folder, randomBytes(4).toString('hex'))
    writeFileSync(path, text)
    return path
  }

  test('a file is read for every secret setting and for DATABASE_URL', () => {
    const config = readConfig({
      DATABASE_URL_FILE: file('postgres://rialto:canary@db/rialto\n'),
      RIALTO_VAULT_KEYS_FILE: file('main:AAAA\n'),
      RIALTO_COINBASE_CLIENT_ID: 'id',
      RIALTO_COINBASE_CLIENT_SECRET_FILE: file('secret'),
      RIALTO_EVM_RPC_8453_FILE: file('https://rpc.example/key'),
    })
    expect(config).toMatchObject({
      databaseUrl: 'postgres://rialto:canary@db/rialto',
      vaultKeys: 'main:AAAA',
      unknown: [],
    })
    expect(config.oauthClients.get('coinbase')).toEqual({ clientId: 'id', clientSecret: 'secret' })
    expect(config.evmRpc.get('8453')).toBe('https://rpc.example/key')
  })

  test.each([
    ['missing', { RIALTO_VAULT_KEYS_FILE: join(folder, 'missing') }, 'cannot be read (ENOENT)'],
    ['empty', { RIALTO_VAULT_KEYS_FILE: file('\n') }, 'is empty'],
    ['set twice', { RIALTO_VAULT_KEYS_FILE: file('a'), RIALTO_VAULT_KEYS: 'canary' }, 'are both set'],
  ])('that is %s is named', (_, env, why) => {
    const message = refusal(env)
    expect(message).toContain('RIALTO_VAULT_KEYS_FILE')
    expect(message).toContain(why)
    expect(message).not.toContain('canary')
  })
})

test('a stop serves on for five seconds in production and not at all in the sandbox, unless it is set', () => {
  expect(readConfig({}).drainMs).toBe(0)
  expect(readConfig(production).drainMs).toBe(5_000)
  expect(readConfig({ RIALTO_DRAIN_SECONDS: '12' }).drainMs).toBe(12_000)
  expect(refusal({ RIALTO_DRAIN_SECONDS: '5s' })).toContain('RIALTO_DRAIN_SECONDS')
})

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ RIALTO_PUBLIC_URL: 'https://link.example.com' }, false],
  [{ RIALTO_PUBLIC_URL: 'https://link.example.com', RIALTO_SANDBOX_SCENARIOS: 'on' }, true],
  [{ RIALTO_SANDBOX_SCENARIOS: 'off' }, false],
])('with %j, whether users of Link can change the scenario is %s', (env, hasScenarios) => {
  expect(readConfig(env).sandbox?.hasScenarios).toBe(hasScenarios)
})
