import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { prepareRelay } from './prepareRelay.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const prepare = (key: object | undefined, relays = true) => {
  const relaying = {
    relays: () => relays,
    callOf: () => 'call',
    head: async () => ({ block: 9n }),
    quote: async () => ({ gas: 1n, fees: {} }),
    account: async () => ({ balance: 1n }),
  }
  const ctx = partialContext({ relaying: relaying as never, store: { relays: { key: async () => key as never } } })
  const authorization = { networkId: 'network', signature: '0xsignature', from: '0x1' } as never
  return prepareRelay(ctx, { scope, purpose: 'facilitator', authorization })
}

test('a prepared relay keeps the authorization without its signature, and the block before it', async () => {
  const prepared = await prepare({ address: '0xrelayer', key: 'key' })
  expect(prepared).toMatchObject({ sinceBlock: 9n, authorization: { from: '0x1' } })
  expect(prepared.authorization).not.toHaveProperty('signature')
})

test('without a key or a network of the relayer, nothing is prepared', async () => {
  await expect(prepare(undefined)).rejects.toMatchObject({ reason: 'off' })
  await expect(prepare({ address: '0xrelayer' }, false)).rejects.toMatchObject({ reason: 'off' })
})
