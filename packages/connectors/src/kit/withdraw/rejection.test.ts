import { ConnectorError } from '@rialto/core'
import { expect, test } from 'vitest'

import { rejectedBeforeSending, rejectionReason, unreached } from './rejection.ts'

test('a rejection before the money call keeps its reason and the permission to grant', () => {
  const error = new ConnectorError('permissionMissing', 'The key cannot read', {
    permission: 'Query',
    upstreamCode: 'E1',
  })
  expect(rejectedBeforeSending(error)).toEqual({
    kind: 'rejected',
    reason: 'permissionMissing',
    message: 'The key cannot read',
    upstreamCode: 'E1',
    permission: 'Query',
  })
})

test.each(['unavailable', 'malformed'] as const)('%s before the money call means that nothing was sent', kind => {
  expect(rejectedBeforeSending(new ConnectorError(kind, 'Kraken did not answer'))).toEqual({
    kind: 'rejected',
    reason: 'refused',
    message: 'Kraken did not answer; no funds have moved',
    isUnreached: true,
  })
})

test('a defect of our own is not reported as a rejection by the institution', () => {
  expect(() => rejectedBeforeSending(new TypeError('x is undefined'))).toThrow(TypeError)
})

test('only calls that never reached the institution are marked as unreached', () => {
  expect(rejectionReason('insufficientFunds')).toBe('insufficientFunds')
  expect(unreached('It is closed')).toMatchObject({ reason: 'refused', isUnreached: true })
})
