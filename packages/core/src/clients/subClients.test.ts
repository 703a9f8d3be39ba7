import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { SubClientRepository } from './ports.ts'
import { createSubClient, maxSubClients } from './createSubClient.ts'
import { readSubClient } from './readSubClient.ts'
import { removeSubClient } from './removeSubClient.ts'
import { replaceSubClient } from './replaceSubClient.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const info = { businessLegalName: 'Sub GmbH', displayName: ' Sub ', callbackUrls: [] }
const contextWith = (subClients: Partial<SubClientRepository>) => partialContext({ store: { subClients } })

test('a sub-client beyond the limit is not created, and the error states the limit', async () => {
  const ctx = contextWith({ insert: async () => false })
  await expect(createSubClient(ctx, scope, info)).rejects.toMatchObject({
    type: 'badRequest',
    message: expect.stringContaining(`${maxSubClients}`),
  })
  expect(await createSubClient(contextWith({ insert: async () => true }), scope, info)).toMatchObject({
    displayName: 'Sub',
  })
})

test('ids are accepted in any letter case, and every operation reports an unknown one as not found', async () => {
  const asked: string[] = []
  const none = (_: unknown, wanted: string) => void asked.push(wanted)
  const ctx = contextWith({
    find: async (...input) => none(...input) ?? undefined,
    replace: async (...input) => none(input[0], input[1]) ?? undefined,
    remove: async (...input) => none(...input) ?? false,
  })
  const upper = id.toUpperCase()
  await expect(readSubClient(ctx, scope, upper)).rejects.toMatchObject({ type: 'notFound' })
  await expect(replaceSubClient(ctx, scope, upper, info)).rejects.toMatchObject({ type: 'notFound' })
  await expect(removeSubClient(ctx, scope, upper)).rejects.toMatchObject({ type: 'notFound' })
  expect(asked).toEqual([id, id, id])
})

test('of two mistakes the one in the body is named, whether or not the id is the caller’s', async () => {
  // This context has no store, so reaching it would fail the test.
  await expect(replaceSubClient(partialContext(), scope, id, { ...info, displayName: ' ' })).rejects.toMatchObject({
    type: 'invalidField',
    message: expect.stringMatching(/^displayName: /),
  })
})
