import type { FailedReply } from '@rialto/upstream'
import { expect, test } from 'vitest'

import { plainError, replyError } from './bridgeErrorOf.ts'
import type { ErrorRule, ErrorTable } from './errorTable.ts'

const http = { table: { provider: 'Example' } as ErrorTable, secrets: ['s3cret'] }
const origin = { decimals: 6, priceUsd: '2000' }

const rejected = (rule: ErrorRule, message: string, code = 'E17'): FailedReply<ErrorRule> =>
  ({ kind: 'rejected', rule, error: { status: 400, code, message } }) as FailedReply<ErrorRule>

test('a minimum in base units is stated in the asset, rounded up: less would be rejected again', () => {
  const rule: ErrorRule = { kind: 'amountTooLow', minimumBaseUnits: /at least ([\d.,]+)/ }
  expect(replyError(http, rejected(rule, 'at least 1,500,000.2 units'), origin)).toMatchObject({
    kind: 'amountTooLow',
    minimum: '1.500001',
  })
})

test('a minimum in dollars is converted to the asset, rounded up, and absent without a price of the asset', () => {
  const rule: ErrorRule = { kind: 'amountTooLow', minimumUsd: /\$([\d.]+)/ }
  const reply = rejected(rule, 'Minimum $7')
  expect(replyError(http, reply, origin).minimum).toBe('0.0035')
  expect(replyError(http, reply, { decimals: 6, priceUsd: '3' }).minimum).toBe('2.333334')
  expect(replyError(http, reply, { decimals: 6 }).minimum).toBeUndefined()
  expect(replyError(http, reply, { decimals: 6, priceUsd: '0' }).minimum).toBeUndefined()
  expect(replyError(http, reply, undefined).minimum).toBeUndefined()
})

test('the provider’s own text is kept for the operator, without our secrets', () => {
  const error = replyError(http, rejected({ kind: 'refused' }, 'key s3cret is blocked', 'code-s3cret'), origin)
  expect(error.message).toMatch(/^Example: key /)
  expect(`${error.message} ${error.upstreamCode}`).not.toContain('s3cret')
})

test('without a text, and for a rate limit, our own text is used', () => {
  expect(replyError(http, rejected({ kind: 'refused' }, ''), origin).message).toBe('Example rejected the request')
  expect(replyError(http, rejected({ kind: 'rateLimited' }, 'calm down'), origin)).toMatchObject({
    message: 'Example rate limited the request',
    upstreamCode: 'HTTP 400',
  })
})

test('other kinds of replies are not rejections: the provider is down, or its response is invalid', () => {
  const down = { kind: 'down', status: 503, retryAfterMs: 700 } as FailedReply<ErrorRule>
  expect(replyError(http, down, origin)).toMatchObject({ kind: 'unavailable', retryAfterMs: 700 })
  const odd: FailedReply<ErrorRule> = { kind: 'unreadable', status: 200, retryAfterMs: undefined }
  expect(replyError(http, odd, origin)).toMatchObject({ kind: 'malformed', upstreamCode: 'HTTP 200' })
})

test('an error names its provider', () => {
  expect(plainError('Example', 'noRoute').message).toBe('Example does not support this route')
})
