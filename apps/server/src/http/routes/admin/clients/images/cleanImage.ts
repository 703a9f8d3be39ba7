import type { LogoFormat } from '@rialto/core'

import { cleanJpeg } from './cleanJpeg.ts'
import { cleanPng } from './cleanPng.ts'
import { pngSignature } from './pngChunks.ts'
import { ImageError } from './jpegSegments.ts'

/** Runs tasks one after another, in order. A failed task does not stop the next. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

/** The largest image the operation accepts: 5 MB. */
export const maxImageBytes = 5 * 1024 * 1024

/**
 * Sanitizes a picture for public delivery. The format is read from its bytes, never from its name or declared type, and
 * all other data is removed.
 *
 * @throws ImageError with the reason.
 */
export const cleanImage = async (file: Buffer): Promise<{ format: LogoFormat; bytes: Uint8Array }> => {
  if (file.length > maxImageBytes) throw new ImageError('is larger than 5 MB')
  if (file.subarray(0, pngSignature.length).equals(pngSignature)) return { format: 'png', bytes: await cleanPng(file) }
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return { format: 'jpg', bytes: cleanJpeg(file) }
  throw new ImageError('is neither PNG nor JPEG')
}
