import { expect, test } from 'vitest'
import { gateClient } from '../testing/gateClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gateIo } from './simulator.ts'

const start = () => {
  const sandbox = openInstitutions(gateIo)
  return { sandbox, as: (key: string) => gateClient(sandbox, sandbox.clock.nowMs, key) }
}
const RECORDS = '/wallet/withdrawals'
const order = (change: object = {}) => ({
  currency: 'USDC',
  chain: 'ETH',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '10',
  ...change,
})

test('a withdrawal debits the amount and delivers it less the fee, and the client’s id does not prevent duplicates', async () => {
  const { sandbox, as } = start()
  const mesh = as('Mesh')
  const first = await mesh.post('/withdrawals', order({ withdraw_order_id: 'twin' }))
  expect(first).toMatchObject({ status: 202, body: { id: expect.stringMatching(/^w\d+$/), status: 'REQUEST' } })
  expect((await mesh.post('/withdrawals', order({ withdraw_order_id: 'twin' }))).body.id).not.toBe(first.body.id)
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([9_990_000n, 9_990_000n])
  expect((await mesh.get(RECORDS)).body[1]).toMatchObject({
    id: first.body.id,
    amount: '10',
    fee: '0.01',
    status: 'DONE',
    txid: sandbox.memory.payments[0]?.hash,
    withdraw_order_id: 'twin',
  })
  expect(sandbox.ledger.balance('gateIo', 'Mesh', 'USDC')).toBe('9980')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('a withdrawal above the balance is refused and moves nothing, and one of the whole balance is accepted', async () => {
  const { sandbox, as } = start()
  const refused = await as('MeshUSDC').post('/withdrawals', order({ amount: '10000.000001' }))
  expect(refused).toMatchObject({ status: 400, body: { label: 'BALANCE_NOT_ENOUGH' } })
  expect(sandbox.ledger.balance('gateIo', 'MeshUSDC', 'USDC')).toBe('10000')
  expect((await as('MeshUSDC').post('/withdrawals', order({ amount: '10000' }))).status).toBe(202)
})

test.each([
  ['readOnlyKey', 403, 'FORBIDDEN'],
  ['restrictedRegion', 403, 'FORBIDDEN'],
  ['kycMissing', 403, 'FORBIDDEN'],
  ['whitelistOn', 400, 'ADDRESS_NOT_USED'],
])('%s is answered %i %s', async (persona, status, label) => {
  expect(await start().as(persona).post('/withdrawals', order())).toMatchObject({ status, body: { label } })
})

test('a withdrawal under manual review is held until the control API approves it', async () => {
  const { sandbox, as } = start()
  const { id } = (await as('emailConfirm').post('/withdrawals', order())).body
  await sandbox.settle()
  expect((await as('emailConfirm').get(RECORDS)).body).toMatchObject([{ status: 'MANUAL', txid: '' }])
  await sandbox.control('POST', `/withdrawals/${id}/complete`)
  expect((await as('emailConfirm').get(RECORDS)).body).toMatchObject([{ status: 'DONE' }])
})

test('records are the last week’s, newest first, and of 30 days at most', async () => {
  const { sandbox, as } = start()
  const mesh = as('Mesh')
  await mesh.post('/withdrawals', order())
  sandbox.clock.advance(8 * 86_400_000)
  await mesh.post('/withdrawals', order({ currency: 'ETH', amount: '1' }))
  const nowS = Math.floor(sandbox.clock.nowMs() / 1_000)
  const coins = async (params: Record<string, string> = {}) =>
    (await mesh.get(RECORDS, params)).body.map(({ currency }: { currency: string }) => currency)
  const month = { from: String(nowS - 30 * 86_400) }
  expect(await coins()).toEqual(['ETH'])
  expect(await coins(month)).toEqual(['ETH', 'USDC'])
  expect(await coins({ ...month, limit: '1' })).toEqual(['ETH'])
  expect(await coins({ ...month, offset: '1' })).toEqual(['USDC'])
  expect(await coins({ ...month, currency: 'USDC' })).toEqual(['USDC'])
  expect(await coins({ to: String(nowS - 86_400) })).toEqual(['USDC'])
  for (const wrong of [{ from: String(nowS - 30 * 86_400 - 1) }, { limit: '0' }, { limit: '501' }, { offset: '-1' }]) {
    expect((await mesh.get(RECORDS, wrong as unknown as Record<string, string>)).status).toBe(400)
  }
})
