import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { removeConnection } from './removeConnection.ts'

const remove = async (state: string, credentials?: object, revoke: () => Promise<void> = async () => undefined) => {
  const connection = aConnection(
    { clientId: 'client', environment: 'sandbox' },
    credentials ? ({ credentials } as never) : {},
  )
  const revoked: unknown[] = []
  const auth = {
    revoke: (one: unknown) => {
      revoked.push(one)
      return revoke()
    },
  }
  const ctx = partialContext({
    connectors: { find: () => ({ auth }) } as never,
    store: {
      orders: { listOpen: async () => [] } as never,
      connections: { remove: async () => ({ state, waitsFor: [], isFirst: false }) as never },
    },
  })
  return { result: await removeConnection(ctx, connection), revoked }
}

test('the access at the institution is revoked once the account is erased', async () => {
  expect((await remove('erased')).revoked).toHaveLength(1)
  expect((await remove('waiting')).revoked).toEqual([])
})

test('a revoke that fails does not keep the account', async () => {
  const { result } = await remove('erased', undefined, () => Promise.reject(new Error('down')))
  expect(result).toEqual({ state: 'erased', waitsFor: [] })
})

test('an address has no access to revoke', async () => {
  expect((await remove('erased', { kind: 'address', addresses: [] })).revoked).toEqual([])
})
