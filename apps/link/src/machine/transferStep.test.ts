import { expect, test } from 'vitest'

import { holdings, networks, session } from '../../dev/sampleData.ts'
import { isAmountFixed, transferStep } from './transferStep.ts'

const deposit = session('deposit', [])
const payment = session('payment', [])
const connectionId = 'c'

test('several assets need a choice, and a choice for another account is dropped', () => {
  expect(transferStep(deposit, holdings, { connectionId, amount: { amount: '5' } })).toEqual({
    step: { name: 'assets' },
    choice: { connectionId },
  })
})

test('an asset that the account cannot send is chosen again', () => {
  expect(transferStep(deposit, holdings, { connectionId, symbol: 'BTC' }).step.name).toBe('assets')
})

test('a network is asked for only where more than one can be used', () => {
  expect(transferStep(deposit, holdings, { connectionId, symbol: 'USDC' })).toEqual({
    step: { name: 'network' },
    choice: { connectionId, symbol: 'USDC' },
  })
  expect(transferStep(deposit, holdings, { connectionId, symbol: 'ETH' })).toEqual({
    step: { name: 'amount' },
    choice: { connectionId, symbol: 'ETH', networkId: networks.ethereum },
  })
})

test('a network that the asset cannot be sent on is asked for again', () => {
  const choice = { connectionId, symbol: 'USDC', networkId: networks.solana }
  expect(transferStep(deposit, holdings, choice).step.name).toBe('network')
})

test('a payment with one destination and an amount asks nothing', () => {
  expect(transferStep(payment, holdings, { connectionId })).toEqual({
    step: { name: 'preview' },
    choice: { connectionId, symbol: 'USDC', networkId: networks.base },
  })
})

test('an amount that the user chose is kept, and one that is fixed is not asked for', () => {
  const choice = { connectionId, symbol: 'ETH', amount: { amount: '0.1' } }
  expect(transferStep(deposit, holdings, choice)).toMatchObject({
    step: { name: 'preview' },
    choice: { amount: { amount: '0.1' } },
  })
  expect(isAmountFixed(deposit, choice)).toBe(false)
  expect(isAmountFixed({ ...deposit, transfer: { ...deposit.transfer!, amountInFiat: '25' } }, choice)).toBe(true)
})
