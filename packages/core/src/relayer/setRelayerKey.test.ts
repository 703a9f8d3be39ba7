import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { setRelayerKey } from './setRelayerKey.ts'

const set = async (key: string | undefined) => {
  const stored: unknown[] = []
  const ctx = partialContext({
    relaying: { addressOf: (text: string) => (text === '0xkey' ? '0xrelayer' : undefined) } as never,
    store: { relays: { setKey: async (_, one) => void stored.push(one) } },
  })
  return { address: await setRelayerKey(ctx, key), stored }
}

test('a key is stored with its address, and removed with both', async () => {
  expect(await set('0xkey')).toMatchObject({ address: '0xrelayer', stored: [{ key: '0xkey', address: '0xrelayer' }] })
  expect(await set(undefined)).toEqual({ address: undefined, stored: [undefined] })
})

test('a text that is not a key is rejected without being repeated', async () => {
  await expect(set('secret words')).rejects.toMatchObject({ message: expect.not.stringContaining('secret words') })
})
