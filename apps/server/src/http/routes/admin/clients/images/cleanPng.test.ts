import { crc32, deflateSync, inflateSync } from 'node:zlib'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { chunk, idat, iend, ihdr, pixels, png, pngOf, signature } from '../../testing/pictures.ts'
import { cleanPng } from './cleanPng.ts'
import { readPngChunks } from './pngChunks.ts'
import { ImageError } from './jpegSegments.ts'

const typesOf = (file: Buffer) => readPngChunks(file).map(({ type }) => type)
const pixelsOf = (file: Buffer) =>
  inflateSync(
    Buffer.concat(
      readPngChunks(file)
        .filter(({ type }) => type === 'IDAT')
        .map(({ data }) => data),
    ),
  )
const refusal = (file: Buffer) =>
  cleanPng(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof ImageError ? error.message : `thrown: ${String(error)}`),
  )

test('a cleaned PNG has the same pixels', async () => {
  const clean = await cleanPng(png())
  expect(typesOf(clean)).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(pixelsOf(clean)).toEqual(pixels)
  expect(await cleanPng(clean)).toEqual(clean)
})

test('pixels in several parts come out in one', async () => {
  const packed = deflateSync(pixels)
  const parts = [packed.subarray(0, 3), Buffer.alloc(0), packed.subarray(3)].map(data => chunk('IDAT', data))
  const clean = await cleanPng(pngOf(ihdr(), ...parts, iend))
  expect(typesOf(clean)).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(pixelsOf(clean)).toEqual(pixels)
})

test('a cleaned PNG keeps the chunks that affect its appearance', async () => {
  const file = pngOf(
    ihdr({ colour: 3 }),
    chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
    chunk('sRGB', Buffer.from([0])),
    chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])),
    chunk('tRNS', Buffer.from([0, 255])),
    idat(Buffer.from([0, 0, 1, 0, 1, 0])),
    iend,
  )
  expect(typesOf(await cleanPng(file))).toEqual(['IHDR', 'gAMA', 'sRGB', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
})

test('a cleaned PNG has no EXIF, text, profiles, times or unknown chunks', async () => {
  const secret = Buffer.from('GPS 52.5,13.4 <script>alert(1)</script>')
  const hidden = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'iCCP', 'tIME', 'pHYs', 'prVt'].map(type => chunk(type, secret))
  const clean = await cleanPng(pngOf(ihdr(), ...hidden, idat(), ...hidden, iend))
  expect(typesOf(clean)).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(clean.includes('script')).toBe(false)
})

test('an animation becomes its first picture', async () => {
  const frames = [chunk('fcTL', Buffer.alloc(26)), chunk('fdAT', Buffer.concat([Buffer.alloc(4), deflateSync(pixels)]))]
  const clean = await cleanPng(pngOf(ihdr(), chunk('acTL', Buffer.alloc(8)), idat(), ...frames, ...frames, iend))
  expect(typesOf(clean)).toEqual(['IHDR', 'IDAT', 'IEND'])
})

test('nothing follows the end of the picture', async () => {
  const tail = Buffer.from('PK\x03\x04 <html><script>alert(1)</script>')
  const clean = await cleanPng(Buffer.concat([png(), tail]))
  expect(clean).toEqual(await cleanPng(png()))
})

test('nothing hides behind the pixels of its packed data', async () => {
  const packed = Buffer.concat([deflateSync(pixels), Buffer.from('<script>')])
  const clean = await cleanPng(pngOf(ihdr(), chunk('IDAT', packed), iend))
  expect(clean.includes('script')).toBe(false)
})

test.each([0, 1])('every kind of pixel is accepted, interlaced %i', async interlace => {
  for (const [colour, depths, samples] of [
    [0, [1, 2, 4, 8, 16], 1],
    [2, [8, 16], 3],
    [4, [8, 16], 2],
    [6, [8, 16], 4],
  ] as const)
    for (const depth of depths) {
      const rowBytes = (columns: number) => (columns === 0 ? 0 : 1 + Math.ceil((columns * depth * samples) / 8))
      // 5 × 3: the columns and rows of Adam7's passes, counted by hand.
      const passes = interlace
        ? [
            [1, 1],
            [1, 1],
            [2, 0],
            [1, 1],
            [3, 1],
            [2, 2],
            [5, 1],
          ]
        : [[5, 3]]
      const length = passes.reduce((sum, [columns = 0, rows = 0]) => sum + rows * rowBytes(columns), 0)
      const header = ihdr({ width: 5, height: 3, colour, depth, interlace })
      expect(await refusal(pngOf(header, idat(Buffer.alloc(length)), iend)), `${colour}/${depth}`).toBe('taken')
      expect(await refusal(pngOf(header, idat(Buffer.alloc(length - 1)), iend))).toContain('less pixel data')
      expect(await refusal(pngOf(header, idat(Buffer.alloc(length + 1)), iend))).toContain('unreadable pixel data')
    }
})

