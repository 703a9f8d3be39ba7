import { expect, test } from 'vitest'

import { createTurns } from './createTurns.ts'

/** Starts work that ends when it is said to, and records the order of the starts. */
const start = (turns: ReturnType<typeof createTurns>) => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (key: string, name: string) =>
    turns(key, () => {
      begun.push(name)
      return new Promise<void>(resolve => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { begun, run, end }
}

test('a key has at most its number of turns, and the others wait in order', async () => {
  const { begun, run, end } = start(createTurns({ perKey: 2, inAll: 10 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name)
  void run('b', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('all keys together have at most their number of turns, and a busy key does not delay another', async () => {
  const { begun, run, end } = start(createTurns({ perKey: 1, inAll: 2 }))
  for (const [key, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
    ['c', 'c1'],
  ] as const)
    void run(key, name)
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('work that fails frees its turn', async () => {
  const turns = createTurns({ perKey: 1, inAll: 1 })
  const failed = turns('a', () => Promise.reject(new Error('refused')))
  const next = turns('a', async waitedMs => waitedMs >= 0)
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe(true)
})
