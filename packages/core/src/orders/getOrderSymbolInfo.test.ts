import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { getOrderSymbolInfo } from './getOrderSymbolInfo.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('a market that the institution does not have is named with it', async () => {
  const connection = aConnection(scope)
  const connector = {
    descriptor: { type: 'scripted', name: 'Scripted', orders: {} },
    orders: { symbolInfo: async () => undefined },
  }
  const ctx = partialContext({
    connectors: { find: () => connector } as never,
    store: { connections: { findByTokenId: async () => connection } },
  })
  const request = { authToken: connection.tokenId, type: 'scripted', symbol: 'BTC', paymentSymbol: 'USD' }
  await expect(getOrderSymbolInfo(ctx, scope, request)).rejects.toMatchObject({
    message: 'symbol: Scripted does not trade BTC for USD',
  })
})
