import { expect, test } from 'vitest'

import { writeBehind } from './writeBehind.ts'

test('a write begins when the one before has ended, and the caller continues meanwhile', async () => {
  const { write, flush } = writeBehind()
  const seen: string[] = []
  let end: () => void = () => undefined
  await write(() => new Promise<void>(resolve => (end = resolve)).then(() => seen.push('first')))
  seen.push('next page')
  const second = write(async () => seen.push('second'))
  end()
  await second
  await flush()
  expect(seen).toEqual(['next page', 'first', 'second'])
})

test('an error of a write is thrown by the next one, or by the flush', async () => {
  const { write, flush } = writeBehind()
  await write(() => Promise.reject(new Error('lost')))
  await expect(write(async () => undefined)).rejects.toThrow('lost')
  await expect(flush()).rejects.toThrow('lost')
})
