import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from '../coinbase/simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)

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
  const response = await sandbox.fetch(`${sandbox.origin}/~login.coinbase.com/oauth2/auth/sign-in`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(response.status).toBe(400)
})

test('denying goes back with access_denied and the state', async () => {
  const answer = await client.decide('Mesh', 'deny')
  expect(Object.fromEntries(answer)).toMatchObject({ error: 'access_denied', state: 'state-of-8-or-more' })
})
