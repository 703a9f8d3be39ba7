import { assets } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { geminiError } from './errors.ts'

const priced = assets.filter(({ kind }) => kind === 'crypto')
const symbolOf = (base: string): string => `${base.toLowerCase()}usd`

/** Routes without authentication. */
export const publicRoutes: readonly Route[] = [
  [
    'GET',
    '/v1/symbols',
    () =>
      json(
        200,
        priced.map(({ symbol }) => symbolOf(symbol)),
      ),
  ],
  [
    'GET',
    '/v1/pubticker/:symbol',
    (_, [name = '']) => {
      const asset = priced.find(({ symbol }) => symbolOf(symbol) === name.toLowerCase())
      if (asset === undefined)
        return geminiError(400, 'InvalidSymbol', `Supplied value '${name}' is not a valid symbol`)
      const { priceUsd: price, symbol } = asset
      return json(200, { bid: price, ask: price, last: price, volume: { [symbol]: '1', USD: price } })
    },
  ],
]
