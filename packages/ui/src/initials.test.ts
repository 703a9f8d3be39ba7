import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hueOf, initials } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Kraken', 'K'],
    ['Binance US', 'BU'],
    ['crypto.com', 'CC'],
    ['  okx ', 'O'],
    ['éclair bank of north', 'ÉB'],
    ['', ''],
    ['--', ''],
  ])('%j gives %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  test('every name has a hue on the wheel', () => {
    fc.assert(
      fc.property(fc.string(), name => {
        const hue = hueOf(name)
        expect(hue >= 0 && hue < 360 && Number.isInteger(hue)).toBe(true)
      }),
    )
  })
})
