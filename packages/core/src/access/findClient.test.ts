import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { findClient } from './findClient.ts'

const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const asked: object[] = []
const ctx = partialContext({
  store: {
    clients: {
      find: async scope => {
        asked.push(scope)
        return scope.clientId === id ? ({ id, name: 'Shop' } as never) : undefined
      },
    },
  },
})

test('a client is found in this environment by an id in any case', async () => {
  expect(await findClient(ctx, id.toUpperCase())).toMatchObject({ name: 'Shop' })
  expect(asked).toEqual([{ clientId: id, environment: 'sandbox' }])
})

test('malformed ids are answered like unknown ids and never reach the database', async () => {
  asked.length = 0
  await expect(findClient(ctx, 'shop')).rejects.toMatchObject({ type: 'notFound' })
  expect(asked).toEqual([])
  await expect(findClient(ctx, id.replace('0a', '0b'))).rejects.toMatchObject({ type: 'notFound' })
})
