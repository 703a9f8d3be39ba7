import { expect, test } from 'vitest'

import { createXdrReader, createXdrWriter } from './xdr.ts'

test('values are read as they were written, and text is filled up to four bytes', () => {
  const writer = createXdrWriter()
  writer.int32(-2)
  writer.int64(1n << 40n)
  writer.opaque(Buffer.from('tag42'))
  const bytes = writer.bytes()
  expect(bytes.toString('hex')).toBe('fffffffe00000100000000000000000574616734320000' + '00')
  const reader = createXdrReader(bytes)
  expect([reader.int32(), reader.int64(), reader.opaque(28).toString(), reader.isAtEnd()]).toEqual([
    -2,
    1n << 40n,
    'tag42',
    true,
  ])
})

test('a text that is cut off, too long or padded by other bytes than zero is rejected', () => {
  expect(() => createXdrReader(Buffer.from('00000004616263', 'hex')).opaque(28)).toThrow('too early')
  expect(() => createXdrReader(Buffer.from('0000001d', 'hex')).opaque(28)).toThrow('too long')
  expect(() => createXdrReader(Buffer.from('0000000361626301', 'hex')).opaque(28)).toThrow('not zero')
})
