import { expect, test } from 'vitest'
import { openKrakenSignIn } from '../testing/openKrakenSignIn.ts'
import { krakenClient } from '../testing/krakenClient.ts'

const { sandbox, allScopes, tokenOf, call, create } = openKrakenSignIn()

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

test('a used name, a second key without its scope and calls beyond the scopes are refused', async () => {
  const one = await tokenOf('MeshBTC', ['account.fast-api-key:write', 'account.fast-api-key:funds-query'])
  expect((await create(one, { api_key_name: 'mine' })).status).toBe(200)
  expect((await create(one, { api_key_name: 'mine' })).body.error).toEqual(['EGeneral:Invalid arguments:api_key_name'])
  expect((await create(one)).body.error).toEqual(['EAccount:Too many API keys'])
  expect((await call(one, 'GET', 'userinfo')).status).toBe(403)
  expect((await call('nobody', 'GET', 'userinfo')).status).toBe(401)
})
