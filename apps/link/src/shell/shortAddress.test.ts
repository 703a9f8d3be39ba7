import { expect, test } from 'vitest'

import { shortAddress } from './shortAddress.ts'

test('both ends of a long address are shown, and a short one whole', () => {
  expect(shortAddress('0x7f17bc2Cd6d6Ee49cE68CE1Eb2cAd5C1a44e44e0')).toBe('0x7f17…44e0')
  expect(shortAddress('1234567890123')).toBe('1234567890123')
})
