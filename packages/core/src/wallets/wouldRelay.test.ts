import { expect, test } from 'vitest'

import { aConnection, aPreview } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { wouldRelay } from './wouldRelay.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const would = (askWallet: (() => Promise<object>) | undefined, relays = true) => {
  const ctx = partialContext({
    connectors: { find: () => ({ askWallet }) } as never,
    relaying: { relays: () => relays, token: async () => undefined } as never,
    store: { relays: { address: async () => '0xrelayer', limits: async () => ({}) as never } as never },
  })
  return wouldRelay(ctx, connection, aPreview(connection))
}

test.each<[string, (() => Promise<object>) | undefined, boolean]>([
  ['an account that is no wallet', undefined, true],
  ['a network that the relayer does not serve', async () => ({ kind: 'feeNotCovered' }), false],
  ['a wallet that can pay its fee', async () => ({ kind: 'request' }), true],
  ['an unreadable chain', () => Promise.reject(new Error('no node')), true],
  ['an asset without an authorization', async () => ({ kind: 'feeNotCovered' }), true],
])('%s is not relayed', async (_, askWallet, relays) => {
  expect(await would(askWallet, relays)).toBe(false)
})
