import { add, divide, roundDown } from '@rialto/catalog'
import type { PriceList } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import Type from 'typebox'
import { checkOf } from '@rialto/contract'
import { positiveDecimal, readPriceList } from './readPriceList.ts'

const isRates = checkOf(
  Type.Object({
    data: Type.Object({ currency: Type.Literal('USD'), rates: Type.Record(Type.String(), Type.Unknown()) }),
  }),
)

/** A rate has about 16 significant digits. Its inverse is exact to fewer: 1 / 0.00001666666666666667 is 60000. */
const significantDigits = 12
const maxPlaces = 30

/** The price of one unit if `rate` units cost a dollar, rounded to 12 digits. */
const invert = (rate: string): string | undefined => {
  const price = divide('1', rate, maxPlaces, 'down')
  const [whole = '', decimals = ''] = price.split('.')
  const zeros = decimals.search(/[1-9]/)
  const places = whole === '0' ? zeros + significantDigits : Math.max(significantDigits - whole.length, 0)
  if ((whole === '0' && zeros < 0) || places >= maxPlaces) return undefined
  return roundDown(add(price, `0.${'0'.repeat(places)}5`), places)
}

/** Coinbase's public exchange rates: more than 150 currencies and the coins it lists, as units per dollar. */
export const createCoinbasePriceList = (egress: Egress): PriceList => ({
  name: 'Coinbase',
  load: async () => {
    const { data } = await readPriceList(egress, 'https://api.coinbase.com/v2/exchange-rates?currency=USD', isRates)
    return new Map(
      Object.entries(data.rates).flatMap(([symbol, sent]) => {
        const rate = positiveDecimal(sent)
        const price = rate === undefined ? undefined : invert(rate)
        return price === undefined ? [] : [[symbol, price] as const]
      }),
    )
  },
})
