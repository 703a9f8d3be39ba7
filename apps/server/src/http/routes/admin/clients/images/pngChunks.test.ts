import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ImageError } from './jpegSegments.ts'
import { readPngChunks, writePng } from './pngChunks.ts'

const aChunk = fc.record({
  type: fc.constantFrom('IHDR', 'IDAT', 'tEXt'),
  data: fc.uint8Array({ maxLength: 40 }).map(bytes => Buffer.from(bytes)),
})
const end = { type: 'IEND', data: Buffer.alloc(0) }
const file = writePng([{ type: 'IDAT', data: Buffer.from('picture') }, end])

test('written chunks are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(aChunk, { maxLength: 4 }), chunks => {
      expect(readPngChunks(writePng([...chunks, end]))).toEqual([...chunks, end])
    }),
    { numRuns: 30 },
  )
})

test('a file with any one flipped bit in a chunk is rejected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: file.length - 1 }), fc.nat(7), (at, bit) => {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ (1 << bit)
      expect(() => readPngChunks(changed)).toThrow(ImageError)
    }),
    { numRuns: 60 },
  )
})

test('a file without its end is truncated, and bytes after the end are ignored', () => {
  for (let length = 0; length < file.length; length += 1)
    expect(() => readPngChunks(file.subarray(0, length))).toThrow('is truncated')
  expect(readPngChunks(Buffer.concat([file, Buffer.from('<script>')]))).toHaveLength(2)
})
