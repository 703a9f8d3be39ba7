import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { limitStreams } from './limitStreams.ts'

const open = () => new PassThrough()
const refused = expect.objectContaining({ type: 'tooManyRequest' })

test('a client with its streams open gets no further one, other clients do, and a closed stream makes room', async () => {
  const admit = limitStreams({ ofClient: 2 })
  const [first] = [admit('a', open), admit('a', open)]
  expect(() => admit('a', open)).toThrow(refused)
  admit('b', open)
  first.destroy()
  await once(first, 'close')
  admit('a', open)
  expect(() => admit('a', open)).toThrow(refused)
})

test('all clients together have a limit, too, and a stream that fails to open takes no room', () => {
  const admit = limitStreams({ ofClient: 2, ofAll: 2 })
  const fail = (): Readable => {
    throw new Error('broken')
  }
  expect(() => admit('a', fail)).toThrow('broken')
  admit('a', open)
  admit('b', open)
  expect(() => admit('c', open)).toThrow(refused)
})

test('a file that was read to its end makes room', async () => {
  const admit = limitStreams({ ofClient: 1 })
  const file = admit('a', () => Readable.from(['a', 'b']))
  file.resume()
  await once(file, 'close')
  admit('a', open)
})
