import { expect, test } from 'vitest'
import { legOf } from '../context.ts'
import { aBridge } from '../testing/aBridge.ts'
import { usdText, wireAmount } from './wireAmount.ts'

const ether = legOf(aBridge(), 1, '0xETH')

test('an amount is written in base units, in whole units and in dollars', () => {
  expect(wireAmount(ether, 1_500_000_000_000_000_000n)).toEqual({
    currency: {
      chainId: 1,
      address: '0xeth',
      symbol: 'ETH',
      name: 'ETH',
      decimals: 18,
      metadata: { verified: true, isNative: true },
    },
    amount: '1500000000000000000',
    amountFormatted: '1.5',
    amountUsd: '4500.000000',
    minimumAmount: '1500000000000000000',
  })
})

test('an amount includes both the expected and the minimum value', () => {
  expect(wireAmount(ether, 100n, 99n)).toMatchObject({ amount: '100', minimumAmount: '99', amountUsd: '0.000000' })
})

test('dollars have six decimals, also where they are lost', () => {
  expect([usdText(1_234_567n), usdText(-1n), usdText(0n)]).toEqual(['1.234567', '-0.000001', '0.000000'])
})
