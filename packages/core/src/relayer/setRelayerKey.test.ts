import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { setRelayerKey } from './setRelayerKey.ts'

const set = async (text: string) => {
  const stored: unknown[] = []
  const account = { family: 'evm', address: '0xrelayer', key: '0xkey' }
  const ctx = partialContext({
    relaying: { accountOf: async (one: string) => (one === '0xKEY' ? account : undefined) } as never,
    store: { relays: { setKey: async (_, family, key) => void stored.push([family, key]) } },
  })
  return { account: await setRelayerKey(ctx, text), stored }
}

test('a key is stored in one spelling, with its address, for its family', async () => {
  expect(await set('0xKEY')).toMatchObject({
    account: { family: 'evm', address: '0xrelayer' },
    stored: [['evm', { key: '0xkey', address: '0xrelayer' }]],
  })
})

test('a text that is not a key is rejected without being repeated', async () => {
  await expect(set('secret words')).rejects.toMatchObject({ message: expect.not.stringContaining('secret words') })
})
