import { crc32, deflateSync } from 'node:zlib'

export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export const chunk = (type: string, data: Buffer = Buffer.alloc(0), checksum?: number): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)]
  head.writeUInt32BE(data.length)
  tail.writeUInt32BE(checksum ?? crc32(content))
  return Buffer.concat([head, content, tail])
}

interface Header {
  width?: number
  height?: number
  depth?: number
  colour?: number
  interlace?: number
}

export const ihdr = ({ width = 2, height = 2, depth = 8, colour = 2, interlace = 0 }: Header = {}): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, interlace], 8)
  return chunk('IHDR', data)
}

/** 2 × 2 pixels of RGB, each row with its filter byte. */
export const pixels = Buffer.from([0, 255, 0, 0, 0, 255, 0, 1, 0, 0, 255, 9, 9, 9])
export const idat = (data: Buffer = pixels): Buffer => chunk('IDAT', deflateSync(data))
export const iend = chunk('IEND')

export const png = (...between: Buffer[]): Buffer => Buffer.concat([signature, ihdr(), ...between, idat(), iend])
export const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([signature, ...chunks])

export const marker = (code: number, data: Buffer | readonly number[] = []): Buffer => {
  const body = Buffer.from(data)
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

export const soi = Buffer.from([0xff, 0xd8])
export const eoi = Buffer.from([0xff, 0xd9])
export const jfif = marker(0xe0, Buffer.from('JFIF\0\x01\x02\x00\x00\x48\x00\x48\x00\x00', 'latin1'))
export const quantisation = marker(0xdb, [0, ...Array.from({ length: 64 }, () => 16)])
export const frame = (width = 8, height = 8, code = 0xc0): Buffer =>
  marker(code, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
export const huffman = marker(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 0])
/** A grey square: one block, no difference, end of block. */
export const scan = Buffer.concat([marker(0xda, [1, 1, 0, 0, 63, 0]), Buffer.from([0x3f])])

/** A complete JPEG; `extra` is inserted right after its JFIF. */
export const jpeg = (...extra: Buffer[]): Buffer =>
  Buffer.concat([
    soi,
    jfif,
    ...extra,
    quantisation,
    frame(),
    huffman,
    marker(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    scan,
    eoi,
  ])
