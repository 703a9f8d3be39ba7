import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { eoi, frame, huffman, jfif, jpeg, marker, quantisation, scan, soi } from '../../testing/pictures.ts'
import { cleanJpeg } from './cleanJpeg.ts'
import { ImageError } from './jpegSegments.ts'

const refusal = (file: Buffer): string => {
  try {
    cleanJpeg(file)
    return 'taken'
  } catch (error) {
    return error instanceof ImageError ? error.message : `thrown: ${String(error)}`
  }
}
const of = (...parts: Buffer[]) => Buffer.concat([soi, ...parts, eoi])
const adobe = marker(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x02', 'latin1'))

test('a cleaned JPEG has the same tables, frame and pixels', () => {
  const clean = cleanJpeg(jpeg())
  for (const part of [quantisation, frame(), huffman, scan]) expect(clean.includes(part)).toBe(true)
  expect(cleanJpeg(clean)).toEqual(clean)
})

test('a cleaned JPEG keeps its colour coding', () => {
  expect(cleanJpeg(jpeg(adobe)).includes(adobe)).toBe(true)
})

test('a cleaned JPEG has no EXIF with its place, profiles, comments and previews', () => {
  const secret = Buffer.from('Exif\0\0 GPS 52.5,13.4 <script>alert(1)</script>')
  const hidden = [0xe0, 0xe1, 0xe2, 0xe3, 0xed, 0xee, 0xef, 0xfe].map(code => marker(code, secret))
  expect(cleanJpeg(jpeg(...hidden))).toEqual(cleanJpeg(jpeg()))
  expect(cleanJpeg(of(...hidden, quantisation, frame(), huffman, scan))).toEqual(
    of(quantisation, frame(), huffman, scan),
  )
})

test('JFIF is written anew, without its preview', () => {
  const preview = Buffer.from('JFIF\0\x01\x02\x01\x00\x60\x00\x60\x01\x01abc', 'latin1')
  const clean = cleanJpeg(of(marker(0xe0, preview), quantisation, frame(), huffman, scan))
  expect(clean.includes('abc')).toBe(false)
  expect(clean.subarray(2, 20).toString('latin1')).toBe('\xff\xe0\x00\x10JFIF\0\x01\x01\x01\x00\x60\x00\x60\x00\x00')
})

test('nothing follows the end of the picture', () => {
  expect(cleanJpeg(Buffer.concat([jpeg(), Buffer.from('PK\x03\x04<script>')]))).toEqual(cleanJpeg(jpeg()))
})

test('progressive pictures, restarts, stuffed bytes and padding between segments are accepted', () => {
  const coded = Buffer.from([0x12, 0xff, 0x00, 0xff, 0xd3, 0x34])
  const header = marker(0xda, [1, 1, 0, 0, 63, 0])
  const parts = [quantisation, frame(8, 8, 0xc2), huffman, marker(0xdd, [0, 4]), header, coded, huffman, header, coded]
  expect(cleanJpeg(of(...parts))).toEqual(of(...parts))
  expect(cleanJpeg(of(Buffer.from([0xff, 0xff]), ...parts))).toEqual(of(...parts))
})

describe('refuses', () => {
  const [start, end] = [[quantisation], [huffman, scan]]
  test.each<[string, Buffer, string]>([
    ['a beginning alone', soi, 'is truncated'],
    ['nothing between its ends', of(), 'no pixels'],
    ['no scan', of(...start, frame()), 'no pixels'],
    ['no frame', of(...start, ...end), 'damaged'],
    ['a frame behind its scan', of(...start, ...end, frame()), 'damaged'],
    ['two frames', of(...start, frame(), frame(), ...end), 'two JPEG frames'],
    ['an empty scan', of(...start, frame(), huffman, marker(0xda, [1, 1, 0, 0, 63, 0])), 'empty scan'],
    [
      'a scan of more than the frame has',
      of(...start, frame(), huffman, marker(0xda, [2, 1, 0, 2, 0, 0, 63, 0])),
      'damaged',
    ],
    ['a width past the limit', of(...start, frame(2049), ...end), '2048 pixels'],
    ['65,535 pixels', of(...start, frame(65_535, 65_535), ...end), '2048 pixels'],
    ['a height that comes later', of(...start, frame(8, 0), ...end), 'no pixels'],
    ['arithmetic coding', of(...start, frame(8, 8, 0xc9), ...end), 'browsers do not support'],
    ['lossless coding', of(...start, frame(8, 8, 0xc3), ...end), 'browsers do not support'],
    ['a frame cut short', of(...start, marker(0xc0, [8, 0, 8, 0]), ...end), 'damaged'],
    ['twelve bits', of(...start, marker(0xc1, [12, 0, 8, 0, 8, 1, 1, 0x11, 0]), ...end), 'damaged'],
    ['two components', of(...start, marker(0xc0, [8, 0, 8, 0, 8, 2, 1, 0x11, 0, 2, 0x11, 0]), ...end), 'damaged'],
    ['a sampling of nothing', of(...start, marker(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x01, 0]), ...end), 'damaged'],
    ['a table that ends too early', of(marker(0xdb, [0, 1, 2]), frame(), ...end), 'damaged'],
    ['a code table longer than its counts', of(...start, frame(), marker(0xc4, Buffer.alloc(18)), scan), 'damaged'],
    ['bytes between segments', of(...start, Buffer.from('<html>'), frame(), ...end), 'damaged'],
    ['a length of nothing', of(Buffer.from([0xff, 0xdb, 0, 0])), 'damaged'],
    ['a length past the end', of(Buffer.from([0xff, 0xe1, 0xff, 0xff])), 'is truncated'],
    ['65 scans', of(...start, frame(), huffman, ...Array.from({ length: 65 }, () => scan)), '64 scans'],
  ])('%s', (_, file, why) => {
    expect(refusal(file)).toContain(why)
  })

  test('every truncated picture is rejected', () => {
    const whole = jpeg(adobe)
    for (let length = 2; length < whole.length; length += 1)
      expect(refusal(whole.subarray(0, length)), `${length}`).not.toMatch(/^(taken|thrown)/)
  })
})

test('any bytes give a picture or an error with a reason', () => {
  const whole = jpeg(adobe)
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
      const changed = Buffer.from(whole)
      changed[at] = value
      expect(refusal(changed)).not.toMatch(/^thrown/)
    }),
    { numRuns: 200 },
  )
})

test('a file of markers is rejected', () => {
  expect(refusal(Buffer.concat([soi, Buffer.alloc(1_000_000, 0xff)]))).toContain('is truncated')
  expect(refusal(Buffer.concat([soi, ...Array.from({ length: 100_000 }, () => marker(0xfe))]))).toContain(
    'is truncated',
  )
  expect(refusal(of(jfif, jfif))).toContain('no pixels')
})
