import type { LogoFormat } from '@rialto/core'

import { cleanJpeg } from './cleanJpeg.ts'
import { cleanPng } from './cleanPng.ts'
import { pngSignature } from './pngChunks.ts'
import { ImageError } from './jpegSegments.ts'

/** Runs what it is given one after the other, in order; a failure stops nobody else. */
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
 * A picture that may be served to anybody: its bytes decide what it is, never its name or what the sender calls
 * it, and nothing but picture is left of it.
 *
 * @throws ImageError saying why it is not one.
 */
export const cleanImage = async (file: Buffer): Promise<{ format: LogoFormat; bytes: Uint8Array }> => {
  if (file.length > maxImageBytes) throw new ImageError('is larger than 5 MB')
  if (file.subarray(0, pngSignature.length).equals(pngSignature)) return { format: 'png', bytes: await cleanPng(file) }
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return { format: 'jpg', bytes: cleanJpeg(file) }
  throw new ImageError('is neither PNG nor JPEG')
}
