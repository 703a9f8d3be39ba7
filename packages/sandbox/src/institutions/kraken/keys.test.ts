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

test('ends a key at its time, when it is deleted, and with the sign-in', async () => {
  const token = await tokenOf('MeshUSDC')
  const endsAtS = Math.floor(sandbox.clock.nowMs() / 1_000) + 60
  const errorOf = async ({ api_key, secret }: { api_key: string; secret: string }) =>
    (await krakenClient(sandbox, api_key, secret).call('BalanceEx')).body.error
  const short = (await create(token, { valid_until: endsAtS })).body.result
  const deleted = (await create(token)).body.result
  const last = (await create(token)).body.result
  expect(await errorOf(short)).toEqual([])
  await sandbox.control('POST', '/clock/advance', { ms: 60_000 })
  expect(await errorOf(short)).toEqual(['EAPI:Invalid key'])
  const remove = () => call(token, 'DELETE', 'fast-api-key', { api_key_name: deleted.api_key_name })
  expect((await remove()).body).toEqual({ result: true })
  expect((await remove()).status).toBe(400)
  expect(await errorOf(deleted)).toEqual(['EAPI:Invalid key'])
  expect(await errorOf(last)).toEqual([])
  await sandbox.control('POST', '/tokens/revoke', { persona: 'MeshUSDC' })
  expect(await errorOf(last)).toEqual(['EAPI:Invalid key'])
})
