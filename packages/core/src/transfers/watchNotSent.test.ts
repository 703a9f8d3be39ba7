import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import type { Transfer } from './ports.ts'
import { isWatched, watchNotSent } from './watchNotSent.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const watched: Partial<Transfer> = { phase: 'failed', watchUntilMs: 5_000 }

test.each<[string, Partial<Transfer>, boolean]>([
  ['called not sent a while ago', {}, true],
  ['called not sent and shown since', { foundLateAtMs: 4_000 }, false],
  ['that arrived by a second call', { phase: 'settled' }, true],
  ['that is still under way', { phase: 'onChain' }, false],
  ['watched long enough', { watchUntilMs: 4_999 }, false],
])('a transfer %s is watched: %s', (_, changes, expected) => {
  expect(isWatched(aTransfer(connection, { ...watched, ...changes }), 4_999)).toBe(expected)
})

test('a transfer that failed with certainty is never watched', () => {
  expect(isWatched(aTransfer(connection, { phase: 'failed' }), 0)).toBe(false)
})

test('the institution is not asked about a transfer that is gone, has no attempt or is not watched any more', async () => {
  const look = (transfer: Transfer | undefined, isAttempted: boolean) => {
    const last = async () => (isAttempted ? ({ id: 'attempt-1' } as never) : undefined)
    // Reading the institution would reach ports that this context does not have.
    const ctx = partialContext({ store: { transfers: { find: async () => transfer }, attempts: { last } } })
    return watchNotSent(ctx, connection.scope, 'transfer-1')
  }
  expect(await look(undefined, true)).toBeUndefined()
  expect(await look(aTransfer(connection, { phase: 'failed', watchUntilMs: Infinity }), false)).toBeUndefined()
  expect(await look(aTransfer(connection, { phase: 'settled' }), true)).toBeUndefined()
})
