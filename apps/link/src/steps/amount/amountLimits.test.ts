import type { LinkHolding } from '@rialto/contract'
import { readAmount } from '@rialto/ui/amounts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compareDecimals } from '../../money/decimal.ts'
import { amountLimits, checkAmount, toAsset, toFiat } from './amountLimits.ts'

const network = {
  networkId: 'n',
  name: 'N',
  toAddress: '0x',
  fee: '0.5',
  minimum: '10',
  eligible: true,
  recommended: true,
}
const holding: LinkHolding = {
  symbol: 'USDC',
  name: 'USDC',
  available: '100',
  valueUsd: '99.9',
  eligible: true,
  networks: [network],
}

test('the maximum leaves room for the fee and is at most that of the network', () => {
  expect(amountLimits(holding, network)).toEqual({ minimum: '10', maximum: '99.5' })
  expect(amountLimits(holding, { ...network, maximum: '50' }).maximum).toBe('50')
  expect(amountLimits({ ...holding, available: '0.1' }, network).maximum).toBe('0')
})

test.each([
  ['', 'empty'],
  ['0.00', 'empty'],
  ['1e3', 'notNumber'],
  ['9.99', 'below'],
  ['99.51', 'above'],
  ['99.5', undefined],
  ['1,234', 'ambiguous'],
])('%j is %s', (text, complaint) => {
  expect(checkAmount(readAmount(text, 'en', 'USDC'), { minimum: '10', maximum: '99.5' })).toBe(complaint)
})

test('never turns an amount into more than it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), cents => {
      const amount = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      const back = toAsset(holding, toFiat(holding, amount) ?? '0') ?? '0'
      expect(compareDecimals(back, amount)).toBeLessThanOrEqual(0)
    }),
  )
  expect(toFiat({ ...holding, available: '0' }, '1')).toBeUndefined()
})
