import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../testing/startSandbox.ts'
import { createCoinbasePriceList } from './createCoinbasePriceList.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => void (sandbox = await startSandbox()))
afterAll(() => sandbox.stop())

test('what anything costs in the sandbox reads like a price: 60000, and not 60000.0024', async () => {
  const prices = await createCoinbasePriceList(sandbox.egress).load()
  expect(prices.get('BTC')).toBe('60000')
  expect(prices.get('USDC')).toBe('1')
  expect([...prices].filter(([, price]) => !/^\d+(\.\d{1,2})?$/.test(price))).toEqual([])
})
