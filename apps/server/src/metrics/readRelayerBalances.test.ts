import { expect, test } from 'vitest'

import { baseSepoliaId } from '../testing/linkFlows.ts'
import { readRelayerBalances } from './readRelayerBalances.ts'

const ether = 10n ** 18n

test('balances leave out reserved amounts and networks without an answering node, and are read once a minute', async () => {
  const asked: string[] = []
  const ctx = {
    environment: 'sandbox' as const,
    store: {
      relays: {
        limitedNetworks: async () => [baseSepoliaId, 'silent', 'unknown'],
        address: async () => '0x1',
        outstanding: async () => ether / 2n,
      },
    } as never,
    relaying: {
      relays: (id: string) => id !== 'unknown',
      account: async (id: string) => {
        asked.push(id)
        if (id === 'silent') throw new Error('no answer')
        return { balance: 2n * ether, pendingNonce: 0 }
      },
    } as never,
  }
  let nowMs = 0
  const read = readRelayerBalances(ctx, () => nowMs)
  const expected = [{ networkId: baseSepoliaId, coins: 1.5 }]
  expect([await read(), await read()]).toEqual([expected, expected])
  expect(asked).toEqual([baseSepoliaId, 'silent'])
  nowMs = 60_000
  await read()
  expect(asked.length).toBe(4)
})
