import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

import { type Chunk, readPngChunks, writePng } from './pngChunks.ts'
import { passesOf, type PngHeader, readPngHeader } from './pngHeader.ts'
import { ImageError } from './jpegSegments.ts'

/**
 * Writes the same picture anew: header, palette, transparency, gamma and pixels. Everything else is removed: text,
 * EXIF, animation, colour profiles, and data hidden between, in or behind the chunks.
 *
 * @throws ImageError
 */
export const cleanPng = async (file: Buffer): Promise<Buffer> => {
  const chunks = readPngChunks(file)
  const [first] = chunks
  if (first?.type !== 'IHDR') throw new ImageError('has no PNG header')
  const header = readPngHeader(first.data)
  checkChunks(chunks, header)
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const data = await promisify(deflate)(await unpack(packed, header))
  const before = chunks.filter(({ type }) => ['IHDR', 'gAMA', 'sRGB', 'PLTE', 'tRNS'].includes(type))
  return writePng([...before, { type: 'IDAT', data }, { type: 'IEND', data: Buffer.alloc(0) }])
}

/** Checks position and content of each retained chunk, and that none occurs twice. */
const checkChunks = (chunks: readonly Chunk[], header: PngHeader): void => {
  const seen = new Set<string>()
  let previous = ''
  for (const { type, data } of chunks) {
    const isCritical = /^[A-Z]/.test(type)
    const rule = rules[type as keyof typeof rules]
    if (!rule && isCritical) throw new ImageError('has an unknown critical PNG chunk')
    if (!rule) {
      previous = type
      continue
    }
    const again = type === 'IDAT' ? seen.has(type) && previous !== 'IDAT' : seen.has(type)
    if (again || !rule(data.length, header, seen)) throw new ImageError(`has a damaged PNG chunk (${type})`)
    seen.add(type)
    previous = type
  }
}

type Rule = (length: number, header: PngHeader, seen: ReadonlySet<string>) => boolean

const beforePixels: Rule = (_length, _header, seen) => !seen.has('IDAT')

const rules: Record<'IHDR' | 'gAMA' | 'sRGB' | 'PLTE' | 'tRNS' | 'IDAT' | 'IEND', Rule> = {
  IHDR: () => true,
  gAMA: (length, header, seen) => length === 4 && beforePixels(length, header, seen),
  sRGB: (length, header, seen) => length === 1 && beforePixels(length, header, seen),
  PLTE: (length, header, seen) => {
    const most = header.colourType === 3 ? 2 ** header.bitDepth : 256
    const mayHave = header.colourType !== 0 && header.colourType !== 4
    return mayHave && length > 0 && length % 3 === 0 && length / 3 <= most && !seen.has('tRNS') && !seen.has('IDAT')
  },
  tRNS: (length, { colourType }, seen) => {
    if (seen.has('IDAT')) return false
    if (colourType === 3) return seen.has('PLTE') && length >= 1 && length <= 256
    return (colourType === 0 && length === 2) || (colourType === 2 && length === 6)
  },
  IDAT: (_length, { colourType }, seen) => colourType !== 3 || seen.has('PLTE'),
  IEND: (length, _header, seen) => length === 0 && seen.has('IDAT'),
}

/** Inflates no more bytes than the header's size allows, and rejects fewer. */
const unpack = async (packed: Buffer, header: PngHeader): Promise<Buffer> => {
  const passes = passesOf(header)
  const length = passes.reduce((sum, { rows, rowBytes }) => sum + rows * rowBytes, 0)
  const pixels = await promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)(packed, {
    maxOutputLength: length,
  }).catch(() => {
    throw new ImageError('has unreadable pixel data')
  })
  if (pixels.length !== length) throw new ImageError('has less pixel data than its header declares')
  let at = 0
  for (const { rows, rowBytes } of passes)
    for (let row = 0; row < rows; row += 1, at += rowBytes)
      if ((pixels[at] ?? 0) > 4) throw new ImageError('has unreadable pixel data')
  return pixels
}
