import { checkSize, ImageError } from './jpegSegments.ts'

/** The first chunk of a PNG (PNG specification, 11.2.2). */
export interface PngHeader {
  width: number
  height: number
  bitDepth: number
  colourType: 0 | 2 | 3 | 4 | 6
  interlaced: boolean
}

const samplesOf = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const
const depthsOf = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] } as const

/** @throws ImageError */
export const readPngHeader = (data: Buffer): PngHeader => {
  if (data.length !== 13) throw new ImageError('has a damaged PNG header')
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  const [bitDepth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8)
  checkSize(width, height)
  const colourType = colour as PngHeader['colourType']
  const depths: readonly number[] = depthsOf[colourType] ?? []
  if (!depths.includes(bitDepth) || compression !== 0 || filter !== 0 || interlace > 1)
    throw new ImageError('has an unsupported PNG header')
  return { width, height, bitDepth, colourType, interlaced: interlace === 1 }
}

interface Pass {
  rows: number
  /** Includes the filter byte at the beginning. */
  rowBytes: number
}

/** First column and row of a pass, and its steps: all pixels at once, or Adam7's seven passes. */
const whole = [[0, 0, 1, 1]] as const
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The exact number of rows and bytes of the pixel data. At most 33.6 MB, for a picture with four 16-bit samples. */
export const passesOf = ({ width, height, bitDepth, colourType, interlaced }: PngHeader): Pass[] =>
  (interlaced ? adam7 : whole).flatMap(([left, top, acrossStep, downStep]) => {
    const columns = Math.ceil((width - left) / acrossStep)
    const rows = Math.ceil((height - top) / downStep)
    if (columns <= 0 || rows <= 0) return []
    return [{ rows, rowBytes: 1 + Math.ceil((columns * bitDepth * samplesOf[colourType]) / 8) }]
  })
