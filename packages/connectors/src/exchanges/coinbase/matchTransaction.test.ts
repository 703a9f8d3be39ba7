import { describe, expect, it } from 'vitest'
import { matchTransaction } from './matchTransaction.ts'
import { order, sent } from './testing/fixtures.ts'

const { idem: _idem, ...unmarked } = sent

describe('matchTransaction', () => {
  it('goes by our reference where the record has one', () => {
    expect(matchTransaction(sent, order)).toBe(true)
    expect(matchTransaction(sent, { ...order, amount: '99' })).toBe(true)
    expect(matchTransaction({ ...sent, idem: 'another' }, order)).toBe(false)
  })

  it('goes by asset, address and what arrived where it has none', () => {
    expect(matchTransaction(unmarked, order)).toBe(true)
    expect(
      matchTransaction({ ...unmarked, to: { address: order.address.toUpperCase().replace('0X', '0x') } }, order),
    ).toBe(true)
    expect(matchTransaction(unmarked, { ...order, amount: '14.008308' })).toBe(false)
    expect(matchTransaction(unmarked, { ...order, symbol: 'USDT' })).toBe(false)
    expect(matchTransaction({ ...unmarked, to: { address: '0x0' } }, order)).toBe(false)
    expect(matchTransaction({ ...unmarked, to: null }, order)).toBe(false)
  })

  it('takes the fee off the debit where what arrived is not named', () => {
    const network = { transaction_fee: sent.network.transaction_fee }
    expect(matchTransaction({ ...unmarked, network }, { ...order, amount: '10.000000' })).toBe(true)
    expect(matchTransaction({ ...unmarked, network: null }, { ...order, amount: '14.008308' })).toBe(true)
  })

  it('never takes what came in, or another kind, for a withdrawal', () => {
    expect(matchTransaction({ ...sent, amount: { amount: '10', currency: 'USDC' } }, order)).toBe(false)
    expect(matchTransaction({ ...sent, type: 'trade' }, order)).toBe(false)
  })
})
