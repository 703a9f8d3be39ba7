import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { removeBridgingRoute } from './removeBridgingRoute.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('an invalid id reaches no query, and the cached routes are forgotten in either case', async () => {
  let forgotten = 0
  const removed: string[] = []
  const ctx = partialContext({
    store: {
      routes: { remove: async (_: unknown, id: string) => removed.push(id) > 0 },
      routeTables: { forget: () => void (forgotten += 1) },
    } as never,
  })
  await expect(removeBridgingRoute(ctx, scope, "' or 1=1")).rejects.toMatchObject({ type: 'notFound' })
  await removeBridgingRoute(ctx, scope, '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
  expect(removed).toHaveLength(1)
  expect(forgotten).toBe(2)
})
