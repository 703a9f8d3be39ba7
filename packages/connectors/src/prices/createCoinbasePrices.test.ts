import { expect, it } from 'vitest'
import type { Canned } from '../kit/testing/cannedEgress.ts'
import { cannedEgress } from '../kit/testing/cannedEgress.ts'
import { createCoinbasePrices } from './createCoinbasePrices.ts'

const key = 'GET /v2/exchange-rates'
const rates = { body: { data: { currency: 'USD', rates: { BTC: '0.000016', USDC: '1', EUR: '0.9', ZERO: '0' } } } }

const start = (answers: readonly Canned[]) => {
  let nowMs = 1_000_000
  const canned = cannedEgress({ [key]: answers })
  const prices = createCoinbasePrices({
    egress: canned.egress,
    clock: { nowMs: () => nowMs, sleep: async () => undefined },
  })
  return { prices, pass: (ms: number) => (nowMs += ms), calls: () => canned.calls(key) }
}

it('turns rates into prices, and leaves out what nobody quotes', async () => {
  const { prices } = start([rates])
  const usd = await prices.usd(['BTC', 'USDC', 'ZERO', 'NOSUCH', 'constructor'])
  expect([...usd]).toEqual([
    ['BTC', '62500'],
    ['USDC', '1'],
  ])
})

it('asks once for many at once, and again after thirty seconds', async () => {
  const { prices, pass, calls } = start([rates])
  await Promise.all([prices.usd(['BTC']), prices.usd(['USDC']), prices.usd(['EUR'])])
  expect(calls()).toBe(1)
  pass(29_000)
  await prices.usd(['BTC'])
  expect(calls()).toBe(1)
  pass(2_000)
  await prices.usd(['BTC'])
  expect(calls()).toBe(2)
})

it('serves the last prices for five minutes, and then says that it has none', async () => {
  const { prices, pass } = start([rates, { body: '<html>' }])
  await prices.usd(['BTC'])
  pass(200_000)
  expect((await prices.usd(['BTC'])).get('BTC')).toBe('62500')
  pass(200_000)
  await expect(prices.usd(['BTC'])).rejects.toMatchObject({ kind: 'malformed' })
})

it('takes no other currency’s rates for dollars', async () => {
  const { prices } = start([{ body: { data: { currency: 'EUR', rates: { BTC: '0.00002' } } } }])
  await expect(prices.usd(['BTC'])).rejects.toMatchObject({ kind: 'malformed' })
})
