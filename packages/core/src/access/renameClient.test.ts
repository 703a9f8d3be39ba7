import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { checkClientName } from './renameClient.ts'

const clients = [{ id: 'a', name: 'Shop' }] as never
const ctx = partialContext({ store: { clients: { list: async () => clients } } })

test('a name that differs in its case alone belongs to the other client', async () => {
  await expect(checkClientName(ctx, 'SHOP', 'b')).rejects.toMatchObject({
    message: expect.stringContaining('client a'),
  })
  expect(await checkClientName(ctx, ' SHOP ', 'a')).toBe('SHOP')
})

test.each(['', ' ', 'x'.repeat(101), 'a\0'])('%j is no name', async name => {
  await expect(checkClientName(ctx, name)).rejects.toMatchObject({ type: 'invalidField' })
})
