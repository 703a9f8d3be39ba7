import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bytesOf, numberOf, readMessage, writeMessage } from './protobuf.ts'

const number = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n })
const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 })

test('written messages are read unchanged, up to the largest number that Tron signs', () => {
  fc.assert(
    fc.property(number, bytes, (amount, data) => {
      const message = readMessage(
        writeMessage([
          [3, amount],
          [18, data],
        ]),
      )
      expect(numberOf(message, 3)).toBe(amount)
      expect(Buffer.from(bytesOf(message, 18)).equals(Buffer.from(data))).toBe(true)
    }),
  )
})

test('the bytes are those of the specification of Protocol Buffers', () => {
  expect([...writeMessage([[1, 150n]])]).toEqual([0x08, 0x96, 0x01])
  expect([...writeMessage([[2, Buffer.from('testing')]])]).toEqual([0x12, 7, ...Buffer.from('testing')])
})

test('zero and undefined are not written, and read as zero', () => {
  expect(
    writeMessage([
      [1, 0n],
      [2, undefined],
    ]),
  ).toHaveLength(0)
  expect(numberOf(readMessage(new Uint8Array()), 1)).toBe(0n)
})

test('a message that is cut short, of another kind of field or of another type is refused', () => {
  expect(() => readMessage(Uint8Array.of(0x08, 0x96))).toThrow('does not end')
  expect(() => readMessage(Uint8Array.of(0x12, 9, 1))).toThrow('longer than its message')
  expect(() => readMessage(Uint8Array.of(0x0d, 0, 0, 0, 0))).toThrow('another kind')
  expect(() => bytesOf(readMessage(Uint8Array.of(0x08, 1)), 1)).toThrow('a number where bytes should be')
})
