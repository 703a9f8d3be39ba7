import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readSponsorship } from './readSponsorship.ts'
import { removeSponsorship } from './removeSponsorship.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('the fees of the last day are shown, also after the limits were removed', async () => {
  let limits: object | undefined = { perDay: 9n }
  const ctx = partialContext({
    store: {
      sponsorship: {
        limits: async () => limits as never,
        setLimits: async (_, next) => void (limits = next),
        spent: async (_, sinceMs) => (sinceMs === ctx.clock.nowMs() - 86_400_000 ? 4n : 0n),
      },
    },
  })
  expect(await readSponsorship(ctx, scope)).toEqual({ limits: { perDay: 9n }, used: 4n })
  expect(await removeSponsorship(ctx, scope)).toEqual({ limits: undefined, used: 4n })
})
