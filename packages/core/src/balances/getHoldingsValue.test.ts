import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { fixedPrices } from '../testing/fixedPrices.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { getHoldingsValue } from './getHoldingsValue.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const connection = aConnection(scope)
const held = { amount: '2', available: '2' }

test('the total adds coins, shares and money; unpriced holdings add nothing and are named', async () => {
  const institution = scriptedInstitution(manualClock())
  institution.script.holdings = [
    { ...held, symbol: 'ETH', name: 'Ether' },
    { ...held, symbol: 'ACME', name: 'Acme', assetType: 'equity', quotedUsd: '5' },
    { ...held, symbol: 'RARE', name: 'Rare' },
    { symbol: 'GONE', name: 'Gone', amount: '0', available: '0' },
  ]
  const balances = [
    { currencyCode: 'USD', cash: '10', buyingPower: '20' },
    { currencyCode: 'XAF', cash: '1', buyingPower: '1' },
  ]
  const connector = {
    ...institution.connector,
    read: { ...institution.connector.read, balances: async () => balances },
  }
  const ctx = partialContext({
    connectors: directoryOf({ connector }),
    prices: fixedPrices({ ETH: '2000' }, { isStale: true }),
    store: {
      connections: { findByTokenId: async () => connection },
      portfolio: { keep: async () => undefined },
    },
  })
  expect(await getHoldingsValue(ctx, scope, { authToken: connection.tokenId, type: 'scripted' })).toEqual({
    totalUsd: '4020',
    cryptocurrenciesUsd: '4000',
    equitiesUsd: '10',
    fiatUsd: '10',
    gaps: { unpriced: ['RARE', 'XAF'], stale: ['ETH'] },
  })
})
