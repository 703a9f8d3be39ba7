import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { limitSponsorship } from './limitSponsorship.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const limit = async (maximumPerTransfer: string, maximumPerDay: string) => {
  const stored: unknown[] = []
  const ctx = partialContext({
    store: {
      sponsorship: {
        setLimits: async (_, limits) => void stored.push(limits),
        limits: async () => undefined,
        spent: async () => 0n,
      },
    },
  })
  await limitSponsorship(ctx, scope, { maximumPerTransfer, maximumPerDay })
  return stored
}

test('limits are stored in base units', async () => {
  expect(await limit('0.000000001', '1000000')).toEqual([{ perTransfer: 1n, perDay: 1_000_000_000_000_000n }])
})

test.each([
  ['0', '1', 'maximumPerTransfer'],
  ['0.0000000001', '1', 'maximumPerTransfer'],
  ['1', '1000000.1', 'maximumPerDay'],
  ['2', '1', 'maximumPerDay'],
  ['one', '1', 'maximumPerTransfer'],
])('%s SOL a transfer and %s a day are rejected by %s', async (perTransfer, perDay, field) => {
  await expect(limit(perTransfer, perDay)).rejects.toMatchObject({ message: expect.stringContaining(field) })
})
