import fc from 'fast-check'
import { expect, test } from 'vitest'

import { passesOf, type PngHeader, readPngHeader } from './pngHeader.ts'

const header = (width: number, height: number, ...rest: number[]): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  Buffer.from(rest).copy(data, 8)
  return data
}

test('a header of a known form is read', () => {
  expect(readPngHeader(header(640, 480, 8, 6, 0, 0, 1))).toEqual({
    width: 640,
    height: 480,
    bitDepth: 8,
    colourType: 6,
    interlaced: true,
  })
})

test.each([
  ['too short', header(1, 1, 8, 6, 0, 0, 0).subarray(1), 'damaged PNG header'],
  ['of no width', header(0, 1, 8, 6, 0, 0, 0), 'has no pixels'],
  ['of a picture that is too high', header(1, 2_049, 8, 6, 0, 0, 0), 'larger than 2048'],
  ['of a color type that there is not', header(1, 1, 8, 5, 0, 0, 0), 'unsupported'],
  ['of a depth that its color type has not', header(1, 1, 16, 3, 0, 0, 0), 'unsupported'],
  ['of another compression', header(1, 1, 8, 6, 1, 0, 0), 'unsupported'],
  ['of another filter', header(1, 1, 8, 6, 0, 1, 0), 'unsupported'],
  ['of another interlace', header(1, 1, 8, 6, 0, 0, 2), 'unsupported'],
])('a header %s is refused', (_, data, why) => {
  expect(() => readPngHeader(data)).toThrow(why)
})

test('the passes of an interlaced picture have each of its pixels once', () => {
  const size = fc.integer({ min: 1, max: 64 })
  const picture = (width: number, height: number, interlaced: boolean): PngHeader => ({
    width,
    height,
    bitDepth: 8,
    colourType: 6,
    interlaced,
  })
  const pixels = (header: PngHeader) =>
    passesOf(header).reduce((sum, { rows, rowBytes }) => sum + (rows * (rowBytes - 1)) / 4, 0)
  fc.assert(
    fc.property(size, size, fc.boolean(), (width, height, interlaced) => {
      expect(pixels(picture(width, height, interlaced))).toBe(width * height)
    }),
  )
})

test('bits of a row that do not fill a byte take one', () => {
  const narrow: PngHeader = { width: 9, height: 2, bitDepth: 1, colourType: 0, interlaced: false }
  expect(passesOf(narrow)).toEqual([{ rows: 2, rowBytes: 3 }])
})
