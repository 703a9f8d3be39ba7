import { expect, test } from 'vitest'

import { conventionsOf } from './conventions.ts'

test('Binance takes its fee from purchased coins and lets unfilled orders expire, in either country', () => {
  for (const name of ['binance', 'binanceUs'] as const)
    expect(conventionsOf(name)).toMatchObject({ buyFeeIn: 'base', unmet: 'expired' })
  expect([conventionsOf('binance').quote, conventionsOf('binanceUs').quote]).toEqual(['USDT', 'USD'])
})

test('an institution without special conventions charges nothing', () => {
  expect(conventionsOf('kraken')).toMatchObject({ feeThousandths: 0n, unmet: 'cancelled', ids: 'numbers' })
})
