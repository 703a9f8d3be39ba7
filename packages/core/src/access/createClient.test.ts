import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { createClient } from './createClient.ts'

const prepare = () => {
  const inserted: unknown[] = []
  const ctx = partialContext({
    environment: 'production',
    store: {
      clients: {
        list: async () => [{ id: 'a', name: 'Shop', allowedOrigins: [], closedAtMs: undefined }],
        insert: async (scope, client) => void inserted.push([scope, client]),
      },
    },
  })
  return { inserted, create: (name: string, ...origins: string[]) => createClient(ctx, { name, origins }) }
}

test('a client is created in its environment, with each origin once', async () => {
  const { inserted, create } = prepare()
  const client = await create(' Bakery ', 'https://bakery.example', 'https://bakery.example')
  expect(client).toMatchObject({ name: 'Bakery', allowedOrigins: ['https://bakery.example'], closedAtMs: undefined })
  const { name, allowedOrigins } = client
  expect(inserted).toMatchObject([
    [
      { clientId: client.id, environment: 'production' },
      { name, allowedOrigins },
    ],
  ])
})

test.each([
  ['the name of another client', 'shop', 'https://bakery.example'],
  ['an insecure origin in production', 'Bakery', 'http://localhost:3000'],
])('%s creates no client', async (_what, name, origin) => {
  const { inserted, create } = prepare()
  await expect(create(name, origin)).rejects.toMatchObject({ type: expect.stringMatching(/^(invalidField|conflict)$/) })
  expect(inserted).toEqual([])
})
