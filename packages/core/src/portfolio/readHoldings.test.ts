import { expect, test } from 'vitest'

import type { Holding } from '../connections/connector.ts'
import { aConnection } from '../testing/fixtures.ts'
import { fixedPrices } from '../testing/fixedPrices.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { readHoldings } from './readHoldings.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const holding = (symbol: string, changes: Partial<Holding> = {}): Holding => ({
  symbol,
  name: symbol,
  amount: '2',
  available: '2',
  ...changes,
})

const read = async (holdings: Holding[], isStale = false) => {
  const institution = scriptedInstitution(manualClock())
  institution.script.holdings = holdings
  const kept: object[] = []
  const ctx = partialContext({
    connectors: directoryOf(institution),
    prices: fixedPrices({ BTC: '60000' }, { isStale }),
    store: { portfolio: { keep: async (_, part) => void kept.push(part) } },
  })
  return { ...(await readHoldings(ctx, connection)), kept }
}

test('coins are valued at the public price, and the holdings are stored with it', async () => {
  const { priced, holdings, kept } = await read([holding('BTC')])
  expect(priced).toMatchObject([{ symbol: 'BTC', priceUsd: '60000', valueUsd: '120000' }])
  expect(holdings[0]).not.toHaveProperty('valueUsd')
  expect(kept).toMatchObject([{ kind: 'holdings', rows: priced }])
})

test('a share is valued at its institution’s quote, never as the coin of the same symbol', async () => {
  const share = holding('BTC', { assetType: 'equity' })
  const { priced } = await read([{ ...share, quotedUsd: '30' }, share])
  expect(priced).toMatchObject([{ valueUsd: '60' }, {}])
  expect(priced[1]).not.toHaveProperty('valueUsd')
})

test('another coin with the same symbol is not valued', async () => {
  const { priced } = await read([holding('BTC', { isOtherCoin: true })])
  expect(priced[0]).not.toHaveProperty('priceUsd')
})

test('an old price is marked as old', async () => {
  expect((await read([holding('BTC')], true)).priced).toMatchObject([{ valueUsd: '120000', isPriceStale: true }])
})
