import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { relayOutcome } from './relayOutcome.ts'

test.each([
  ['mined', 'settled'],
  ['succeeded', 'settled'],
  ['reverted', 'failed'],
  ['displaced', 'failed'],
])('a relay that is %s is answered as %s', async (state, kind) => {
  const relay = {
    id: 'relay',
    purpose: 'facilitator',
    scope: { clientId: 'client', environment: 'sandbox' },
    state,
  } as never
  const ctx = partialContext({ store: { relays: { find: async () => relay } }, relaying: {} as never })
  expect(await relayOutcome(ctx, relay)).toEqual({ kind, relay })
})
