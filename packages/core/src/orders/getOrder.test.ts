import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { getOrder } from './getOrder.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const connection = aConnection(scope)
const get = async (id: string, found?: object) => {
  const asked: unknown[] = []
  const find = async (_: unknown, by: object) => {
    asked.push(by)
    return found
  }
  const connector = { descriptor: { type: 'scripted', name: 'Scripted', orders: {} }, orders: { find } }
  const ctx = partialContext({
    connectors: { find: () => connector } as never,
    store: { connections: { findByTokenId: async () => connection }, orders: { findByReferences: async () => [] } },
  })
  const getting = getOrder(ctx, scope, { authToken: connection.tokenId, type: 'scripted', id })
  return { result: await getting.catch((error: unknown) => error), asked }
}

test('an order that was placed elsewhere is found under the institution’s id', async () => {
  const { result } = await get('O-1', { upstreamId: 'O-1', status: 'success' })
  expect(result).toMatchObject({ order: { id: 'O-1' }, type: 'scripted' })
})

test('an id of another form is not sent to the institution', async () => {
  const { result, asked } = await get('../orders?all=1')
  expect(result).toMatchObject({ type: 'notFound' })
  expect(asked).toEqual([])
})
