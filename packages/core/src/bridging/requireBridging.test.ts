import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { isBridgingEnabled, reconcileJob, requireBridging } from './requireBridging.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const contextWith = (known: unknown, stored: boolean) =>
  partialContext({
    store: { access: { known: () => known as never }, clients: { mayBridge: async () => stored } } as never,
  })

test('a negative or old answer of the cache is looked up, so that a feature that was enabled works at once', async () => {
  expect(await isBridgingEnabled(contextWith({ isFresh: true, value: { mayBridge: false } }, true), scope)).toBe(true)
  expect(await isBridgingEnabled(contextWith({ isFresh: false, value: { mayBridge: true } }, false), scope)).toBe(false)
  expect(await isBridgingEnabled(contextWith({ isFresh: true, value: { mayBridge: true } }, false), scope)).toBe(true)
})

test('a client without the feature is refused', async () => {
  await expect(requireBridging(contextWith(undefined, false), scope)).rejects.toMatchObject({
    type: 'permissionDenied',
  })
})

test('an address has one job for all its requests', () => {
  expect(reconcileJob({ id: 'a', scope }, 1).key).toBe(reconcileJob({ id: 'a', scope }, 2).key)
})
