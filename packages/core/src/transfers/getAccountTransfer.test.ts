import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { getAccountTransfer } from './getAccountTransfer.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const found = { id: 'T1', hash: '0xAB', symbol: 'USDC', status: 'succeeded' }
const get = (wanted: Parameters<typeof getAccountTransfer>[2]) =>
  getAccountTransfer(readingContext({ history: { find: async () => found } } as never), connection, wanted)

test('a transfer is found by its id or by its hash in any case', async () => {
  expect(await get({ id: 'T1' })).toBe(found)
  expect(await get({ hash: '0xab', symbol: 'usdc' })).toBe(found)
})

test.each([
  [{ hash: '0xcd' }, 'transactionHash: '],
  [{ id: 'T1', symbol: 'ETH' }, 'transactionId: '],
])('the institution’s transfer is not returned for %j, which it does not fit', async (wanted, field) => {
  await expect(get(wanted)).rejects.toMatchObject({ type: 'notFound', message: expect.stringContaining(field) })
})

test('a request without an id and a hash is rejected', async () => {
  await expect(get({})).rejects.toMatchObject({ type: 'missingField' })
})
