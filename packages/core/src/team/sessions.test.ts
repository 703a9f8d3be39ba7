import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { Member, MemberSession } from './ports.ts'
import { beginSession } from './beginSession.ts'
import { endSession } from './endSession.ts'
import { findSession, peekSession } from './findSession.ts'
import { sessionTtlMs } from './sessionLife.ts'

const member: Member = { id: 'anna', environment: 'sandbox', email: 'a@example.com', name: 'Anna', isOperator: false }
const browser = { ipAddress: '203.0.113.1', userAgent: 'x'.repeat(400) }
const minute = 60_000

const newContext = () => {
  let nowMs = Date.UTC(2026, 0, 2)
  const stored: (MemberSession & { tokenHash: Uint8Array })[] = []
  const { ids, store, environment } = partialContext({
    store: {
      members: { listClients: async () => [] },
      memberSessions: {
        insert: async (_, session) => void stored.push(session),
        find: async (_, hash, since) => {
          const found = stored.find(
            one =>
              Buffer.from(one.tokenHash).equals(hash) &&
              one.createdAtMs > since.begunMs &&
              one.lastUsedAtMs > since.usedMs,
          )
          return found && { id: found.id, lastUsedAtMs: found.lastUsedAtMs, member }
        },
        touch: async (_, atMs) => void stored.forEach(one => Object.assign(one, { lastUsedAtMs: atMs })),
        end: async (memberId, id) => memberId === member.id && stored.some(one => one.id === id),
      },
    },
  })
  const ctx = { ids, store, environment, nowMs: () => nowMs }
  return { ctx, stored, advance: (ms: number) => (nowMs += ms) }
}

test('a session is found by its token, of which only the digest is stored', async () => {
  const { ctx, stored } = newContext()
  const token = await beginSession(ctx, member, browser)
  expect(await findSession(ctx, token)).toMatchObject({ member })
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored[0]?.userAgent).toHaveLength(300)
  expect(await findSession(ctx, `${token}0`)).toBeUndefined()
})

test('a session ends after two hours without use, and each use extends it, except a peek', async () => {
  const { ctx, advance } = newContext()
  const token = await beginSession(ctx, member, browser)
  advance(119 * minute)
  expect(await findSession(ctx, token)).toBeDefined()
  advance(119 * minute)
  expect(await peekSession(ctx, token)).toBeDefined()
  advance(1 * minute)
  expect(await findSession(ctx, token)).toBeUndefined()
})

test('a session ends after its longest time, however much it is used', async () => {
  const { ctx, advance } = newContext()
  const token = await beginSession(ctx, member, browser)
  for (let used = 0; used < sessionTtlMs - minute; used += 60 * minute) {
    expect(await findSession(ctx, token)).toBeDefined()
    advance(60 * minute)
  }
  expect(await findSession(ctx, token)).toBeUndefined()
})

test('use is written once a minute, not with each request', async () => {
  const { ctx, stored, advance } = newContext()
  const token = await beginSession(ctx, member, browser)
  const begunMs = stored[0]?.lastUsedAtMs ?? 0
  advance(minute - 1)
  await findSession(ctx, token)
  expect(stored[0]?.lastUsedAtMs).toBe(begunMs)
  advance(1)
  await findSession(ctx, token)
  expect(stored[0]?.lastUsedAtMs).toBe(begunMs + minute)
})

test('ending another member’s session gets the same error as for an unknown one', async () => {
  const { ctx, stored } = newContext()
  await beginSession(ctx, member, browser)
  const id = stored[0]?.id ?? ''
  const ended = { id, operation: 'endSession', ipAddress: '203.0.113.1' } as const
  await expect(endSession(ctx, { ...member, id: 'ben' }, ended)).rejects.toMatchObject({ type: 'notFound' })
  await endSession(ctx, member, ended)
})
