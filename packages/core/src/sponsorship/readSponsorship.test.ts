import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readSponsorship } from './readSponsorship.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('limits are shown with the fees of the last day', async () => {
  const ctx = partialContext({
    store: {
      sponsorship: {
        limits: async () => ({ perDay: 9n }) as never,
        spent: async (_, sinceMs) => (sinceMs === ctx.clock.nowMs() - 86_400_000 ? 4n : 0n),
      },
    },
  })
  expect(await readSponsorship(ctx, scope)).toEqual({ limits: { perDay: 9n }, used: 4n })
})
