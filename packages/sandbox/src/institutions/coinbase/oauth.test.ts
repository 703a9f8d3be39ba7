import { afterAll, beforeAll, expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let client: ReturnType<typeof coinbaseClient>
beforeAll(async () => {
  sandbox = await startWithMemory()
  client = coinbaseClient(sandbox.origin)
})
afterAll(() => sandbox.stop())

const errorId = async (accessToken: string, path = '/v2/accounts') => {
  const { status, body } = await client.api(accessToken, 'GET', path)
  return [status, body.errors?.[0]?.id]
}

test('the page is marked as simulated and can run no script', async () => {
  const response = await client.authorize()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*form-action 'self' http:\/\/localhost:9999/,
  )
  expect(await response.text()).toContain('simulated Coinbase')
})

test('an unregistered application or address gets an error page, never a redirect', async () => {
  expect((await client.authorize({ client_id: 'other' })).status).toBe(400)
  expect((await client.authorize({ redirect_uri: 'https://evil.example/callback' })).status).toBe(400)
})

test.each([
  [{ state: 'short' }, 'invalid_request'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ scope: 'wallet:everything' }, 'invalid_scope'],
  [{ response_type: 'token' }, 'unsupported_response_type'],
])('sends %j back with an error', async (changes, error) => {
  const response = await client.authorize(changes as Record<string, string>)
  expect(response.status).toBe(303)
  expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe(error)
})

test('wrong passwords, unknown and suspended users stay on the sign-in page', async () => {
  for (const [user, password] of [
    ['Mesh', 'nope'],
    ['Nobody', 'Pass123'],
    ['suspended', 'Pass123'],
  ] as const) {
    const { response } = await client.signIn(user, password)
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('role="alert"')
  }
})

test('a form without its browser is refused', async () => {
  const html = await (await client.authorize()).text()
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const fields = { flow: field('flow'), form_token: field('form_token'), username: 'Mesh', password: 'Pass123' }
  const response = await fetch(`${sandbox.origin}/~login.coinbase.com/oauth2/auth/sign-in`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(response.status).toBe(400)
})

test('denying goes back with access_denied and the state', async () => {
  const answer = await client.decide('Mesh', 'deny')
  expect(Object.fromEntries(answer)).toMatchObject({ error: 'access_denied', state: 'state-of-8-or-more' })
})

test('a code buys tokens once, with its verifier; showing it twice revokes what it bought', async () => {
  const code = (await client.decide('Mesh', 'allow')).get('code') ?? ''
  const wrong = await client.exchange(code, 'w'.repeat(43))
  expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([400, 'invalid_grant'])
  const tokens = (await (await client.exchange(code)).json()) as { access_token: string; expires_in: number }
  expect(tokens.expires_in).toBe(3_600)
  expect((await errorId(tokens.access_token))[0]).toBe(200)
  expect((await client.exchange(code)).status).toBe(400)
  expect(await errorId(tokens.access_token)).toEqual([401, 'revoked_token'])
})

test('refresh tokens rotate; one used twice takes the whole family down', async () => {
  const first = await client.connect('Mesh')
  const second = (await (await client.refresh(first.refresh_token)).json()) as typeof first
  expect((await errorId(second.access_token))[0]).toBe(200)
  expect((await client.refresh(first.refresh_token)).status).toBe(400)
  expect(await errorId(second.access_token)).toEqual([401, 'revoked_token'])
  expect((await client.refresh(second.refresh_token)).status).toBe(400)
})

test('access ends after an hour of the sandbox clock, or when the control API says so', async () => {
  const tokens = await client.connect('Mesh')
  await sandbox.control('POST', '/tokens/expire', { persona: 'Mesh' })
  expect(await errorId(tokens.access_token)).toEqual([401, 'expired_token'])
  const renewed = (await (await client.refresh(tokens.refresh_token)).json()) as typeof tokens
  await sandbox.control('POST', '/clock/advance', { ms: 3_600_000 })
  expect(await errorId(renewed.access_token)).toEqual([401, 'expired_token'])
  expect(await errorId('made-up')).toEqual([401, 'invalid_token'])
})

test('a persona that reads only is never granted the send scope', async () => {
  const tokens = await client.connect('readOnlyKey')
  expect(tokens.scope).not.toContain('wallet:transactions:send')
  const { status, body } = await client.api(tokens.access_token, 'POST', '/v2/accounts/USDC/transactions', {})
  expect([status, body.errors[0].id]).toEqual([403, 'invalid_scope'])
})
