import { expect, test } from 'vitest'

import { jpeg, png } from '../../testing/pictures.ts'
import { cleanImage, inTurn, maxImageBytes } from './cleanImage.ts'

test('tasks run one at a time, in order, and a failed task does not affect the others', async () => {
  const run = inTurn()
  const done: string[] = []
  let underway = 0
  const work = (name: string) => async () => {
    underway += 1
    expect(underway).toBe(1)
    await Promise.resolve()
    underway -= 1
    if (name === 'b') throw new Error('no')
    done.push(name)
    return name
  }
  const all = await Promise.allSettled(['a', 'b', 'c'].map(name => run(work(name))))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['a', 'c'])
})

test('the image format is read from the bytes', async () => {
  expect((await cleanImage(png())).format).toBe('png')
  expect((await cleanImage(jpeg())).format).toBe('jpg')
})

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['GIF', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1')],
  ['WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
  ['AVIF', Buffer.from('\0\0\0\x1cftypavif', 'latin1')],
  ['HTML', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
  ['HTML before a picture', Buffer.concat([Buffer.from('<html>'), png()])],
  ['a PNG that went through a text transfer', Buffer.from(png().toString('latin1').replace('\r\n', '\n'), 'latin1')],
  ['an icon', Buffer.from([0, 0, 1, 0, 1, 0])],
  ['half a signature', png().subarray(0, 4)],
])('%s is neither PNG nor JPEG', async (_, file) => {
  await expect(cleanImage(file)).rejects.toThrow('is neither PNG nor JPEG')
})

test('a picture with a page or an archive hidden in it loses that', async () => {
  const page = Buffer.from('<script>alert(document.domain)</script>PK\x03\x04')
  for (const file of [png(), jpeg()])
    expect(Buffer.from((await cleanImage(Buffer.concat([file, page]))).bytes).includes('script')).toBe(false)
})

test('5 MB and no more', async () => {
  const padded = (length: number) => Buffer.concat([png(), Buffer.alloc(length - png().length)])
  expect((await cleanImage(padded(maxImageBytes))).format).toBe('png')
  await expect(cleanImage(padded(maxImageBytes + 1))).rejects.toThrow('larger than 5 MB')
})
