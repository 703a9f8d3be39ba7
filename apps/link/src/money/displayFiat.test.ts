import { expect, test, vi } from 'vitest'

import type { LinkApi } from '../api/createApi.ts'
import { createFormat } from './createFormat.ts'
import { inCurrency, loadFiatPrice } from './displayFiat.ts'

const answering = (fiatPrice: LinkApi['fiatPrice']) => ({ fiatPrice }) as Partial<LinkApi> as LinkApi

test('values in dollars are shown in the currency of the display', async () => {
  const price = await loadFiatPrice(
    answering(async currency => ({ currency, usd: '1.25' })),
    'EUR',
  )
  const format = inCurrency(createFormat('en-US'), price)
  expect(format.fiat('50', 'USD')).toBe('€40.00')
  expect(format.asset('50', 'USDC')).toBe('50\u00a0USDC')
})

test.each([
  ['no currency is asked for', undefined, async () => ({ currency: 'EUR', usd: '1.25' })],
  ['it is the dollar', 'USD', async () => ({ currency: 'USD', usd: '1' })],
  ['nobody quotes it', 'XXX', async () => ({ currency: 'XXX' })],
  ['its price cannot be read', 'EUR', () => Promise.reject(new Error('offline'))],
])('dollars are shown where %s', async (_, currency, fiatPrice) => {
  const format = inCurrency(createFormat('en-US'), await loadFiatPrice(answering(fiatPrice), currency))
  expect(format.fiat('50', 'USD')).toBe('$50.00')
})

test('the price is read once for a page', async () => {
  const fiatPrice = vi.fn(async (currency: string) => ({ currency, usd: '1.25' }))
  const api = answering(fiatPrice)
  await Promise.all([loadFiatPrice(api, 'EUR'), loadFiatPrice(api, 'EUR')])
  expect(fiatPrice).toHaveBeenCalledTimes(1)
})
