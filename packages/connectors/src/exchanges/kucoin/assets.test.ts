import { expect, test } from 'vitest'

import { codeOf, symbolOf } from './assets.ts'

test.each([
  ['BTC', 'BTC'],
  ['WAX', 'WAXP'],
  ['constructor', 'constructor'],
])('KuCoin’s code %s is the asset %s', (code, symbol) => {
  expect(symbolOf(code)).toBe(symbol)
  expect(codeOf(symbol)).toBe(code)
})

test('a symbol that KuCoin uses for another asset has its own code there', () => {
  expect(codeOf('ALT')).toBe('KALT')
  expect(symbolOf('ALT')).not.toBe('ALT')
  expect(codeOf('WAX')).toBeUndefined()
})
