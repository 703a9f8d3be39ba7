import Type from 'typebox'
import type { Clock, Prices } from '@rialto/core'
import { divide, isZero } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'
import { coinbaseErrors } from '../exchanges/coinbase/errors.ts'
import { callInstitution } from '../kit/http/callInstitution.ts'
import { Amount, checkOf } from '../kit/http/schema.ts'

export interface CoinbasePricesOptions {
  egress: Egress
  clock: Clock
}

type Rates = Readonly<Record<string, string>>

const isRates = checkOf(
  Type.Object({ data: Type.Object({ currency: Type.Literal('USD'), rates: Type.Record(Type.String(), Amount) }) }),
)

const freshMs = 30_000
/** How old a price may be while Coinbase does not answer. */
const staleMs = 300_000
const decimals = 8

/** Units per dollar, turned round. Rounded down: for display, and for limits that must not let more through. */
const priceOf = (rates: Rates, symbol: string): string | undefined => {
  const rate = Object.hasOwn(rates, symbol) ? rates[symbol] : undefined
  return rate === undefined || isZero(rate) ? undefined : divide('1', rate, decimals, 'down')
}

/**
 * Dollar prices from Coinbase's public exchange rates: one call for all symbols, kept 30 seconds, at most one in flight.
 * While Coinbase does not answer, the last ones serve for five minutes; then the error does.
 */
export const createCoinbasePrices = (options: CoinbasePricesOptions): Prices => {
  const { egress, clock } = options
  const http = { egress, clock, table: coinbaseErrors }
  const request = {
    method: 'GET',
    url: 'https://api.coinbase.com/v2/exchange-rates?currency=USD',
    headers: { accept: 'application/json' },
  } as const
  let last: { rates: Rates; atMs: number } | undefined
  let inFlight: Promise<Rates> | undefined

  const load = async (): Promise<Rates> => {
    const { data } = await callInstitution(http, { request: () => request, check: isRates })
    last = { rates: data.rates, atMs: clock.nowMs() }
    return data.rates
  }

  const current = async (): Promise<Rates> => {
    if (last !== undefined && clock.nowMs() - last.atMs < freshMs) return last.rates
    inFlight ??= load().finally(() => (inFlight = undefined))
    try {
      return await inFlight
    } catch (error) {
      if (last !== undefined && clock.nowMs() - last.atMs < staleMs) return last.rates
      throw error
    }
  }

  return {
    usd: async symbols => {
      const rates = await current()
      return new Map(
        symbols.flatMap(symbol => {
          const price = priceOf(rates, symbol)
          return price === undefined ? [] : [[symbol, price] as const]
        }),
      )
    },
  }
}
