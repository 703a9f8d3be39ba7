import type { OpenedSession } from '@rialto/core'
import { expect, test } from 'vitest'

import { linkSessionView } from './linkSessionView.ts'

const session = {
  request: { userId: 'u' },
  connectionIds: [],
  openedAtMs: 0,
  expiresAtMs: 1_000,
} as unknown as OpenedSession
const view = (changes: object, nowMs = 0) => linkSessionView({ ...session, ...changes } as OpenedSession, nowMs)

test('a session is open until it expires, and its exit counts more than its end', () => {
  expect(view({}, 999).state).toBe('open')
  expect(view({}, 1_000).state).toBe('expired')
  expect(view({ exit: { outcome: 'exited', page: 'startPage' } }, 1_000)).toMatchObject({
    ...{ state: 'exited', exitPage: 'startPage' },
  })
})

test.each([
  ['opened', {}],
  ['connected', { connectionIds: ['a'] }],
  ['sent', { connectionIds: ['a'], transferId: 't', transferPhase: 'unknown' }],
  ['succeeded', { transferId: 't', transferPhase: 'settled' }],
])('the furthest stage of a session is %s', (stage, changes) => {
  expect(view(changes).stage).toBe(stage)
})
