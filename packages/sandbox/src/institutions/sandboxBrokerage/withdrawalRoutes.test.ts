import { expect, test } from 'vitest'
import { brokerageClient } from '../testing/brokerageClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { sandboxBrokerage } from './simulator.ts'

const order = (change: object = {}) => ({
  client_id: 'ours-1',
  symbol: 'USDC',
  network: 'base',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '10',
  ...change,
})
const start = async (persona = 'Mesh') => {
  const sandbox = openInstitutions(sandboxBrokerage)
  const client = brokerageClient(sandbox)
  const { access_token } = await client.open(persona)
  const call = (method: string, path: string, body?: object) => client.call(access_token, method, path, body)
  return { sandbox, client, send: (change?: object) => call('POST', '/withdrawals', order(change)), call }
}

test('a withdrawal debits the fee on top, and a second call with the same client_id returns the first withdrawal', async () => {
  const { sandbox, send, call } = await start()
  const first = await send()
  expect(first).toMatchObject({ status: 201, body: { amount: '10', fee: '0.005', status: 'accepted', tx_hash: null } })
  expect(await send({ amount: '20' })).toEqual({ status: 200, body: first.body })
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  expect((await call('GET', `/withdrawals/${first.body.id}`)).body).toMatchObject({
    status: 'completed',
    tx_hash: sandbox.memory.payments[0]?.hash,
  })
  expect(sandbox.ledger.balance('sandboxBrokerage', 'Mesh', 'USDC')).toBe('9989.995')
})

test.each([
  [{ client_id: '' }, 'invalid_field'],
  [{ client_id: 'with space' }, 'invalid_field'],
  [{ symbol: 'NOPE' }, 'invalid_field'],
  [{ network: 'solana' }, 'invalid_field'],
  [{ address: '0x12' }, 'invalid_field'],
  [{ address: `0x${'0'.repeat(40)}` }, 'invalid_field'],
  [{ amount: '1.0000001' }, 'invalid_field'],
  [{ amount: '0' }, 'invalid_field'],
  [{ amount: 10 }, 'invalid_field'],
  [{ amount: '0.99' }, 'amount_too_small'],
  [{ amount: '9999.9951' }, 'insufficient_funds'],
])('%j is refused with %s, and nothing moves', async (change, error) => {
  const { sandbox, send } = await start()
  expect(await send(change)).toMatchObject({ status: 400, body: { error } })
  expect(sandbox.ledger.balance('sandboxBrokerage', 'Mesh', 'USDC')).toBe('10000')
})

test.each([
  ['restrictedRegion', 451, 'region_restricted'],
  ['kycMissing', 403, 'identity_required'],
])('%s is answered %i %s', async (persona, status, error) => {
  expect(await (await start(persona)).send()).toMatchObject({ status, body: { error } })
})

test('withdrawals are found by the client’s id or by their own, and by their own user only', async () => {
  const { client, send, call } = await start()
  const { id } = (await send()).body
  await send({ client_id: 'ours-2' })
  expect((await call('GET', '/withdrawals')).body).toHaveLength(2)
  expect((await call('GET', '/withdrawals?client_id=ours-1')).body).toMatchObject([{ id }])
  expect((await call('GET', '/withdrawals/other')).status).toBe(404)
  const { access_token } = await client.open('Mesh4')
  expect((await client.call(access_token, 'GET', `/withdrawals/${id}`)).status).toBe(404)
  expect((await client.call(access_token, 'GET', '/withdrawals?client_id=ours-1')).body).toEqual([])
})
