import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { replaceSubClient } from './replaceSubClient.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const info = { businessLegalName: 'Sub GmbH', displayName: ' Sub ', callbackUrls: [] }

test('an id is accepted in any letter case, and an unknown one is not found', async () => {
  const asked: string[] = []
  const replace = async (_: unknown, wanted: string) => {
    asked.push(wanted)
    return undefined
  }
  const ctx = partialContext({ store: { subClients: { replace } } })
  await expect(replaceSubClient(ctx, scope, id.toUpperCase(), info)).rejects.toMatchObject({ type: 'notFound' })
  expect(asked).toEqual([id])
})

test('a mistake in the body is named first, for the id of any client', async () => {
  // This context has no store, so reaching it would fail the test.
  await expect(replaceSubClient(partialContext(), scope, id, { ...info, displayName: ' ' })).rejects.toMatchObject({
    type: 'invalidField',
    message: expect.stringMatching(/^displayName: /),
  })
})
