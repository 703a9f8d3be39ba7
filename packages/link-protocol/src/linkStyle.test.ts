import fc from 'fast-check'
import { expect, test } from 'vitest'

import { encodeLinkStyle, readLinkStyle } from './linkStyle.ts'

const read = (value: string) => readLinkStyle(`https://link.example/?link_style=${value}`)

test('a style is decoded from either alphabet, and without percent-encoding', () => {
  const style = fc.record({
    radius: fc.integer({ min: 0, max: 64 }),
    opacity: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(style, ({ radius, opacity }) => {
      const encoded = encodeLinkStyle({ radius, opacity, theme: 'dark' })
      const expected = { radius, opacity: opacity === 0 ? 0 : opacity, theme: 'dark' }
      expect(read(encoded)).toEqual(expected)
      expect(read(encoded.replaceAll('+', '-').replaceAll('/', '_'))).toEqual(expected)
    }),
  )
})

test('invalid values have their defaults, and large ones the maximum', () => {
  expect(read('%%%')).toEqual({ radius: 24, opacity: 0.6 })
  expect(read(btoa('{"ir":-1,"io":"1","th":"pink"}'))).toEqual({ radius: 24, opacity: 0.6 })
  expect(read(btoa('{"ir":1000,"io":7}'))).toEqual({ radius: 64, opacity: 1 })
})
