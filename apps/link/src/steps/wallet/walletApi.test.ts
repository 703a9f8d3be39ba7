import { expect, test } from 'vitest'

import { walletApi } from './walletApi.ts'

const sent: [string, unknown][] = []
const post = async (path: string, body: unknown) => void sent.push([path, body])
const api = walletApi({ post } as unknown as Parameters<typeof walletApi>[0])

test('a challenge names the first network, and the others as those of a contract', async () => {
  await api.challenge(undefined, ['a', 'b', 'c'])
  expect(sent.pop()).toEqual(['wallets/challenges', { networkId: 'a', otherNetworkIds: ['b', 'c'] }])
  await api.challenge('0x1', [])
  expect(sent.pop()).toEqual(['wallets/challenges', { address: '0x1', networkId: '', otherNetworkIds: [] }])
})

test('an answer without a hash reports that the wallet has sent nothing', async () => {
  await api.answer({ previewId: 'p', askId: 'q' })
  expect(sent.pop()).toEqual(['wallets/payments/answer', { previewId: 'p', askId: 'q' }])
})
