import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { sandbox, as, TO, WITHDRAW, REQUESTS, order } = openBitstamp()

test('a withdrawal debits the fee on top, and is in the three histories', async () => {
  const mesh = as('Mesh')
  const { body } = await mesh.post(WITHDRAW, order())
  expect(body.id).toBeGreaterThan(100_000_000)
  const find = async () => (await mesh.post(REQUESTS, { id: String(body.id) })).body
  expect(await find()).toMatchObject([{ status: 1, transaction_id: '', txid: null, amount: '10.000000' }])
  await sandbox.settle()
  const hash = sandbox.memory.payments[0]?.hash
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const [done] = await find()
  expect(done).toMatchObject({ id: body.id, status: 2, currency: 'USDC', network: 'ethereum', address: TO })
  expect(done.transaction_id).toBe(hash)
  const { withdrawals } = (await mesh.post('crypto-transactions')).body
  expect(withdrawals).toMatchObject([{ txid: hash, amount: 10, destinationAddress: TO }])
  const [booked] = (await mesh.post('user_transactions')).body
  expect(booked).toMatchObject({ id: done.txid, type: '1', usdc: '-10.000000', fee: '0.010000', usd: 0 })
  expect(sandbox.ledger.balance('bitstamp', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  ['readOnlyKey', 403, 'No permission found'],
  ['whitelistOn', 400, 'Not allowed to withdraw to specified USDC address'],
  ['travelRule', 400, 'The address you provided is not verified'],
  ['kycMissing', 400, 'User not verified'],
  ['restrictedRegion', 451, 'Withdrawals are not available in your country.'],
])('%s answers %i', async (persona, status, reason) => {
  const answer = await as(persona).post(WITHDRAW, order())
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body.reason)).toContain(reason)
})

test('a withdrawal is held until the control API approves it', async () => {
  const user = as('emailConfirm')
  const { id } = (await user.post(WITHDRAW, order())).body
  await sandbox.settle()
  expect((await user.post(REQUESTS)).body).toMatchObject([{ status: 0 }])
  await sandbox.control('POST', `/withdrawals/${id}/complete`)
  expect((await user.post(REQUESTS)).body).toMatchObject([{ status: 2 }])
})
