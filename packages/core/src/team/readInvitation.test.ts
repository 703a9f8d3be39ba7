import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readInvitation } from './readInvitation.ts'

test('an invitation is found by the digest of its code', async () => {
  const { ids, store, environment } = partialContext({
    store: {
      invitations: {
        findOpen: async (_: unknown, hash: Uint8Array) =>
          Buffer.from(hash).equals(Buffer.from(ids.sha256('code'))) ? { id: 'invitation' } : undefined,
      },
    } as never,
  })
  const ctx = { ids, store, environment, nowMs: () => 0 }
  expect(await readInvitation(ctx, 'code')).toEqual({ id: 'invitation' })
  await expect(readInvitation(ctx, 'Code')).rejects.toMatchObject({ type: 'notFound' })
})
