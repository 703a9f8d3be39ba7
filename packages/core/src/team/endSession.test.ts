import { expect, test } from 'vitest'

import { anna } from '../testing/memberContext.ts'
import { browser, sessionContext } from '../testing/memberSessions.ts'
import { beginSession } from './beginSession.ts'
import { endSession } from './endSession.ts'

test('ending another member’s session gets the same error as for an unknown one', async () => {
  const { ctx, stored } = sessionContext()
  await beginSession(ctx, anna, browser)
  const id = stored[0]?.id ?? ''
  const ended = { id, operation: 'endSession', ipAddress: '203.0.113.1' } as const
  await expect(endSession(ctx, { ...anna, id: 'ben' }, ended)).rejects.toMatchObject({ type: 'notFound' })
  await endSession(ctx, anna, ended)
})
