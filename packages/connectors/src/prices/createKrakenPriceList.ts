import type { PriceList } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import Type from 'typebox'
import { symbolOf } from '../exchanges/kraken/assets.ts'
import { checkOf } from '@rialto/contract'
import { positiveDecimal, readPriceList } from './readPriceList.ts'

/** `c` is the last trade: price and volume. */
const isTickers = checkOf(
  Type.Object({
    error: Type.Array(Type.String(), { maxItems: 0 }),
    result: Type.Record(Type.String(), Type.Object({ c: Type.Array(Type.Unknown(), { minItems: 1 }) })),
  }),
)

/** `XXBTZUSD` in Kraken's old codes, `SOLUSD` in the others. */
const dollarPair = /^(?:([XZ][A-Z]{3}|USDT)ZUSD|(\w{2,20})USD)$/

/** Last trades against the dollar in Kraken's public tickers, of all pairs in one call. */
export const createKrakenPriceList = (egress: Egress): PriceList => ({
  name: 'Kraken',
  load: async () => {
    const { result } = await readPriceList(egress, 'https://api.kraken.com/0/public/Ticker', isTickers)
    return new Map(
      Object.entries(result).flatMap(([pair, { c }]) => {
        const [, old, code = old] = dollarPair.exec(pair) ?? []
        const price = positiveDecimal(c[0])
        return code === undefined || price === undefined ? [] : [[symbolOf(code), price] as const]
      }),
    )
  },
})
