import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { getFiatPortfolio } from './getFiatPortfolio.ts'
import type { PortfolioPart } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('cash of several accounts is summed by currency, without reading recent balances again', async () => {
  const ctx = partialContext()
  const connection = aConnection(scope)
  const part = (...rows: { currencyCode: string; cash: string; buyingPower: string }[]): PortfolioPart<'balances'> => ({
    connection,
    read: { asOfMs: ctx.clock.nowMs(), rows },
  })
  const parts = [
    part({ currencyCode: 'USD', cash: '0.1', buyingPower: '1' }),
    part({ currencyCode: 'USD', cash: '0.2', buyingPower: '1' }, { currencyCode: 'EUR', cash: '5', buyingPower: '5' }),
    { connection: { ...connection, state: 'needsReconnect' as const } },
  ]
  const list = async () => parts as never
  const portfolio = partialContext({ clock: ctx.clock, store: { portfolio: { list } } })
  expect(await getFiatPortfolio(portfolio, scope, 'user-1')).toEqual({
    balances: [
      { currencyCode: 'USD', cash: '0.3', buyingPower: '2' },
      { currencyCode: 'EUR', cash: '5', buyingPower: '5' },
    ],
    parts,
  })
})
