import { expect, test } from 'vitest'

import { anna } from '../testing/memberContext.ts'
import { browser, sessionContext } from '../testing/memberSessions.ts'
import { beginSession } from './beginSession.ts'
import { findSession, peekSession } from './findSession.ts'

const minute = 60_000

test('a session ends after two hours without use, and each use extends it, except a peek', async () => {
  const { ctx, advance } = sessionContext()
  const token = await beginSession(ctx, anna, browser)
  advance(119 * minute)
  expect(await findSession(ctx, token)).toBeDefined()
  advance(119 * minute)
  expect(await peekSession(ctx, token)).toBeDefined()
  advance(1 * minute)
  expect(await findSession(ctx, token)).toBeUndefined()
})

test('use is written once a minute, not with each request', async () => {
  const { ctx, stored, advance } = sessionContext()
  const token = await beginSession(ctx, anna, browser)
  const begunMs = stored[0]?.lastUsedAtMs ?? 0
  advance(minute - 1)
  await findSession(ctx, token)
  expect(stored[0]?.lastUsedAtMs).toBe(begunMs)
  advance(1)
  await findSession(ctx, token)
  expect(stored[0]?.lastUsedAtMs).toBe(begunMs + minute)
})
