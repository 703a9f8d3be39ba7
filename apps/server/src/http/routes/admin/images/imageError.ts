/** The file is no picture that is served from here. The message completes "logoFile: ". */
export class ImageError extends Error {
  override readonly name = 'ImageError'
}

/** Pixels on a side. What is decoded of a picture, here and in browsers, is bounded by it. */
const maxPixels = 2048

/** @throws ImageError */
export const checkSize = (width: number, height: number): void => {
  if (width < 1 || height < 1) throw new ImageError('has no pixels')
  if (width > maxPixels || height > maxPixels) throw new ImageError(`is larger than ${maxPixels} pixels on a side`)
}
