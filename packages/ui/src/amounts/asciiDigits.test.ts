import fc from 'fast-check'
import { expect, test } from 'vitest'

import { asciiDigits } from './asciiDigits.ts'

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce]

test('a number in any script reads as the same number in ASCII', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...zeros), (number, zero) => {
      const written = [...String(number)].map(digit => String.fromCodePoint(zero + Number(digit))).join('')
      expect(asciiDigits(written)).toBe(String(number))
    }),
  )
})

test('signs and letters around the digits are kept', () => {
  expect(asciiDigits('-١٢,٥ ETH')).toBe('-12,5 ETH')
})
