import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const token = (await client.connect('Mesh')).access_token

test('the API returns the user and the granted scopes', async () => {
  const user = await client.api(token, 'GET', '/v2/user')
  expect(user.body.data).toMatchObject({ name: 'Mesh Sandbox', email: 'mesh@sandbox.example', resource: 'user' })
  const auth = await client.api(token, 'GET', '/v2/user/auth')
  expect(auth.body.data.scopes).toContain('wallet:transactions:send')
})

test('pages through the accounts without losing or repeating one', async () => {
  const ids: string[] = []
  for (let path: string | null = '/v2/accounts?limit=4'; path !== null;) {
    const { body } = await client.api(token, 'GET', path)
    ids.push(...body.data.map((account: { id: string }) => account.id))
    path = body.pagination.next_uri as string | null
  }
  expect(new Set(ids).size).toBe(ids.length)
  const usdc = await client.api(token, 'GET', '/v2/accounts/USDC')
  expect(ids).toContain(usdc.body.data.id)
  expect(usdc.body.data.balance).toEqual({ amount: '10000.000000', currency: 'USDC' })
  expect((await client.api(token, 'GET', '/v2/accounts?starting_after=nothing')).status).toBe(404)
})

test('each network has one deposit address, and a network without a chain has none', async () => {
  const made = await client.api(token, 'POST', '/v2/accounts/USDC/addresses', { network: 'base' })
  expect([made.status, made.body.data.network]).toEqual([201, 'base'])
  const list = await client.api(token, 'GET', '/v2/accounts/USDC/addresses')
  expect(list.body.data.map((a: { network: string }) => a.network)).toEqual(['ethereum', 'base'])
  expect((await client.api(token, 'POST', '/v2/accounts/BTC/addresses', {})).body.errors[0].id).toBe('validation_error')
})
