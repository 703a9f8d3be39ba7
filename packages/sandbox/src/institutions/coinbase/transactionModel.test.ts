import { expect, test } from 'vitest'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { accountId } from './accounts.ts'
import { transactionModel } from './transactionModel.ts'

test('the amount of a sent transaction is negative and includes the fee, and the received amount is separate', () => {
  expect(transactionModel(aWithdrawal({ reference: 'one' }))).toMatchObject({
    amount: { amount: '-5.010000', currency: 'USDC' },
    native_amount: { amount: '-5.01', currency: 'USD' },
    network: { transaction_amount: { amount: '5.000000' }, transaction_fee: { amount: '0.010000' } },
    resource_path: `/v2/accounts/${accountId('Mesh', 'USDC')}/transactions/100000001`,
    created_at: '2035-01-12T09:00:00Z',
    idem: 'one',
  })
})

test('members for the idem and the hash are absent without a value', () => {
  const model = transactionModel(aWithdrawal())
  expect(model).not.toHaveProperty('idem')
  expect(model.network).not.toHaveProperty('hash')
})

test.each([
  ['awaitingApproval', 'waiting_for_clearing', 'pending', 0],
  ['accepted', 'pending', 'pending', 0],
  ['sending', 'pending', 'pending', 0],
  ['completed', 'completed', 'confirmed', 1],
  ['failed', 'failed', 'failed', 0],
] as const)('a send that is %s is %s, on its network %s', (status, native, onNetwork, confirmations) => {
  expect(transactionModel(aWithdrawal({ status }))).toMatchObject({
    status: native,
    network: { status: onNetwork, confirmations },
  })
})

test('why it failed is its header', () => {
  expect(transactionModel(aWithdrawal({ status: 'failed', failure: 'Returned' })).details).toMatchObject({
    header: 'Returned',
  })
})
