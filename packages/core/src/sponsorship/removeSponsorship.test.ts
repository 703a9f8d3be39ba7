import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { removeSponsorship } from './removeSponsorship.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('removed limits leave the fees of the last day in sight', async () => {
  let limits: object | undefined = { perDay: 9n }
  const ctx = partialContext({
    store: {
      sponsorship: {
        limits: async () => limits as never,
        setLimits: async (_, next) => void (limits = next),
        spent: async () => 4n,
      },
    },
  })
  expect(await removeSponsorship(ctx, scope)).toEqual({ limits: undefined, used: 4n })
})
