import { expect, test } from 'vitest'
import type { CoinbaseContext } from './context.ts'
import { coinbaseErrors } from './errors.ts'
import { readIdentity } from './readIdentity.ts'

const reported = (user: object) => {
  const text = JSON.stringify({ data: { id: 'u', ...user } })
  const egress = { request: async () => ({ status: 200, headers: {}, text }) }
  const http = { egress, clock: { nowMs: () => 0 }, table: coinbaseErrors }
  return readIdentity({ http } as unknown as CoinbaseContext, 'token')
}

test.each([
  [
    { name: 'Ada King Lovelace', country: { code: 'GB' } },
    { firstName: 'Ada King', lastName: 'Lovelace', countryCode: 'GB' },
  ],
  [
    { name: ' Ada ', email: 'ada@example.com' },
    { firstName: 'Ada', email: 'ada@example.com' },
  ],
  [{ name: null, country: null, email: null }, {}],
  [{}, {}],
])('%j', async (user, identity) => {
  expect(await reported(user)).toEqual(identity)
})

test('an answer of another shape is malformed', async () => {
  await expect(reported({ name: 7 })).rejects.toMatchObject({ kind: 'malformed' })
})
