import {
  checkFrame,
  checkScan,
  checkTable,
  codedEnd,
  ImageError,
  nextSegment,
  plainJfif,
  segment,
} from './jpegSegments.ts'

const [soi, eoi, sos] = [0xd8, 0xd9, 0xda]

/** Progressive pictures have about ten scans; thousands would take a browser minutes. */
const maxScans = 64

interface Picture {
  kept: Buffer[]
  /** Number of components of the frame; 0 before the frame. */
  components: number
  scans: number
}

/**
 * The same picture without other data: EXIF with its place and time, colour profiles, comments, previews, and bytes
 * after its end. Tables, frame and scans are checked for structure and kept unchanged; JFIF is written anew.
 *
 * @throws ImageError
 */
export const cleanJpeg = (file: Buffer): Buffer => {
  const picture: Picture = { kept: [Buffer.from([0xff, soi])], components: 0, scans: 0 }
  for (let at = 2; ;) {
    const { marker, start, end } = nextSegment(file, at)
    if (marker === eoi) break
    keep(picture, marker, file.subarray(start, end))
    at = marker === sos ? keepScan(picture, file, end) : end
  }
  if (picture.scans === 0) throw new ImageError('has no pixels')
  return Buffer.concat([...picture.kept, Buffer.from([0xff, eoi])])
}

const keep = (picture: Picture, marker: number, data: Buffer): void => {
  const { kept, components } = picture
  switch (kindOf(marker)) {
    case 'refused':
      throw new ImageError('is a type of JPEG that browsers do not support')
    case 'application': {
      // JFIF is valid only as the first segment; JFXX is a preview.
      const own = marker === 0xe0 && kept.length === 1 ? plainJfif(data) : isAdobe(marker, data) ? data : undefined
      if (own) kept.push(segment(marker, own))
      return
    }
    case 'frame':
      if (components > 0) throw new ImageError('has two JPEG frames')
      picture.components = checkFrame(data)
      break
    case 'scan':
      checkScan(data, components)
      break
    case 'table':
      checkTable(marker, data)
  }
  kept.push(segment(marker, data))
}

/** Names the colour coding. Without this segment some pictures appear inverted. */
const isAdobe = (marker: number, data: Buffer): boolean =>
  marker === 0xee && data.length === 12 && data.toString('latin1', 0, 5) === 'Adobe'

/** Keeps the coded pixels behind a scan's header. Returns their end. */
const keepScan = (picture: Picture, file: Buffer, from: number): number => {
  picture.scans += 1
  if (picture.scans > maxScans) throw new ImageError(`has more than ${maxScans} scans`)
  const end = codedEnd(file, from)
  if (end === from) throw new ImageError('has an empty scan')
  picture.kept.push(file.subarray(from, end))
  return end
}

const kindOf = (marker: number): 'frame' | 'scan' | 'table' | 'application' | 'refused' => {
  // Baseline, extended and progressive with Huffman coding: the forms that browsers decode.
  if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) return 'frame'
  if (marker === sos) return 'scan'
  if (marker === 0xc4 || marker === 0xdb || marker === 0xdd) return 'table'
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe ? 'application' : 'refused'
}
