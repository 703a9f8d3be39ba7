import { crc32 } from 'node:zlib'

import { ImageError } from './jpegSegments.ts'

export interface Chunk {
  type: string
  data: Buffer
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Chunks of a PNG up to IEND, each with its checksum verified. Bytes after IEND are ignored. @throws ImageError */
export const readPngChunks = (file: Buffer): Chunk[] => {
  const chunks: Chunk[] = []
  let at = pngSignature.length
  while (at + 12 <= file.length) {
    const dataEnd = at + 8 + file.readUInt32BE(at)
    if (dataEnd + 4 > file.length) break
    const type = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, dataEnd)) !== file.readUInt32BE(dataEnd)) throw new ImageError('is damaged')
    chunks.push({ type, data: file.subarray(at + 8, dataEnd) })
    if (type === 'IEND') return chunks
    at = dataEnd + 4
  }
  throw new ImageError('is truncated')
}

export const writePng = (chunks: readonly Chunk[]): Buffer => Buffer.concat([pngSignature, ...chunks.flatMap(written)])

const written = ({ type, data }: Chunk): Buffer[] => {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return [length, content, checksum]
}
