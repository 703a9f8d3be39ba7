import { expect, test } from 'vitest'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { incomingModel, outgoingModel } from './transferModel.ts'

test.each([
  ['awaitingApproval', 'PROCESSING'],
  ['accepted', 'PROCESSING'],
  ['sending', 'PROCESSING'],
  ['completed', 'COMPLETE'],
  ['failed', 'FAILED'],
] as const)('a withdrawal that is %s is %s', (status, native) => {
  expect(outgoingModel(aWithdrawal({ status }), '0xfrom').status).toBe(native)
})

test('an outgoing transfer has its fee beside the amount, and a hash only once it is known', () => {
  expect(outgoingModel(aWithdrawal({ amountUnits: '5250000' }), '0xfrom')).toMatchObject({
    direction: 'OUTGOING',
    amount: '5.25',
    usd_value: '5.25',
    network_fee: '0.01',
    fees: '0',
    from_address: '0xfrom',
    tx_hash: null,
    created_at: '2035-01-12T09:00:00.000Z',
  })
})

test('incoming transfers are free and complete', () => {
  const { id, institution, persona, asset, networkId, network, address, createdAtMs } = aWithdrawal()
  const deposit = { id, institution, persona, asset, networkId, network, address, createdAtMs, hash: '0xab' }
  expect(incomingModel({ ...deposit, amountUnits: '1' })).toMatchObject({
    direction: 'INCOMING',
    amount: '0.000001',
    usd_value: '0',
    status: 'COMPLETE',
    network_fee: '0',
    tx_hash: '0xab',
  })
})
