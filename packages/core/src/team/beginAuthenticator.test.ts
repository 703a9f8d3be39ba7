import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { beginAuthenticator } from './beginAuthenticator.ts'
import type { Member } from './ports.ts'

const begin = async (sessions: readonly string[]) => {
  const kept: unknown[] = []
  const { ids, store, environment } = partialContext({
    store: {
      memberSessions: { list: async () => sessions.map(id => ({ id })) as never },
      members: { keepNextSecret: async (_: string, next: unknown) => void kept.push(next) },
    } as never,
  })
  const ctx = { ids, store, environment, nowMs: () => 1_000 }
  return { secret: await beginAuthenticator(ctx, { member: { id: 'anna' } as Member, sessionId: 'mine' }), kept }
}

test('the next secret is 160 random bits and is kept for a quarter of an hour', async () => {
  const { secret, kept } = await begin(['mine'])
  expect(secret).toMatch(/^[0-9a-f]{40}$/)
  expect(kept).toEqual([{ totpSecret: secret, expiresAtMs: 901_000 }])
})

test('a session that is not recent begins no authenticator', async () => {
  await expect(begin(['another'])).rejects.toMatchObject({ type: 'permissionDenied' })
})
