import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  checkFrame,
  checkScan,
  checkTable,
  codedEnd,
  ImageError,
  nextSegment,
  plainJfif,
  segment,
} from './jpegSegments.ts'

const frame = (
  changes: { precision?: number; width?: number; components?: number; sampling?: number } = {},
): Buffer => {
  const { precision = 8, width = 10, components = 3, sampling = 0x11 } = changes
  const rows = Array.from({ length: components }, (_, at) => [at + 1, sampling, 0])
  return Buffer.from([precision, 0, 10, width >> 8, width & 255, components, ...rows.flat()])
}

test('a segment that is written is found again, after any number of fill bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(3), (bytes, fill) => {
      const file = Buffer.concat([Buffer.alloc(fill, 0xff), segment(0xe1, Buffer.from(bytes))])
      const { marker, start, end } = nextSegment(file, 0)
      expect(marker).toBe(0xe1)
      expect(file.subarray(start, end)).toEqual(Buffer.from(bytes))
    }),
    { numRuns: 40 },
  )
})

test('a file that ends in a segment is truncated, and one that has none where it should is damaged', () => {
  const file = segment(0xe1, Buffer.from('abc'))
  for (let length = 0; length < file.length; length += 1)
    expect(() => nextSegment(file.subarray(0, length), 0)).toThrow('is truncated')
  expect(() => nextSegment(Buffer.from('not a marker'), 0)).toThrow('is damaged')
  expect(() => nextSegment(Buffer.from([0xff, 0xe1, 0, 1, 0]), 0)).toThrow('is damaged')
})

test('coded data ends at the first marker that is neither a stuffed byte nor a restart', () => {
  const coded = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff, 0xd9])
  expect(codedEnd(coded, 0)).toBe(7)
  expect(() => codedEnd(coded.subarray(0, 7), 0)).toThrow('is truncated')
  expect(() => codedEnd(coded.subarray(0, 8), 0)).toThrow('is truncated')
})

test('a frame has as many components as it says, of a size and sampling that is decoded safely', () => {
  expect([1, 3, 4].map(components => checkFrame(frame({ components })))).toEqual([1, 3, 4])
  for (const odd of [
    { components: 2 },
    { precision: 12 },
    { sampling: 0x01 },
    { sampling: 0x15 },
    { width: 0 },
    { width: 2_049 },
  ])
    expect(() => checkFrame(frame(odd))).toThrow(ImageError)
  expect(() => checkFrame(frame().subarray(0, -1))).toThrow('is damaged')
})

test('a scan names no more components than its frame has', () => {
  checkScan(Buffer.from([1, 1, 0, 0, 63, 0]), 3)
  expect(() => checkScan(Buffer.from([2, 1, 0, 2, 0, 0, 63, 0]), 1)).toThrow('is damaged')
  expect(() => checkScan(Buffer.from([0, 0, 63, 0]), 3)).toThrow('is damaged')
})

test('tables hold what their own counts say', () => {
  checkTable(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]))
  checkTable(0xc4, Buffer.from([0, 1, ...Array(15).fill(0), 7]))
  checkTable(0xdd, Buffer.from([0, 4]))
  for (const [marker, data] of [
    [0xdb, Buffer.alloc(64, 1)],
    [0xdb, Buffer.concat([Buffer.from([0x24]), Buffer.alloc(64)])],
    [0xc4, Buffer.from([0, 2, ...Array(15).fill(0), 7])],
    [0xc4, Buffer.alloc(16)],
    [0xdd, Buffer.alloc(3)],
    [0xdb, Buffer.alloc(0)],
  ] as const)
    expect(() => checkTable(marker, data)).toThrow('is damaged')
})

test('a JFIF header loses its preview and keeps the pixel aspect', () => {
  const jfif = Buffer.concat([
    Buffer.from('JFIF\0\x01\x02', 'latin1'),
    Buffer.from([1, 0, 72, 0, 72, 9, 9]),
    Buffer.alloc(243, 7),
  ])
  expect(plainJfif(jfif)).toEqual(
    Buffer.concat([Buffer.from('JFIF\0\x01\x01', 'latin1'), Buffer.from([1, 0, 72, 0, 72, 0, 0])]),
  )
  expect(plainJfif(Buffer.from('Exif\0\0 with a place'))).toBeUndefined()
})
