import { expect, test } from 'vitest'

import { inTurn } from './inTurn.ts'

test('never two at once, in order, and a failure is only its own', async () => {
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
