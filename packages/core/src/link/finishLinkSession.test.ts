import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { recordExit } from './finishLinkSession.ts'

test('an exit that is reported a second time sends no event', async () => {
  const finished: unknown[] = []
  const ctx = partialContext({
    // Without the repositories of an event, so that one would fail the test.
    store: { link: { finish: async (...input) => finished.push(input) < 0 } },
  })
  await recordExit(ctx, aSession(), { reason: 'closed' } as never)
  expect(finished).toEqual([['session', { reason: 'closed' }, undefined]])
})
