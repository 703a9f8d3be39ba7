import type { BreakerChange } from '@rialto/connectors'
import { readBreakers, type Tables, writeBreaker } from '@rialto/store'
import { createTestDatabase, type TestDatabase } from '@rialto/store/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { shareBreakers } from './shareBreakers.ts'

let made: TestDatabase<Tables>
let shares: ReturnType<typeof shareBreakers>[]
beforeEach(async () => {
  made = await createTestDatabase()
  shares = []
})
afterEach(async () => {
  await Promise.all(shares.map(share => share.stop()))
  await made.drop()
})

const nowMs = () => Date.UTC(2035, 0, 1)
const open = { untilMs: nowMs() + 30_000, downSinceMs: nowMs() }

const join = ({ isAlone = false } = {}) => {
  const share = shareBreakers({
    store: {
      write: change => writeBreaker(made.db, 'sandbox', change),
      read: () => readBreakers(made.db, 'sandbox'),
    },
    isAlone: () => isAlone,
    nowMs,
    log: { warn: (_, message) => expect.fail(message) },
    everyMs: 5,
  })
  shares.push(share)
  const heard: BreakerChange[] = []
  share.breakers.follow(change => heard.push(change))
  return { ...share.breakers, heard }
}

const heardBy = (process: { heard: BreakerChange[] }, changes: readonly BreakerChange[]) =>
  vi.waitFor(() => expect(process.heard).toEqual(changes), { timeout: 60_000, interval: 5 })

test('a breaker change reaches every other process once, and not its own', async () => {
  const [first, second, third] = [join(), join(), join()]
  first.announce({ institution: 'kraken', open })
  await heardBy(second, [{ institution: 'kraken', open }])
  second.announce({ institution: 'kraken' })
  await heardBy(first, [{ institution: 'kraken' }])
  // It may have looked only after the second change.
  await vi.waitFor(() => expect(third.heard.at(-1)).toEqual({ institution: 'kraken' }), {
    timeout: 20_000,
    interval: 5,
  })
  expect(second.heard).toEqual([{ institution: 'kraken', open }])
})

test('a starting process learns current outages, but neither old ones nor those of another environment', async () => {
  await writeBreaker(made.db, 'sandbox', { institution: 'kraken', open })
  await writeBreaker(made.db, 'sandbox', { institution: 'okx', open: { untilMs: nowMs() - 60_001, downSinceMs: 0 } })
  await writeBreaker(made.db, 'production', { institution: 'gemini', open })
  await heardBy(join({ isAlone: true }), [{ institution: 'kraken', open }])
})
