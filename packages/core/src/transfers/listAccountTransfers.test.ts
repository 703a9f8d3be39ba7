import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { listAccountTransfers } from './listAccountTransfers.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const list = (page: object | undefined, statuses?: string[]) =>
  listAccountTransfers(readingContext({ history: { list: async () => page } } as never), connection, {
    count: 10,
    cursor: 'cursor',
    statuses,
  })

test('a page keeps its cursor when the filter leaves out transfers', async () => {
  const page = { cursor: 'next', transfers: [{ status: 'pending' }, { status: 'succeeded' }] }
  expect(await list(page, ['succeeded'])).toEqual({ cursor: 'next', transfers: [{ status: 'succeeded' }] })
  expect(await list(page, [])).toEqual(page)
})

test('an unknown cursor is rejected by its field', async () => {
  await expect(list(undefined)).rejects.toMatchObject({ message: expect.stringMatching(/^cursor: /) })
})
