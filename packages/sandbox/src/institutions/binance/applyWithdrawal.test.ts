import { expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance, binanceUs } from './simulator.ts'

const sandbox = openInstitutions(binance, binanceUs)
const as = (key: string, secret?: string) => binanceClient(sandbox, sandbox.clock.nowMs, key, secret)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { coin: 'USDC', network: 'ETH', address: TO, amount: '10' }
const APPLY = '/sapi/v1/capital/withdraw/apply'
const HISTORY = '/sapi/v1/capital/withdraw/history'

test('a withdrawal debits the amount and delivers it less the fee, and withdrawOrderId does not prevent duplicates', async () => {
  const mesh = as('Mesh')
  const first = await mesh.call('POST', APPLY, { ...order, withdrawOrderId: 'twin' })
  expect(first.body.id).toMatch(/^[0-9a-f]{32}$/)
  const second = await mesh.call('POST', APPLY, { ...order, withdrawOrderId: 'twin' })
  expect(second.body.id).not.toBe(first.body.id)
  const waiting = await mesh.call('GET', HISTORY, { withdrawOrderId: 'twin' })
  expect(waiting.body).toMatchObject([{ status: 2, txId: '' }, { status: 2 }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([9_990_000n, 9_990_000n])
  const done = await mesh.call('GET', HISTORY, { withdrawOrderId: 'twin' })
  expect(done.body[1]).toMatchObject({
    id: first.body.id,
    amount: '9.99',
    transactionFee: '0.01',
    status: 6,
    txId: sandbox.memory.payments[0]?.hash,
    network: 'ETH',
  })
  expect((await mesh.call('GET', HISTORY, { withdrawOrderId: 'unknown' })).body).toEqual([])
  expect(sandbox.ledger.balance('binance', 'Mesh', 'USDC')).toBe('9980')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [{ amount: '10001' }, -4026],
  [{ amount: '0.5' }, -4022],
  [{ amount: '20000000' }, -4023],
  [{ amount: '1.0000001' }, -4021],
  [{ amount: '-1' }, -1102],
  [{ address: '0x12' }, -4007],
  [{ coin: 'NOPE' }, -4018],
  [{ network: 'TRX' }, -4019],
  [{ coin: '' }, -1102],
])('refuses %j with %i', async (change, code) => {
  const { status, body } = await as('MeshUSDC').call('POST', APPLY, { ...order, ...change })
  expect([status, body.code]).toEqual([400, code])
})

test.each([
  ['readOnlyKey', 401, -2015],
  ['whitelistOn', 400, -4035],
  ['travelRule', 400, -4104],
  ['kycMissing', 400, -4046],
  ['restrictedRegion', 451, 0],
])('%s answers %i with %i', async (persona, status, code) => {
  const answer = await as(persona).call('POST', APPLY, order)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a withdrawal waits for its e-mail with status 0 until the control API confirms it', async () => {
  const { body } = await as('emailConfirm').call('POST', APPLY, order)
  await sandbox.settle()
  expect((await as('emailConfirm').call('GET', HISTORY)).body).toMatchObject([{ status: 0 }])
  await sandbox.control('POST', `/withdrawals/${body.id}/complete`)
  expect((await as('emailConfirm').call('GET', HISTORY)).body).toMatchObject([{ status: 6 }])
})
