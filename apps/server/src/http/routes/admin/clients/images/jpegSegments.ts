/** The file is not an accepted picture. The message completes "logoFile: ". */
export class ImageError extends Error {
  override readonly name = 'ImageError'
}

/** Pixels on a side. Limits the memory for decoding a picture here and in browsers. */
const maxPixels = 2048

/** @throws ImageError */
export const checkSize = (width: number, height: number): void => {
  if (width < 1 || height < 1) throw new ImageError('has no pixels')
  if (width > maxPixels || height > maxPixels) throw new ImageError(`is larger than ${maxPixels} pixels on a side`)
}

const damaged = (): ImageError => new ImageError('is damaged')
const tooShort = (): ImageError => new ImageError('is truncated')

/** Checks size and components of a frame. Returns the number of components. @throws ImageError */
export const checkFrame = (data: Buffer): number => {
  if (data.length < 6) throw damaged()
  const [precision] = data
  const components = data[5] ?? 0
  checkSize(data.readUInt16BE(3), data.readUInt16BE(1))
  if (precision !== 8 || ![1, 3, 4].includes(components) || data.length !== 6 + 3 * components) throw damaged()
  for (let at = 6; at < data.length; at += 3) {
    const sampling = data[at + 1] ?? 0
    const [across, down] = [sampling >> 4, sampling & 15]
    if (across < 1 || across > 4 || down < 1 || down > 4 || (data[at + 2] ?? 4) > 3) throw damaged()
  }
  return components
}

/** @throws ImageError for a scan before its frame, or with components that the frame lacks. */
export const checkScan = (data: Buffer, components: number): void => {
  const count = data[0] ?? 0
  if (count < 1 || count > components || data.length !== 4 + 2 * count) throw damaged()
}

/**
 * Checks that Huffman tables, quantisation tables and the restart interval match their own counts. @throws ImageError
 */
export const checkTable = (marker: number, data: Buffer): void => {
  if (marker === 0xdd) {
    if (data.length !== 2) throw damaged()
    return
  }
  let at = 0
  while (at < data.length) at += marker === 0xc4 ? huffmanLength(data.subarray(at)) : quantisationLength(data[at] ?? 0)
  if (at !== data.length || at === 0) throw damaged()
}

const huffmanLength = (table: Buffer): number => {
  if (table.length < 17) throw damaged()
  const [head = 0] = table
  const codes = table.subarray(1, 17).reduce((sum, count) => sum + count, 0)
  if (head >> 4 > 1 || (head & 15) > 3 || codes > 256) throw damaged()
  return 17 + codes
}

const quantisationLength = (head: number): number => {
  if (head >> 4 > 1 || (head & 15) > 3) throw damaged()
  return head >> 4 === 0 ? 65 : 129
}

/** A plain JFIF segment with the pixel aspect of the given one and no preview. Undefined for another segment. */
export const plainJfif = (data: Buffer): Buffer | undefined => {
  if (data.length < 14 || data.toString('latin1', 0, 5) !== 'JFIF\0') return undefined
  return Buffer.concat([Buffer.from('JFIF\0\x01\x01', 'latin1'), data.subarray(7, 12), Buffer.alloc(2)])
}

export const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The marker at `at`, and the range of its data. @throws ImageError if it is missing or truncated. */
export const nextSegment = (file: Buffer, at: number): { marker: number; start: number; end: number } => {
  if (at < file.length && file[at] !== 0xff) throw damaged()
  let from = at
  while (file[from] === 0xff) from += 1
  const marker = file[from]
  if (marker === undefined) throw tooShort()
  if (marker === 0xd9) return { marker, start: from + 1, end: from + 1 }
  if (from + 3 > file.length) throw tooShort()
  const length = file.readUInt16BE(from + 1)
  const end = from + 1 + length
  if (length < 2) throw damaged()
  if (end > file.length) throw tooShort()
  return { marker, start: from + 3, end }
}

/** End of a scan's coded data: the first marker that is neither a stuffed FF nor a restart. */
export const codedEnd = (file: Buffer, from: number): number => {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 2)) {
    const next = file[at + 1]
    if (next === undefined) break
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  throw tooShort()
}
