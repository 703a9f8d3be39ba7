import type { PriceSource } from '@rialto/core'

import { priceInCents } from './priceInCents.ts'

/**
 * Simulated share prices: a symbol has the same price at the same second of the sandbox's clock, on every machine. They
 * are independent of the market.
 */
export const createSimulatedPrices = (nowMs: () => number): PriceSource => ({
  quote: symbol => {
    const second = Math.floor(nowMs() / 1000)
    const cents = priceInCents(symbol, second)
    const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    return Promise.resolve({ price, quotedAtMs: second * 1000 })
  },
})
