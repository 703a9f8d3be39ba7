import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { readLinkSession } from './readLinkSession.ts'

test('a session is found by the digest of its token, and without a live one it has ended', async () => {
  const ctx = partialContext({
    store: {
      link: {
        findBySessionToken: async (_, hash) =>
          Buffer.from(hash).equals(Buffer.from(ctx.ids.sha256('lst_1'))) ? aSession() : undefined,
      },
    },
  })
  expect(await readLinkSession(ctx, 'lst_1')).toMatchObject({ id: 'session' })
  await expect(readLinkSession(ctx, 'lst_2')).rejects.toMatchObject({ type: 'linkSessionEnded' })
})
