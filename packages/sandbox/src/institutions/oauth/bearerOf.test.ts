import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import { json, type SimRequest } from '../http/types.ts'
import { openStore } from '../state/openStore.ts'
import { authorizeRoutes } from './authorizeRoutes.ts'
import { bearerOf } from './bearerOf.ts'
import { sandboxOAuthClient } from './oauthClients.ts'
import type { OAuthRules } from './rules.ts'
import { tokenRoutes } from './tokenRoutes.ts'

const base: OAuthRules = {
  institution: 'bank',
  displayName: 'Bank <of> Tests',
  authorizePath: '/authorize/:clientId',
  tokenPath: '/token',
  scopes: { read: 'See', send: 'Send' },
  moneyScopes: ['send'],
  pkce: 'optional',
  refresh: 'none',
}
const redirectUri = 'http://127.0.0.1:9/back'
const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

const start = (rules: OAuthRules) => {
  const clock = createSandboxClock()
  const ctx = { clock, store: openStore(), oauthClients: [sandboxOAuthClient] } as unknown as Context
  const router = createRouter([...authorizeRoutes(ctx, rules), ...tokenRoutes(ctx, rules)], () => json(404, {}))
  const request = (method: string, path: string, fields: Record<string, string> = {}, headers = {}): SimRequest => {
    const form = new URLSearchParams(fields)
    const [query, body] = method === 'GET' ? [form, ''] : [new URLSearchParams(), form.toString()]
    return { method, host: 'bank', path, rawQuery: query.toString(), query, headers, body, prefix: '/~bank' }
  }
  const page = (method: string, path: string, fields = {}, headers = {}) =>
    router(request(method, path, fields, headers))
  const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const form = ({ body }: { body: string }) => ({ flow: field(body, 'flow'), form_token: field(body, 'form_token') })

  const codeOf = async (persona: string, more: Record<string, string> = {}) => {
    const requested = {
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'read send',
      state: 'state-of-8',
      ...more,
    }
    const first = await page('GET', '/authorize/rialto-sandbox', requested)
    const cookie = { cookie: (first.headers?.['set-cookie'] ?? '').split(';')[0] }
    const named = { ...form(first), username: persona, password: 'Pass123' }
    const second = await page('POST', '/authorize/sign-in', named, cookie)
    expect(second.body).toContain('Bank &lt;of&gt; Tests')
    const third = await page('POST', '/authorize/consent', { ...form(second), decision: 'allow' }, cookie)
    return new URL(third.headers?.['location'] ?? 'http://nowhere.invalid').searchParams.get('code') ?? ''
  }
  const { clientId: client_id, clientSecret: client_secret } = sandboxOAuthClient
  const token = async (fields: Record<string, string>) => {
    const { status, body } = await page('POST', '/token', { client_id, client_secret, ...fields })
    return { status, ...(JSON.parse(body) as Record<string, unknown>) } as {
      status: number
      access_token?: string
      refresh_token?: string
      expires_in?: number
      scope?: string
    }
  }
  const exchange = (code: string, more = {}) =>
    token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...more })
  const refresh = (refresh_token = '') => token({ grant_type: 'refresh_token', refresh_token })
  const bearer = (access = '', institution = 'bank') =>
    bearerOf(ctx, institution, request('GET', '/', {}, { authorization: `Bearer ${access}` }))
  return { clock, codeOf, exchange, refresh, bearer, page }
}

test('an institution in the path gives access without expiry, PKCE or refresh token', async () => {
  const bank = start(base)
  const tokens = await bank.exchange(await bank.codeOf('Mesh'))
  expect(tokens).toMatchObject({ status: 200, scope: 'read send' })
  expect(tokens).not.toHaveProperty('expires_in')
  expect(tokens).not.toHaveProperty('refresh_token')
  bank.clock.advance(10 * 365 * 86_400_000)
  expect(bank.bearer(tokens.access_token)).toMatchObject({ persona: { name: 'Mesh' } })
  expect((await bank.page('POST', '/oauth2/revoke')).status).toBe(404)
})

test('a code that was requested with a challenge requires its verifier', async () => {
  const bank = start(base)
  const more = { code_challenge: challenge, code_challenge_method: 'S256' }
  expect((await bank.exchange(await bank.codeOf('Mesh', more))).status).toBe(400)
  const proven = await bank.exchange(await bank.codeOf('Mesh', more), { code_verifier: verifier })
  expect(proven.status).toBe(200)
})

test('a refresh token that is not rotated is accepted repeatedly', async () => {
  const bank = start({ ...base, refresh: 'reusable', accessLifetimeS: 60 })
  const first = await bank.exchange(await bank.codeOf('Mesh'))
  expect(first).toMatchObject({ expires_in: 60 })
  for (let time = 0; time < 3; time += 1) {
    bank.clock.advance(61_000)
    const next = await bank.refresh(first.refresh_token)
    expect(next.status).toBe(200)
    expect(next).not.toHaveProperty('refresh_token')
    expect(bank.bearer(first.access_token)).toBe('expired')
    expect(bank.bearer(next.access_token)).toMatchObject({ persona: { name: 'Mesh' } })
  }
})

test('a read-only token cannot send, and a token of one institution is invalid at another', async () => {
  const bank = start({ ...base, refresh: 'rotating' })
  const tokens = await bank.exchange(await bank.codeOf('readOnlyKey'))
  expect(tokens.scope).toBe('read')
  expect(bank.bearer(tokens.access_token, 'coinbase')).toBe('unknown')
  expect(bank.bearer('')).toBe('missing')
})
