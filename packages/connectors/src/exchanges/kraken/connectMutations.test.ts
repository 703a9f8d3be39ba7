import fc from 'fast-check'
import { ConnectorError, type KeyCredentials } from '@rialto/core'
import { mutationOf } from '@rialto/core/testing'
import { describe, expect, test } from 'vitest'
import { type Canned, cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { krakenConnect } from './exchange.ts'

const nowMs = Date.parse('2026-01-12T11:13:00Z')
const tokenKey = 'POST /oauth/token'
const issueKey = 'POST /oauth/fast-api-key'
const deleteKey = 'DELETE /oauth/fast-api-key'
const infoKey = 'POST /0/private/GetApiKeyInfo'
const userKey = 'GET /oauth/userinfo'

const tokens = { access_token: 'access-1234', token_type: 'bearer', expires_in: 14_400, refresh_token: 'refresh-1234' }
/** As the documentation of the endpoint shows it, with made-up values. */
const made = {
  api_key: 'vP0YqTzRk3mN8bXc',
  secret: 'c2VjcmV0MTIzNHNlY3JldA==',
  api_key_name: 'Rialto 1',
  created_time: '2026-01-12T11:13:00Z',
  id: 'b8f1',
  ip_allowlist: [],
  last_used: 0,
  nonce: 0,
  nonce_window: 0,
  oauth_client: 'rialto',
  permissions: {},
  purpose: 'standard',
  query_from: 0,
  query_to: 0,
  valid_until: 1_768_300_000,
}
const info = { iban: 'AA88 N84G WOAK NMOI', permissions: ['query-funds', 'withdraw-funds'] }
const answers: Record<string, { body: unknown }> = {
  [tokenKey]: { body: tokens },
  [issueKey]: { body: { result: made } },
  [deleteKey]: { body: { result: true } },
  [infoKey]: { body: { error: [], result: info } },
  [userKey]: { body: { result: { email: 'user@example.com', iban: 'AA88 N84G WOAK NMOI' } } },
}
const grant = { kind: 'oAuth', accessToken: 'access-1234', refreshToken: 'refresh-1234', scopes: [] } as const
const ending: KeyCredentials = {
  kind: 'apiKey',
  key: 'key1234',
  secret: 'secret1234==',
  expiresAtMs: nowMs + 1_000,
  issued: { name: 'Rialto 0', grant },
}

const start = (change: Record<string, Canned | readonly Canned[]> = {}) => {
  const canned = cannedEgress({ ...answers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const oauth = { clientId: 'id', clientSecret: 'client-1234' }
  const { auth, read } = krakenConnect({
    egress: canned.egress,
    clock,
    environment: 'production',
    oauth,
  })
  const absent = () => Promise.reject(new Error('absent'))
  return {
    ...canned,
    operations: {
      connect: () =>
        auth.completeOAuth?.({ code: 'code', codeVerifier: 'v'.repeat(43), redirectUri: 'https://x' }) ?? absent(),
      refresh: () => auth.refresh?.(ending) ?? absent(),
      revoke: () => auth.revoke?.(ending) ?? absent(),
      identity: () => read.identity?.(ending) ?? absent(),
    },
  }
}

/** Key and secret in the result of a call. Empty if the result holds no key. */
const keyParts = (result: unknown): string[] => {
  const { credentials = result } = Object(result) as { credentials?: unknown }
  const { kind, key, secret } = Object(credentials) as Partial<KeyCredentials>
  return kind === 'apiKey' ? [String(key), String(secret)] : []
}

const bodyOf = (requests: readonly { url: string; body?: string }[], path: string) =>
  JSON.parse(requests.find(({ url }) => url.endsWith(path))?.body ?? 'null') as unknown

describe('the documented responses', () => {
  test('are read, and a key that Kraken ends earlier ends then', async () => {
    const { operations, requests } = start()
    const connected = await operations.connect()
    expect(connected).toMatchObject({
      credentials: { key: made.api_key, secret: made.secret, expiresAtMs: made.valid_until * 1_000 },
      account: { upstreamId: 'AA88N84GWOAKNMOI', name: 'Kraken AA88N84GWOAKNMOI' },
      granted: { read: true, withdraw: true, missing: [] },
    })
    expect(bodyOf(requests, '/fast-api-key')).toEqual({
      api_key_name: expect.stringMatching(/^Rialto [0-9a-f]{16}$/),
      permissions: { funds_query: true, funds_add: true, funds_withdraw: true },
      valid_until: nowMs / 1_000 + 7 * 86_400,
    })
    expect(await operations.identity()).toEqual({ email: 'user@example.com', accountNumber: 'AA88N84GWOAKNMOI' })
    expect(requests.some(({ url }) => url.includes('1234'))).toBe(false)
  })

  test('request a key for the granted scopes only, if Kraken names them', async () => {
    const scope = 'account.fast-api-key:write account.fast-api-key:funds-query'
    const { operations, requests } = start({
      [tokenKey]: { body: { ...tokens, scope } },
      [infoKey]: { body: { error: [], result: { ...info, permissions: ['query-funds'] } } },
    })
    expect((await operations.connect()).granted).toEqual({
      read: true,
      withdraw: false,
      missing: ['account.info:basic', 'account.fast-api-key:funds-add', 'account.fast-api-key:funds-withdraw'],
    })
    expect(bodyOf(requests, '/fast-api-key')).toMatchObject({ permissions: { funds_query: true } })
  })

  test.each([
    ['account.fast-api-key:write', 'account.fast-api-key:funds-query'],
    ['account.fast-api-key:funds-query', 'account.fast-api-key:write'],
  ])('are no connection with %s alone', async (scope, permission) => {
    const { operations, calls } = start({ [tokenKey]: { body: { ...tokens, scope } } })
    await expect(operations.connect()).rejects.toMatchObject({ kind: 'permissionMissing', permission })
    expect(calls(issueKey)).toBe(0)
  })

  test('reject a key without the query permission, and the key is deleted again', async () => {
    const body = { error: [], result: { ...info, permissions: [] } }
    const { operations, calls } = start({ [infoKey]: { body } })
    await expect(operations.connect()).rejects.toMatchObject({ kind: 'permissionMissing' })
    expect(calls(deleteKey)).toBe(1)
  })

  test('return no identity but the one there is', async () => {
    const { operations } = start({ [userKey]: { body: { result: { email: null } } } })
    expect(await operations.identity()).toEqual({})
  })
})

test.each([
  [401, { error: ['EAPI:Invalid key'] }, 'tokenExpired'],
  [401, { error: 'invalid_token', error_description: 'over' }, 'tokenExpired'],
  [200, { error: ['ESession:Invalid session'] }, 'tokenExpired'],
  [403, { error: 'insufficient_scope' }, 'permissionMissing'],
  [200, { error: ['EGeneral:Permission denied'] }, 'permissionMissing'],
  [200, { error: ['EAccount:Too many API keys'] }, 'refused'],
  [200, { error: ['EService:Unavailable'] }, 'unavailable'],
  [200, { error: ['EAPI:Rate limit exceeded'] }, 'rateLimited'],
  [400, { error: ['ESomething:New'] }, 'refused'],
])('reads %i %j as %s', async (status, body, kind) => {
  const { operations } = start({ [userKey]: { status, body } })
  await expect(operations.identity()).rejects.toMatchObject({ kind })
})

test('gives a result or a ConnectorError for every mutation, keeps no partial key, and never shows a secret', async () => {
  for (const [key, { body: original }] of Object.entries(answers)) {
    await fc.assert(
      fc.asyncProperty(mutationOf(original), async body => {
        for (const operation of Object.values(start({ [key]: { body } }).operations)) {
          const result: unknown = await operation().catch((thrown: unknown) => thrown)
          if (!(result instanceof Error)) {
            for (const part of keyParts(result)) expect(part).toMatch(/^[A-Za-z0-9+/]{8,}={0,2}$/)
            continue
          }
          expect(result).toBeInstanceOf(ConnectorError)
          expect(String(result)).not.toContain('1234')
        }
      }),
      { numRuns: 60 },
    )
  }
})
