import { expect, test } from 'vitest'

import { orderSums } from './orderSums.ts'

const none = { arrived: '0', credited: '0', refunded: '0', refunding: '0', open: '0' }
const sums = (changes: Partial<typeof none>, symbol = 'USDC', networkName = 'Base') => ({
  networkId: networkName,
  networkName,
  symbol,
  ...none,
  ...changes,
})
const shown = (...all: ReturnType<typeof sums>[]) =>
  orderSums({ sums: all }).map(
    ({ kind, amounts }) =>
      `${kind} ${amounts.map(({ amount, symbol, networkName = '' }) => `${amount} ${symbol} ${networkName}`.trim()).join(' + ')}`,
  )

test('an overpaid order shows the arrived, the excess and the credited amount', () => {
  expect(shown(sums({ arrived: '60', credited: '50', open: '10' }))).toEqual([
    'arrived 60 USDC',
    'open 10 USDC',
    'credited 50 USDC',
  ])
})

test('a part that is returned is in the rows although nothing is credited', () => {
  expect(shown(sums({ arrived: '20', refunded: '5', refunding: '15' }))).toEqual([
    'arrived 20 USDC',
    'refunded 5 USDC',
    'refunding 15 USDC',
    'credited ',
  ])
})

test('another asset at the address is in the same rows', () => {
  const other = sums({ arrived: '0.01', open: '0.01' }, 'ETH')
  expect(shown(sums({ arrived: '50', credited: '50' }), other)).toEqual([
    'arrived 50 USDC + 0.01 ETH',
    'open 0.01 ETH',
    'credited 50 USDC',
  ])
})

test('amounts on several networks name theirs', () => {
  const elsewhere = sums({ arrived: '7', open: '7' }, 'USDC', 'Sepolia')
  expect(shown(sums({ arrived: '60', credited: '60' }), elsewhere)).toEqual([
    'arrived 60 USDC Base + 7 USDC Sepolia',
    'open 7 USDC Sepolia',
    'credited 60 USDC Base',
  ])
})
