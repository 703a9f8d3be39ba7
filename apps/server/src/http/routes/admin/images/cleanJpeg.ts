import { ImageError } from './imageError.ts'
import { checkFrame, checkScan, checkTable, jfif } from './jpegSegments.ts'

const soi = 0xd8
const eoi = 0xd9
const sos = 0xda

/** Progressive pictures have about ten; thousands cost a browser minutes. */
const mostScans = 64

/**
 * The same picture without what is not picture: EXIF with its place and time, colour profiles, comments, previews, and
 * whatever follows its end. Tables, frame and scans are checked for structure and kept as they are; JFIF is written anew.
 *
 * @throws ImageError
 */
export const cleanJpeg = (file: Buffer): Buffer => {
  const kept: Buffer[] = [Buffer.from([0xff, soi])]
  let at = 2
  let components = 0
  let scans = 0
  for (;;) {
    const { marker, start, end } = nextSegment(file, at)
    if (marker === eoi) break
    const data = file.subarray(start, end)
    at = end
    const kind = kindOf(marker)
    if (kind === 'refused') throw new ImageError('is a JPEG of a kind that browsers do not show')
    if (kind === 'dropped') continue
    if (kind === 'frame') {
      if (components > 0) throw new ImageError('has two JPEG frames')
      components = checkFrame(data)
    }
    if (kind === 'table') checkTable(marker, data)
    if (kind === 'jfif') {
      // Again and again, or a JFXX preview: what matters was in the first, or is gone.
      if (kept.length === 1) kept.push(jfif(data))
      continue
    }
    if (kind === 'adobe' && (data.length !== 12 || data.toString('latin1', 0, 5) !== 'Adobe')) continue
    kept.push(segment(marker, data))
    if (kind === 'scan') {
      checkScan(data, components)
      scans += 1
      if (scans > mostScans) throw new ImageError(`has more than ${mostScans} scans`)
      const coded = codedEnd(file, at)
      if (coded === at) throw new ImageError('has an empty scan')
      kept.push(file.subarray(at, coded))
      at = coded
    }
  }
  if (scans === 0) throw new ImageError('has no pixels')
  return Buffer.concat([...kept, Buffer.from([0xff, eoi])])
}

type Kind = 'frame' | 'scan' | 'table' | 'jfif' | 'adobe' | 'dropped' | 'refused'

const kindOf = (marker: number): Kind => {
  // Baseline, extended and progressive with Huffman coding: what browsers decode.
  if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) return 'frame'
  if (marker === sos) return 'scan'
  if (marker === 0xc4 || marker === 0xdb || marker === 0xdd) return 'table'
  if (marker === 0xe0) return 'jfif'
  if (marker === 0xee) return 'adobe'
  return (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe ? 'dropped' : 'refused'
}

/** The marker at `at`, and where its data is. @throws ImageError where there is none or the file ends in it. */
const nextSegment = (file: Buffer, at: number): { marker: number; start: number; end: number } => {
  if (file[at] !== 0xff) throw new ImageError(at >= file.length ? 'ends too early' : 'is damaged')
  let from = at
  while (file[from] === 0xff) from += 1
  const marker = file[from]
  if (marker === undefined) throw new ImageError('ends too early')
  if (marker === eoi) return { marker, start: from + 1, end: from + 1 }
  if (from + 3 > file.length) throw new ImageError('ends too early')
  const length = file.readUInt16BE(from + 1)
  const end = from + 1 + length
  if (length < 2) throw new ImageError('is damaged')
  if (end > file.length) throw new ImageError('ends too early')
  return { marker, start: from + 3, end }
}

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Where a scan's coded data ends: at the first marker that is neither a stuffed FF nor a restart. */
const codedEnd = (file: Buffer, from: number): number => {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 2)) {
    const next = file[at + 1]
    if (next === undefined) break
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new ImageError('ends too early')
}
