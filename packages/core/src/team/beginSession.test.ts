import { expect, test } from 'vitest'

import { anna } from '../testing/memberContext.ts'
import { browser, sessionContext } from '../testing/memberSessions.ts'
import { beginSession } from './beginSession.ts'
import { findSession } from './findSession.ts'

test('a session is found by its token, of which only the digest is stored', async () => {
  const { ctx, stored } = sessionContext()
  const token = await beginSession(ctx, anna, browser)
  expect(await findSession(ctx, token)).toMatchObject({ member: anna })
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored[0]?.userAgent).toHaveLength(300)
  expect(await findSession(ctx, `${token}0`)).toBeUndefined()
})
