import { expect, test } from 'vitest'

import { clientStore } from '../testing/clientStore.ts'
import { partialContext } from '../testing/partialContext.ts'
import type { ApiKey } from './ports.ts'
import { revokeApiKey } from './revokeApiKey.ts'

const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

const contextWith = (isConfigured: boolean) => {
  const { steps, repositories } = clientStore('client')
  const apiKeys = {
    find: async (_: unknown, asked: string) =>
      asked === id ? ({ id, clientId: 'client', isConfigured } as ApiKey) : undefined,
    revoke: async ({ clientId }: { clientId: string }) => steps.push(`revoke of ${clientId}`) > 0,
  }
  return { ctx: partialContext({ store: { ...repositories, apiKeys } }), steps }
}

test('a revoked key leaves this process’s cache at once, after the revocation is stored', async () => {
  const { ctx, steps } = contextWith(false)
  await revokeApiKey(ctx, id.toUpperCase())
  expect(steps).toEqual(['revoke of client', 'forget'])
})

test('a key that configuration would bring back is not revoked', async () => {
  const { ctx, steps } = contextWith(true)
  await expect(revokeApiKey(ctx, id)).rejects.toMatchObject({ type: 'conflict' })
  expect(steps).toEqual([])
})

test.each(['nonsense', '11111111-2222-4333-8444-555555555555'])('%s is no key', async keyId => {
  await expect(revokeApiKey(contextWith(false).ctx, keyId)).rejects.toMatchObject({ type: 'notFound' })
})
