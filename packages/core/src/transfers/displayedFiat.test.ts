import { expect, test } from 'vitest'

import { displayedFiat } from './displayedFiat.ts'

test.each([
  ['100', '100', '100'],
  ['101', '100', '101'],
  ['99', '100', '99'],
  ['101.000001', '100', undefined],
  ['98.999999', '100', undefined],
  ['0', '100', undefined],
  ['-100', '100', undefined],
  ['100', undefined, undefined],
  [undefined, '100', undefined],
  ['1', '0', undefined],
])('%s for what is %s: %s', (wanted, computed, shown) => expect(displayedFiat(wanted, computed)).toBe(shown))