describe('refuses', () => {
  const palette = chunk('PLTE', Buffer.from([1, 2, 3]))
  test.each<[string, Buffer, string]>([
    ['a signature alone', signature, 'is truncated'],
    ['a wrong checksum', pngOf(ihdr(), chunk('IDAT', deflateSync(pixels), 1), iend), 'damaged'],
    ['a wrong checksum of a part that would be dropped', png(chunk('tEXt', Buffer.from('x'), 7)), 'damaged'],
    ['no header', pngOf(idat(), iend), 'no PNG header'],
    ['two headers', pngOf(ihdr(), ihdr(), idat(), iend), 'IHDR'],
    ['a header that is too short', pngOf(chunk('IHDR', Buffer.alloc(12)), idat(), iend), 'damaged PNG header'],
    ['no pixels', pngOf(ihdr(), iend), 'IEND'],
    ['pixels in two places', pngOf(ihdr(), idat(), chunk('tEXt'), idat(), iend), 'IDAT'],
    ['a part of no known kind', png(chunk('EVIL')), 'unknown critical PNG chunk'],
    ['the format of one maker', pngOf(chunk('CgBI'), ihdr(), idat(), iend), 'no PNG header'],
    ['a width of 2^31', pngOf(ihdr({ width: 2 ** 31 }), idat(), iend), '2048 pixels'],
    ['a height past the limit', pngOf(ihdr({ height: 2049 }), idat(), iend), '2048 pixels'],
    ['no width', pngOf(ihdr({ width: 0 }), idat(), iend), 'no pixels'],
    ['a depth that the colour type has not', pngOf(ihdr({ depth: 4 }), idat(), iend), 'unsupported PNG header'],
    ['a colour type nobody knows', pngOf(ihdr({ colour: 5 }), idat(), iend), 'unsupported PNG header'],
    ['an interlace nobody knows', pngOf(ihdr({ interlace: 2 }), idat(), iend), 'unsupported PNG header'],
    ['indexed colours without a palette', pngOf(ihdr({ colour: 3 }), idat(), iend), 'IDAT'],
    ['a palette of thirds', png(chunk('PLTE', Buffer.alloc(4))), 'PLTE'],
    ['two palettes', png(palette, palette), 'PLTE'],
    ['a palette for grey', pngOf(ihdr({ colour: 0 }), palette, idat(), iend), 'PLTE'],
    ['transparency of the wrong size', png(chunk('tRNS', Buffer.alloc(5))), 'tRNS'],
    ['gamma behind the pixels', pngOf(ihdr(), idat(), chunk('gAMA', Buffer.alloc(4)), iend), 'gAMA'],
    ['a filter nobody knows', pngOf(ihdr(), idat(Buffer.from(pixels).fill(5, 0, 1)), iend), 'unreadable pixel data'],
    ['pixels that do not unpack', pngOf(ihdr(), chunk('IDAT', Buffer.from('not zlib')), iend), 'unreadable pixel data'],
    [
      'pixels cut short',
      pngOf(ihdr(), chunk('IDAT', deflateSync(pixels).subarray(0, -6)), iend),
      'unreadable pixel data',
    ],
    ['a length past the end', pngOf(ihdr(), Buffer.from([0x7f, 0xff, 0xff, 0xff]), idat(), iend), 'is truncated'],
  ])('%s', async (_, file, why) => {
    expect(await refusal(file)).toContain(why)
  })

  test('a bomb in its pixels, without unpacking it', async () => {
    const bomb = deflateSync(Buffer.alloc(60_000_000), { level: 1 })
    expect(bomb.length).toBeLessThan(300_000)
    const before = process.memoryUsage().arrayBuffers
    expect(await refusal(pngOf(ihdr(), chunk('IDAT', bomb), iend))).toContain('unreadable pixel data')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  test('every truncated picture is rejected', async () => {
    const whole = png(chunk('tEXt', Buffer.from('hello')))
    for (let length = 0; length < whole.length; length += 1)
      expect(await refusal(whole.subarray(0, length)), `${length}`).not.toMatch(/^(taken|thrown)/)
  })
})

test('any bytes give a picture or an error with a reason', async () => {
  const whole = png(chunk('tEXt', Buffer.from('hello')))
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      async (at, flip, fixChecksum) => {
        const changed = Buffer.from(whole)
        changed[at] = (changed[at] ?? 0) ^ flip
        // The header's checksum made right again, so that what it guards is looked at too.
        if (fixChecksum) changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
        expect(await refusal(changed)).not.toMatch(/^thrown/)
      },
    ),
    { numRuns: 100 },
  )
})
