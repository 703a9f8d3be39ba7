import { expect, test } from 'vitest'

import { addressApi } from './addressApi.ts'

test('only the asset and its network are sent of an offer, and a tag where there is one', async () => {
  const sent: [string, unknown][] = []
  const post = async (path: string, body: unknown) => void sent.push([path, body])
  const api = addressApi({ post } as unknown as Parameters<typeof addressApi>[0])
  const offer = { symbol: 'XRP', networkId: 'xrpl', name: 'XRP Ledger' }
  await api.start(offer)
  await api.refundTo(offer, { address: 'r1', addressTag: undefined })
  await api.refundTo(offer, { address: 'r1', addressTag: '7' })
  expect(sent).toEqual([
    ['address/payments', { symbol: 'XRP', networkId: 'xrpl' }],
    ['address/refund', { symbol: 'XRP', networkId: 'xrpl', address: 'r1' }],
    ['address/refund', { symbol: 'XRP', networkId: 'xrpl', address: 'r1', addressTag: '7' }],
  ])
})
