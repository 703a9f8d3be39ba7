import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { type: 'send', to: TO, amount: '10', currency: 'USDC', network: 'base' }

test('an additional account of an asset is listed before its wallet, and only the wallet sends and receives', async () => {
  const staked = { persona: 'Mesh4', symbol: 'ETH', name: 'Staked ETH', amount: '2.5' }
  const made = await sandbox.control('POST', '/coinbase/accounts', staked)
  expect(made.status).toBe(201)
  expect((await sandbox.control('POST', '/coinbase/accounts', { ...staked, persona: 'Nobody' })).status).toBe(400)
  expect((await sandbox.control('POST', '/coinbase/accounts/ETH', { persona: 'Nobody' })).status).toBe(404)
  await sandbox.control('POST', '/coinbase/accounts/ETH', { persona: 'Mesh4', name: 'My ether' })
  const { access_token: own } = await client.connect('Mesh4')
  const accounts = async () =>
    (await client.api(own, 'GET', '/v2/accounts?limit=100')).body.data.filter(
      ({ currency }: { currency: { code: string } }) => currency.code === 'ETH',
    )
  const listed = await accounts()
  expect(listed).toMatchObject([
    { name: 'Staked ETH', type: 'wallet', primary: false, balance: { amount: '2.50000000' }, allow_withdrawals: true },
    { name: 'My ether', type: 'wallet', primary: true, balance: { amount: '5000.00000000' } },
  ])
  const path = `/v2/accounts/${listed[0].id}`
  expect((await client.api(own, 'POST', `${path}/addresses`, {})).status).toBe(400)
  expect((await client.api(own, 'GET', `${path}/addresses`)).body.data).toEqual([])
  const refused = await client.api(own, 'POST', `${path}/transactions`, { ...order, currency: 'ETH' })
  expect(refused.body.errors[0].message).toBe('This account cannot send')
  expect((await client.api(own, 'GET', `${path}/transactions`)).body.data).toEqual([])
  await sandbox.control('DELETE', '/coinbase/accounts/Mesh4', {})
  expect(await accounts()).toMatchObject([{ name: 'ETH Wallet', primary: true }])
})
