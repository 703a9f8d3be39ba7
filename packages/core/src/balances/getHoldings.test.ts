import { expect, test } from 'vitest'

import { ConnectorError } from '../connections/connectorError.ts'
import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { getHoldings } from './getHoldings.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('an account whose access was revoked is reported as not authorized', async () => {
  const connection = { ...aConnection(scope), state: 'needsReconnect' as const }
  const connector = {
    descriptor: { type: 'scripted', name: 'Scripted' },
    read: { holdings: () => Promise.reject(new ConnectorError('credentialsInvalid', 'no')) },
  }
  const ctx = partialContext({
    connectors: { find: () => connector } as never,
    store: { connections: { findByTokenId: async () => connection } },
  })
  const input = { authToken: connection.tokenId, type: 'scripted', includeMarketValue: false }
  expect(await getHoldings(ctx, scope, input)).toMatchObject({ kind: 'notAuthorized', institutionName: 'Scripted' })
})
