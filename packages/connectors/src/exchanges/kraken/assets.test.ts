import { expect, test } from 'vitest'
import { codeOf, readBalanceCode, symbolOf } from './assets.ts'

test.each([
  ['XXBT', 'BTC'],
  ['XBT', 'BTC'],
  ['XXDG', 'DOGE'],
  ['XETH', 'ETH'],
  ['ZUSD', 'USD'],
  ['ZEUR', 'EUR'],
  ['CHF', 'CHF'],
  ['USDC', 'USDC'],
  ['LUNA', 'LUNC'],
  ['LUNA2', 'LUNA'],
  ['UST', 'USTC'],
])('%s is %s', (code, symbol) => expect(symbolOf(code)).toBe(symbol))

test.each([
  ['BTC', 'XBT'],
  ['DOGE', 'XDG'],
  ['ETH', 'ETH'],
  ['USDC', 'USDC'],
  ['LUNA', 'LUNA2'],
  ['LUNC', 'LUNA'],
  ['UST', undefined],
  ['XBT', undefined],
  ['XETH', undefined],
])('%s is asked for as %s, never as another coin', (symbol, code) => {
  expect(codeOf(symbol)).toBe(code)
  if (code !== undefined) expect(symbolOf(code)).toBe(symbol)
})

test.each([
  ['USDC', 'USDC', true],
  ['USDC.F', 'USDC', true],
  ['XBT.F', 'BTC', true],
  ['XBT.M', 'BTC', false],
  ['ETH2.S', 'ETH', false],
  ['DOT28.S', 'DOT', false],
  ['SOL03.S', 'SOL', false],
  ['SOL.B', 'SOL', false],
  ['EUR.HOLD', 'EUR', false],
  ['1INCH', '1INCH', true],
  ['AAPLX.T', 'AAPLX.T', true],
  ['ODD.Q', 'ODD.Q', true],
])('the balance %s is of %s, spendable: %s', (code, symbol, spendable) => {
  expect(readBalanceCode(code)).toEqual({ symbol, spendable })
})

test('fee credits are not an asset', () => expect(readBalanceCode('KFEE')).toBeUndefined())
