import type { PriceList } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import Type from 'typebox'
import { checkOf } from '@rialto/contract'
import { positiveDecimal, readPriceList } from './readPriceList.ts'

const isTickers = checkOf(
  Type.Array(Type.Object({ bid: Type.Unknown(), currency: Type.String(), pair: Type.String({ minLength: 1 }) })),
)

const dollarPair = /^(\w{2,20}?)-?USD$/

/** Uphold's bids in dollars for currencies and coins, from its public tickers. */
export const createUpholdPriceList = (egress: Egress): PriceList => ({
  name: 'Uphold',
  load: async () => {
    const tickers = await readPriceList(egress, 'https://api.uphold.com/v0/ticker/USD', isTickers)
    return new Map(
      tickers.flatMap(({ bid, currency, pair }) => {
        const symbol = currency === 'USD' ? dollarPair.exec(pair)?.[1] : undefined
        const price = positiveDecimal(bid)
        return symbol === undefined || price === undefined ? [] : [[symbol, price] as const]
      }),
    )
  },
})
