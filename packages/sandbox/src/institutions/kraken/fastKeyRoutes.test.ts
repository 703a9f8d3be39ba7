import { defined } from '@rialto/defined'
import { expect, test } from 'vitest'
import { sandboxOAuthClient } from '../oauth/oauthClients.ts'
import { krakenClient } from '../testing/krakenClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { krakenOAuthRules } from './oauthRules.ts'
import { kraken } from './simulator.ts'

const sandbox = openInstitutions(kraken)
const allScopes = Object.keys(krakenOAuthRules.scopes)
const redirect_uri = 'http://localhost:9999/callback'
const field = (html: string, name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
/** A person's way through the pages, without PKCE, to a token of these scopes. */
const tokenOf = async (persona: string, scopes: readonly string[] = allScopes): Promise<string> => {
  const { clientId, clientSecret } = sandboxOAuthClient
  const requested = { response_type: 'code', client_id: clientId, redirect_uri, state: 'state-of-8' }
  const query = new URLSearchParams({ ...requested, scope: scopes.join(' ') }).toString()
  const first = await sandbox.fetch(`${sandbox.origin}/~id.kraken.com/oauth/authorize?${query}`)
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const post = (step: string, html: string, fields: object) =>
    sandbox.fetch(`${sandbox.origin}/~id.kraken.com/oauth/authorize/${step}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ flow: field(html, 'flow'), form_token: field(html, 'form_token'), ...fields }),
    })
  const consent = await post('sign-in', await first.text(), { username: persona, password: 'Pass123' })
  const last = await post('consent', await consent.text(), { decision: 'allow' })
  const code = new URL(last.headers.get('location') ?? 'http://nowhere.invalid').searchParams.get('code') ?? ''
  const response = await sandbox.fetch(`${sandbox.origin}/~api.kraken.com/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}
const call = async (token: string, method: string, path: string, body?: object) => {
  const response = await sandbox.fetch(`${sandbox.origin}/~api.kraken.com/oauth/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...defined({ body: body && JSON.stringify(body) }),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  return { status: response.status, body: (await response.json()) as any }
}
let names = 0
const wanted = (change: object = {}) => {
  names += 1
  return { api_key_name: `key ${names}`, permissions: { funds_query: true }, valid_until: 0, ...change }
}
const create = (token: string, change: object = {}) => call(token, 'POST', 'fast-api-key', wanted(change))

test('issues a key that signs, with the rights asked for and no others', async () => {
  const token = await tokenOf('Mesh')
  const { status, body } = await create(token, { api_key_name: 'first' })
  expect({ status, name: body.result.api_key_name, end: body.result.valid_until }).toEqual({
    status: 200,
    name: 'first',
    end: 0,
  })
  const client = krakenClient(sandbox, body.result.api_key, body.result.secret)
  expect((await client.call('GetApiKeyInfo')).body.result).toMatchObject({
    apiKeyName: 'first',
    permissions: ['query-funds'],
    validUntil: '0',
  })
  expect((await client.call('BalanceEx')).body.error).toEqual([])
  expect((await client.call('WithdrawMethods', { asset: 'USDC' })).body.error).toEqual(['EGeneral:Permission denied'])
  const wrong = krakenClient(sandbox, body.result.api_key, 'Pass123')
  expect((await wrong.call('BalanceEx')).body.error).toEqual(['EAPI:Invalid signature'])
  expect((await call(token, 'GET', 'userinfo')).body.result.email).toBe('mesh@example.com')
})

test.each([
  ['no name', { api_key_name: '' }, 400],
  ['a name too long', { api_key_name: 'x'.repeat(33) }, 400],
  ['no rights', { permissions: undefined }, 400],
  ['a right there is not', { permissions: { fly: true } }, 400],
  ['a right that is no yes or no', { permissions: { funds_query: 1 } }, 400],
  ['an end that has been', { valid_until: 1 }, 400],
  ['an end that is no time', { valid_until: '0' }, 400],
  ['a right outside the scopes', { permissions: { funds_withdraw: true } }, 403],
])('refuses %s', async (_what, change, status) => {
  const token = await tokenOf(
    'MeshETH',
    allScopes.filter(scope => !scope.endsWith('funds-withdraw')),
  )
  expect((await create(token, change)).status).toBe(status)
})

test('refuses a name that is taken, a second key without the scope for several, and calls beyond the scopes', async () => {
  const one = await tokenOf('MeshBTC', ['account.fast-api-key:write', 'account.fast-api-key:funds-query'])
  expect((await create(one, { api_key_name: 'mine' })).status).toBe(200)
  expect((await create(one, { api_key_name: 'mine' })).body.error).toEqual(['EGeneral:Invalid arguments:api_key_name'])
  expect((await create(one)).body.error).toEqual(['EAccount:Too many API keys'])
  expect((await call(one, 'GET', 'userinfo')).status).toBe(403)
  expect((await call('nobody', 'GET', 'userinfo')).status).toBe(401)
})
