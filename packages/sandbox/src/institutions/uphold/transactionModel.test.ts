import { expect, test } from 'vitest'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { cardId } from './cards.ts'
import { depositModel, withdrawalModel } from './transactionModel.ts'

test('the card is debited with the amount and the fee, and the amount arrives', () => {
  expect(withdrawalModel(aWithdrawal({ reference: 'ours' }))).toMatchObject({
    origin: { amount: '5.010000', base: '5.000000', fee: '0.010000', CardId: cardId('Mesh', 'USDC') },
    destination: { amount: '5.000000', fee: '0.00', type: 'external' },
    fees: [{ amount: '0.010000', currency: 'USDC', target: 'origin', type: 'network' }],
    reference: 'ours',
    type: 'withdrawal',
  })
})

test('progress and hash are there once the chain has it', () => {
  expect(withdrawalModel(aWithdrawal()).params).toMatchObject({ progress: '0' })
  expect(withdrawalModel(aWithdrawal()).params).not.toHaveProperty('txid')
  expect(withdrawalModel(aWithdrawal({ hash: '0xab', status: 'completed' }))).toMatchObject({
    status: 'completed',
    params: { progress: '1', txid: '0xab' },
  })
})

test.each([
  ['awaitingApproval', 'waiting'],
  ['accepted', 'processing'],
  ['sending', 'processing'],
  ['failed', 'failed'],
] as const)('a withdrawal that is %s is %s, without a reference null', (status, native) => {
  expect(withdrawalModel(aWithdrawal({ status }))).toMatchObject({ status: native, reference: null })
})

test('a received payment goes from outside to the card of its asset', () => {
  const { id, institution, persona, asset, networkId, network, address, createdAtMs } = aWithdrawal({ asset: 'BTC' })
  const deposit = { id, institution, persona, asset, networkId, network, address, createdAtMs, hash: '0xab' }
  expect(depositModel({ ...deposit, amountUnits: '150000000' })).toMatchObject({
    destination: { amount: '1.50000000', CardId: cardId('Mesh', 'BTC') },
    normalized: [{ amount: '90000.00', currency: 'USD' }],
    params: { txid: '0xab', type: 'external/in' },
    fees: [],
  })
})
