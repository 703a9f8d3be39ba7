import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readSubClient } from './readSubClient.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

test('an id is accepted in any letter case, and an unknown one is not found', async () => {
  const asked: string[] = []
  const find = async (_: unknown, wanted: string) => {
    asked.push(wanted)
    return undefined
  }
  const ctx = partialContext({ store: { subClients: { find } } })
  await expect(readSubClient(ctx, scope, id.toUpperCase())).rejects.toMatchObject({ type: 'notFound' })
  expect(asked).toEqual([id])
})
