import { expect, test } from 'vitest'
import { openGemini } from '../testing/openGemini.ts'

const { sandbox, as, TO, WITHDRAW, TRANSFERS, order, reasonOf } = openGemini()

test('a withdrawal sends the amount, with its fee on top, once per clientTransferId', async () => {
  const mesh = as('Mesh')
  const one = order()
  const made = await mesh.call(WITHDRAW, one)
  expect(made.body).toMatchObject({ amount: '10', currency: 'USDC', fee: '0.01', address: TO })
  expect((await mesh.call(WITHDRAW, one)).body.withdrawalId).toBe(made.body.withdrawalId)
  const held = (await mesh.call('/v1/balances')).body.find((row: { currency: string }) => row.currency === 'USDC')
  expect(held).toMatchObject({ amount: '10000', available: '9989.99' })
  expect((await mesh.call(TRANSFERS)).body).toMatchObject([{ status: 'Pending', withdrawalId: made.body.withdrawalId }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const [row] = (await mesh.call(TRANSFERS)).body
  expect(row).toMatchObject({
    type: 'Withdrawal',
    status: 'Complete',
    amount: '10',
    feeAmount: '0.01',
    destination: TO,
  })
  expect(`0x${row.txHash}`).toBe(sandbox.memory.payments[0]?.hash)
  expect(sandbox.ledger.balance('gemini', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('refusals have Gemini’s own errors', async () => {
  const mesh = as('Mesh')
  const refused = (change: object, path = WITHDRAW) => reasonOf(mesh.call(path, order(change)))
  expect(await refused({ amount: '0.5' })).toEqual([400, 'InvalidQuantity'])
  expect(await refused({ amount: 'x' })).toEqual([400, 'InvalidQuantity'])
  expect(await refused({ amount: '1.1234567' })).toEqual([400, 'InvalidQuantity'])
  expect(await refused({ amount: '9000000' })).toEqual([406, 'InsufficientFunds'])
  expect(await refused({ address: '0x12' })).toEqual([400, 'InvalidAddress'])
  expect(await refused({ clientTransferId: 'twin' })).toEqual([400, 'InvalidJson'])
  expect(await refused({}, '/v2/withdraw/solana/usdc')).toEqual([404, 'UnsupportedNetwork'])
  expect(await refused({}, '/v2/withdraw/base/nosuch')).toEqual([404, 'UnsupportedNetwork'])
  const as1 = (persona: string) => reasonOf(as(persona).call(WITHDRAW, order()))
  expect(await as1('restrictedRegion')).toEqual([451, 'RegionRestricted'])
  expect(await as1('kycMissing')).toEqual([403, 'AccountNotVerified'])
  expect(await as1('travelRule')).toEqual([400, 'TravelRule'])
})
