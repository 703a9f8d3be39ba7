import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { baseSepolia } from '../testing/fixtures.ts'
import { limitRelaying } from './limitRelaying.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const limit = async (networkId: string, maximumPerTransaction: string, maximumPerDay: string) => {
  const stored: unknown[] = []
  const ctx = partialContext({ store: { relays: { setLimits: async (...input) => void stored.push(input[2]) } } })
  await limitRelaying(ctx, scope, { networkId, maximumPerTransaction, maximumPerDay, isFacilitated: false })
  return stored
}

test('limits are stored in the base units of the network’s coin', async () => {
  expect(await limit(baseSepolia, '0.5', '0.5')).toMatchObject([
    { perTransaction: 500_000_000_000_000_000n, perDay: 500_000_000_000_000_000n },
  ])
})

test.each([
  ['unknown', '1', '1', 'networkId'],
  [baseSepolia, '0', '1', 'maximumPerTransaction'],
  [baseSepolia, '1', '1000001', 'maximumPerDay'],
  [baseSepolia, '2', '1', 'maximumPerDay'],
])('on the network %s, %s a transaction and %s a day are rejected by %s', async (networkId, one, day, field) => {
  await expect(limit(networkId, one, day)).rejects.toMatchObject({ message: expect.stringContaining(field) })
})
