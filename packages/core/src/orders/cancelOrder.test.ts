import { expect, test } from 'vitest'

import { ConnectorError, type ConnectorErrorKind } from '../connections/connectorError.ts'
import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { cancelOrder } from './cancelOrder.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const connection = aConnection(scope)

const cancel = async (statuses: readonly string[], refusal?: ConnectorErrorKind) => {
  const read = [...statuses]
  let cancels = 0
  const orders = {
    find: async () => ({ upstreamId: 'O1', status: read.shift() }),
    cancel: async () => {
      cancels += 1
      if (refusal) throw new ConnectorError(refusal, 'no')
    },
  }
  const connector = { descriptor: { type: 'scripted', name: 'Scripted', orders: {} }, orders }
  const ctx = partialContext({
    connectors: { find: () => connector } as never,
    store: {
      connections: { findByTokenId: async () => connection },
      orders: { findByReferences: async () => [] },
    },
  })
  const canceling = cancelOrder(ctx, scope, { authToken: connection.tokenId, type: 'scripted', id: 'O1' })
  return {
    error: await canceling.then(
      () => undefined,
      (one: unknown) => one as { type: string },
    ),
    cancels,
  }
}

test('a running order is canceled, and a canceled one is not canceled again', async () => {
  expect(await cancel(['inProgress'])).toEqual({ error: undefined, cancels: 1 })
  expect(await cancel(['cancelled'])).toEqual({ error: undefined, cancels: 0 })
})

test('an order that has ended is reported with its status', async () => {
  const { error, cancels } = await cancel(['success'])
  expect([error?.type, cancels]).toEqual(['badRequest', 0])
})

test('a refused cancel is judged by the order, which may have ended meanwhile', async () => {
  expect((await cancel(['inProgress', 'cancelled'], 'refused')).error).toBeUndefined()
  expect((await cancel(['inProgress', 'success'], 'refused')).error?.type).toBe('badRequest')
})

test('a cancel without an answer has an unknown outcome', async () => {
  expect((await cancel(['inProgress'], 'unavailable')).error?.type).toBe('integrationOutcomeUnknown')
})
