import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const { access_token: token } = await client.connect('Mesh')
const pay = (symbol: string, amount: string) =>
  sandbox.control('POST', '/deposits', { institution: 'coinbase', persona: 'Mesh', symbol, amount })
const list = async (account: string, access = token) =>
  (await client.api(access, 'GET', `/v2/accounts/${account}/transactions`)).body.data

test('sends and receipts of one asset are listed together, newest first', async () => {
  const received = (await pay('USDC', '3')).body
  await pay('ETH', '1')
  sandbox.clock.advance(1_000)
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const order = { type: 'send', to, amount: '10', currency: 'USDC', network: 'base' }
  const headers = { 'cb-2fa-token': '123456' }
  await client.api(token, 'POST', '/v2/accounts/USDC/transactions', order, headers)
  expect(await list('USDC')).toMatchObject([
    { type: 'send', amount: { amount: '-10.005000' }, status: 'pending' },
    { type: 'send', amount: { amount: '3.000000' }, status: 'completed', network: { hash: received.hash } },
  ])
  expect(await list('ETH')).toHaveLength(1)
})

test('a transaction is found in its own account by its own user only', async () => {
  const [{ id }] = await list('ETH')
  const status = async (account: string, access = token) =>
    (await client.api(access, 'GET', `/v2/accounts/${account}/transactions/${id}`)).status
  expect([await status('ETH'), await status('USDC')]).toEqual([200, 404])
  expect(await status('ETH', (await client.connect('Mesh4')).access_token)).toBe(404)
})

test('an account that there is not has no history', async () => {
  const path = '/v2/accounts/NOPE/transactions'
  expect((await client.api(token, 'GET', path)).status).toBe(404)
})
