import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { Member } from './ports.ts'
import { rejectOldSession } from './rejectOldSession.ts'

test('a session that began 15 minutes ago changes no way to sign in', async () => {
  const begunAtMs = 1_000_000
  let nowMs = begunAtMs
  const { ids, store, environment } = partialContext({
    store: {
      memberSessions: {
        list: async (_: string, since: { begunMs: number }) => (begunAtMs > since.begunMs ? [{ id: 'mine' }] : []),
      },
    } as never,
  })
  const reject = () => rejectOldSession({ ids, store, environment, nowMs: () => nowMs }, {} as Member, 'mine')
  nowMs += 15 * 60_000 - 1
  await reject()
  nowMs += 1
  await expect(reject()).rejects.toMatchObject({ type: 'permissionDenied' })
})
