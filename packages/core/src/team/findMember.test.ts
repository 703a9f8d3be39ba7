import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { findMember } from './findMember.ts'

test('an address is read in any case, and an unknown one belongs to no member', async () => {
  const ctx = partialContext({
    store: {
      members: { find: async (_, by) => ('email' in by && by.email === 'a@example.com' ? ({} as never) : undefined) },
    },
  })
  expect(await findMember(ctx, ' A@Example.com ')).toEqual({})
  await expect(findMember(ctx, 'b@example.com')).rejects.toMatchObject({ type: 'notFound' })
})
