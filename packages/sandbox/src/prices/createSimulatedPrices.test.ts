import { expect, test } from 'vitest'

import { createSimulatedPrices } from './createSimulatedPrices.ts'

const nowMs = Date.UTC(2026, 0, 1)

test('a price is the same at the same second, and is quoted at that second', async () => {
  const quote = await createSimulatedPrices(() => nowMs + 999).quote('AAPL')
  expect(quote).toEqual(await createSimulatedPrices(() => nowMs).quote('AAPL'))
  expect(quote?.quotedAtMs).toBe(nowMs)
  expect(quote?.price).toMatch(/^\d+\.\d\d$/)
})
