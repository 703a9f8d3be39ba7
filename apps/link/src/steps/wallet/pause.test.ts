import { expect, test } from 'vitest'

import { isSoon } from './pause.ts'

const until = async (answers: readonly boolean[]) => {
  const left = [...answers]
  const waits: number[] = []
  const isSo = await isSoon(
    async () => left.shift() ?? false,
    async ms => void waits.push(ms),
  )
  return { isSo, waitedMs: waits.reduce((sum, ms) => sum + ms, 0) }
}

test('a wallet that is ready at once is not waited for', async () => {
  expect(await until([true])).toEqual({ isSo: true, waitedMs: 0 })
})

test('a wallet that becomes ready is waited for, at most three seconds', async () => {
  expect(await until([false, false, true])).toEqual({ isSo: true, waitedMs: 500 })
  expect(await until([])).toEqual({ isSo: false, waitedMs: 3_000 })
  expect(await until([...Array<boolean>(12).fill(false), true])).toEqual({ isSo: true, waitedMs: 3_000 })
})
