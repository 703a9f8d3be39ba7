import { expect, test } from 'vitest'

import { inTurns } from './inTurns.ts'

test('other work of the event loop is done at each pause, and the last value is returned', async () => {
  const order: string[] = []
  // Node does what is due in the order in which it was asked for.
  setImmediate(() => order.push('other'))
  const work = inTurns(
    (function* () {
      order.push('first')
      yield undefined
      order.push('second')
      return 'done'
    })(),
  )
  expect(await work).toBe('done')
  expect(order).toEqual(['first', 'other', 'second'])
})

test('an error of a step is the error of the work', async () => {
  const failing = (function* () {
    yield undefined
    throw new Error('broken')
  })()
  await expect(inTurns(failing)).rejects.toThrow('broken')
})
