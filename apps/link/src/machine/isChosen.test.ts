import type { LinkSource } from '@rialto/contract'
import { expect, test } from 'vitest'

import { isChosen } from './isChosen.ts'
import type { Choice } from './state.ts'

const source = (more: object = {}) =>
  ({ kind: 'balance', connectionId: 'c', symbol: 'USDC', toSymbol: 'USDC', networkId: 'n', ...more }) as LinkSource
const choice = (more: object = {}) => ({ connectionId: 'c', symbol: 'USDC', networkId: 'n', ...more }) as Choice

test('a balance is chosen by account, asset and network', () => {
  expect(isChosen(source(), choice())).toBe(true)
  for (const other of [{ connectionId: 'd' }, { symbol: 'USDT' }, { networkId: 'm' }])
    expect(isChosen(source(), choice(other))).toBe(false)
})

test('a conversion is chosen with the asset that it spends alone', () => {
  const conversion = source({ kind: 'conversion', symbol: 'ETH' })
  expect(isChosen(conversion, choice({ fundWith: { symbol: 'ETH' } }))).toBe(true)
  expect(isChosen(conversion, choice({ fundWith: { symbol: 'BTC' } }))).toBe(false)
  expect(isChosen(conversion, choice())).toBe(false)
  expect(isChosen(source(), choice({ fundWith: { symbol: 'USDC' } }))).toBe(false)
})
