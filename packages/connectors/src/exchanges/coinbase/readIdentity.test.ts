import { expect, test } from 'vitest'
import type { CoinbaseContext } from './context.ts'
import { coinbaseErrors } from './errors.ts'
import { readIdentity } from './readIdentity.ts'

const told = (user: object) => {
  const text = JSON.stringify({ data: { id: 'u', ...user } })
  const egress = { request: async () => ({ status: 200, headers: {}, text }) }
  const wire = { egress, clock: { nowMs: () => 0 }, table: coinbaseErrors }
  return readIdentity({ wire } as unknown as CoinbaseContext, 'token')
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
  expect(await told(user)).toEqual(identity)
})

test('an answer of another shape is malformed', async () => {
  await expect(told({ name: 7 })).rejects.toMatchObject({ kind: 'malformed' })
})
