import jsqr from 'jsqr'
import type { Page } from 'playwright-core'

/** The package's types and its module disagree about where its one function is. */
const readPixels = jsqr as unknown as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

interface Pixels {
  /** Base64 of four bytes for each pixel. A list of numbers takes a browser and us many times as long. */
  data: string
  width: number
  height: number
}

/** Reads the code with this name from a picture of the screen, as a phone's camera would. */
export const readQrCode = async (page: Page, name: string): Promise<string> => {
  const png = await page.getByRole('img', { name }).screenshot()
  // A separate page draws the picture, because the page itself forbids pictures as data.
  const canvas = await page.context().newPage()
  const { data, width, height } = await canvas.evaluate(async (base64): Promise<Pixels> => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${base64}`
    await picture.decode()
    const surface = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    surface?.drawImage(picture, 0, 0)
    const pixels = surface?.getImageData(0, 0, picture.width, picture.height)
    const read = new FileReader()
    const loaded = new Promise(resolve => read.addEventListener('load', resolve))
    read.readAsDataURL(new Blob([pixels?.data ?? new Uint8ClampedArray()]))
    await loaded
    return { data: String(read.result).replace(/^.*,/, ''), width: picture.width, height: picture.height }
  }, png.toString('base64'))
  await canvas.close()
  const read = readPixels(Uint8ClampedArray.from(Buffer.from(data, 'base64')), width, height)
  if (!read) throw new Error(`no code can be read from ${name}`)
  return read.data
}
