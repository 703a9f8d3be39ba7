import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../../testing/fixtures.ts'
import { partialContext } from '../../testing/partialContext.ts'
import type { Transfer } from '../ports.ts'
import { changeTransfer } from './changeTransfer.ts'

const read = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }), { phase: 'accepted' })
const change = (current: Transfer | undefined) => {
  const ctx = partialContext({ store: { transfers: { findForUpdate: async () => current } } })
  return changeTransfer(ctx, read, async locked => ({ ...locked, amount: 'changed' }))
}

test('a transfer in the state that was read is changed', async () => {
  expect(await change(read)).toEqual({ ...read, amount: 'changed' })
})

test.each<Partial<Transfer>>([{ phase: 'settled' }, { hash: '0xab' }])(
  'a transfer that has %j since is returned unchanged',
  async since => expect(await change({ ...read, ...since })).toEqual({ ...read, ...since }),
)

test('an erased transfer is returned unchanged', async () => {
  expect(await change(undefined)).toBe(read)
})
