import { expect, test } from 'vitest'

import { gather } from './gather.ts'

const refused = () => Object.assign(new Error('refused'), { severity: 'ERROR' })

/** Doubles its inputs, one statement after the other, each when `release` is called. */
const doubling = (most: number, inFlight: number) => {
  const batches: number[][] = []
  const pending: (() => void)[] = []
  const double = gather<number, number>({ most, inFlight }, async inputs => {
    batches.push([...inputs])
    await new Promise<void>(resolve => pending.push(resolve))
    return inputs.map(input => input * 2)
  })
  const release = () => pending.shift()?.()
  return { double, batches, release }
}
/** Until what is ready has run. */
const turn = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise(resolve => setImmediate(resolve))
}

test('calls of one turn share a statement, and each gets its own output', async () => {
  const { double, batches, release } = doubling(10, 1)
  const answers = Promise.all([double(1), double(2), double(3)])
  await turn()
  release()
  expect(await answers).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('a call is answered after its own statement, not after one before it', async () => {
  const { double, release } = doubling(10, 1)
  const answered: number[] = []
  const both = [double(1), turn().then(() => double(2))].map(call => call.then(output => answered.push(output)))
  await turn()
  await turn()
  expect(answered).toEqual([])
  release()
  await turn()
  expect(answered).toEqual([2])
  release()
  await Promise.all(both)
  expect(answered).toEqual([2, 4])
})

test('calls during a statement wait for the next one, of which none holds more than the limit', async () => {
  const { double, batches, release } = doubling(2, 1)
  const first = double(1)
  await turn()
  const others = Promise.all([double(2), double(3), double(4)])
  await turn()
  expect(batches).toEqual([[1]])
  release()
  expect(await first).toBe(2)
  await turn()
  expect(batches).toEqual([[1], [2, 3]])
  release()
  await turn()
  release()
  expect(await others).toEqual([4, 6, 8])
  expect(batches).toEqual([[1], [2, 3], [4]])
})

test('a call that PostgreSQL refuses fails alone', async () => {
  const write = gather<number, number>({ most: 10, inFlight: 1 }, async inputs => {
    if (inputs.includes(2)) throw refused()
    return inputs
  })
  const answers = await Promise.allSettled([write(1), write(2), write(3)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('after an error of the connection no call is repeated', async () => {
  let statements = 0
  const write = gather<number, number>({ most: 10, inFlight: 1 }, async () => {
    statements += 1
    throw new Error('Connection terminated unexpectedly')
  })
  const answers = await Promise.allSettled([write(1), write(2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(statements).toBe(1)
})
