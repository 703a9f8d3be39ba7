import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readRelayLimits } from './readRelayer.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('limits are listed with the fees of the last day', async () => {
  const since: number[] = []
  const ctx = partialContext({
    store: {
      relays: {
        listLimits: async () => [{ networkId: 'network', perDay: 9n }] as never,
        spent: async (_, __, sinceMs) => {
          since.push(sinceMs)
          return 4n
        },
      },
    },
  })
  expect(await readRelayLimits(ctx, scope)).toEqual([{ networkId: 'network', perDay: 9n, used: 4n }])
  expect(since).toEqual([ctx.clock.nowMs() - 86_400_000])
})
