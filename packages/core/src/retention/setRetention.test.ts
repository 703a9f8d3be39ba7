import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { maxRetentionDays, setRetention } from './setRetention.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const set = async (days: number | undefined) => {
  const stored: unknown[] = []
  const ctx = partialContext({
    store: { clients: { setTransferRetentionDays: async (_, one) => void stored.push(one) } },
  })
  await setRetention(ctx, scope, days)
  return stored
}

test.each([undefined, 0, maxRetentionDays])('a retention of %s days is stored', async days => {
  expect(await set(days)).toEqual([days])
})

test.each([-1, 1.5, maxRetentionDays + 1, Number.NaN])('a retention of %s days is rejected', async days => {
  await expect(set(days)).rejects.toMatchObject({ type: 'invalidField' })
})
