import fc from 'fast-check'
import { expect, test } from 'vitest'

import { crc16, tryDecode } from './tryDecode.ts'

test('the checksum has the check value that is published for CRC-16/XMODEM', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x31c3)
  expect(crc16(new Uint8Array())).toBe(0)
})

test('a message followed by its checksum has the checksum zero', () => {
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      const crc = crc16(bytes)
      expect(crc16(Uint8Array.of(...bytes, crc >> 8, crc & 0xff))).toBe(0)
    }),
  )
})

test('a throwing decoder gives undefined, and a falsy value is returned unchanged', () => {
  expect(
    tryDecode(() => {
      throw new Error('not mine')
    }),
  ).toBeUndefined()
  expect(tryDecode(() => 0)).toBe(0)
})
