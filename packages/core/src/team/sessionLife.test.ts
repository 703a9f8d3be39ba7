import { expect, test } from 'vitest'

import { anna } from '../testing/memberContext.ts'
import { browser, sessionContext } from '../testing/memberSessions.ts'
import { beginSession } from './beginSession.ts'
import { findSession } from './findSession.ts'
import { sessionTtlMs } from './sessionLife.ts'

const minute = 60_000

test('a session ends after its longest time, however much it is used', async () => {
  const { ctx, advance } = sessionContext()
  const token = await beginSession(ctx, anna, browser)
  for (let used = 0; used < sessionTtlMs - minute; used += 60 * minute) {
    expect(await findSession(ctx, token)).toBeDefined()
    advance(60 * minute)
  }
  expect(await findSession(ctx, token)).toBeUndefined()
})
