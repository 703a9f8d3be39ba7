import { expect, test } from 'vitest'

import { clientStore } from '../testing/clientStore.ts'
import { partialContext } from '../testing/partialContext.ts'
import { createApiKey } from './createApiKey.ts'
import type { ApiKey } from './ports.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const input = { clientId, label: ' Backend ', permissions: ['read', 'write', 'read'] as const }

const newContext = () => {
  const live: ApiKey[] = []
  const { steps, repositories } = clientStore(clientId)
  const apiKeys = {
    listLive: async () => [...live],
    insert: async (_: unknown, key: ApiKey) => void live.push(key),
  }
  return { ctx: partialContext({ store: { ...repositories, apiKeys } }), live, steps }
}

test('a key is stored as its digest, and only this response contains its secret', async () => {
  const { ctx, live, steps } = newContext()
  const { key, secret } = await createApiKey(ctx, input)
  expect(live).toEqual([key])
  expect(key).toMatchObject({ label: 'Backend', permissions: ['read', 'write'], secretHash: ctx.ids.sha256(secret) })
  expect(JSON.stringify(key)).not.toContain(secret)
  expect(steps).toEqual(['lock', 'forget'])
})

test('of one set of permissions there are two live keys at most: one in use and one to move to', async () => {
  const { ctx, live } = newContext()
  await createApiKey(ctx, input)
  await createApiKey(ctx, { ...input, permissions: ['write', 'read'] })
  await expect(createApiKey(ctx, input)).rejects.toMatchObject({
    type: 'conflict',
    message: expect.stringContaining(live[0]?.id ?? ''),
  })
  await createApiKey(ctx, { ...input, permissions: ['read'] })
  expect(live).toHaveLength(3)
})

test('a key from the configuration does not count toward the limit of keys', async () => {
  const { ctx, live } = newContext()
  await createApiKey(ctx, input)
  await createApiKey(ctx, input)
  live.forEach(key => Object.assign(key, { isConfigured: true }))
  await createApiKey(ctx, input)
  expect(live).toHaveLength(3)
})

test.each([
  ['a blank label', { label: '  ' }],
  ['a label that is too long', { label: 'x'.repeat(101) }],
  ['a label that PostgreSQL cannot store', { label: 'a\0b' }],
  ['no permission', { permissions: [] }],
  ['a limit of nothing', { rateLimitPerMinute: 0 }],
  ['half a request', { rateLimitPerMinute: 1.5 }],
  ['a limit beyond all', { rateLimitPerMinute: 1_000_001 }],
])('%s is rejected before anything is read', async (_, changes) => {
  await expect(createApiKey(partialContext(), { ...input, ...changes })).rejects.toMatchObject({ type: 'invalidField' })
})
