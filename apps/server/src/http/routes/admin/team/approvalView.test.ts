import type { ApprovalRequest } from '@rialto/core'
import { expect, test } from 'vitest'

import { approvalView } from './approvalView.ts'

const request = {
  ...{ id: 'id', operation: 'setScreening', params: {}, body: { mode: 'off' } },
  ...{ requestedBy: { kind: 'member', id: 'anna', name: 'a@example.com', ipAddress: '203.0.113.1' } },
  ...{ requestedAtMs: 1_999, expiresAtMs: 2_000 },
} as unknown as ApprovalRequest

test('a request names who asked, without their address', () => {
  const shown = approvalView(request)
  expect(shown).toMatchObject({ requestedBy: 'a@example.com', requestedById: 'anna', requestedTimestamp: 1 })
  expect(JSON.stringify(shown)).not.toContain('203.0.113.1')
})

test('a stored request for an operation that is approved no longer is not shown', () => {
  expect(() => approvalView({ ...request, operation: 'listMembers' })).toThrow()
})
