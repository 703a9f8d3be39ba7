import Type from 'typebox'
import { EgressError } from '@rialto/egress'
import { describe, expect, test } from 'vitest'
import { checkOf } from '@rialto/contract'
import { type ErrorTable, refusals } from '../http/errorTable.ts'
import { submitOnce } from './withdrawOnce.ts'
import { type Canned, cannedEgress } from '../testing/cannedEgress.ts'
import { httpContextOf } from '../testing/httpContextOf.ts'

const table: ErrorTable = {
  institution: 'Bank',
  readError: body =>
    typeof body === 'object' && body !== null && 'oops' in body
      ? { code: String(body.oops), message: 'text' in body ? String(body.text) : '' }
      : undefined,
  rules: [
    ...refusals('The bank’s error codes', [
      { code: 'code', kind: 'refused', outcome: 'secondFactorRequired' },
      { code: 'mail', kind: 'refused', outcome: 'emailConfirmationRequired' },
      { code: 'book', kind: 'refused', outcome: 'addressWhitelistRequired' },
      { code: 'rule', kind: 'refused', outcome: 'travelRuleRequired' },
      { code: 'poor', kind: 'insufficientFunds' },
    ]),
    { code: 'maybe', kind: 'refused' },
    { code: 'busy', kind: 'unavailable' },
  ],
}

const submission = (notAfterMs?: number) => ({
  request: { method: 'POST' as const, url: 'https://bank.example/send', body: '{}' },
  check: checkOf(Type.Object({ id: Type.String({ minLength: 1 }) })),
  secrets: [],
  factor: 'totp' as const,
  howToWhitelist: 'in the address book',
  notAfterMs,
})

const submit = async (answer: Canned) => {
  const { egress, requests } = cannedEgress({ 'POST /send': answer })
  const outcome = await submitOnce(httpContextOf(egress, table), submission())
  expect(requests).toHaveLength(1)
  return outcome
}

const oops = (code: string, status = 400) => ({ status, body: { oops: code } })

describe('submitOnce', () => {
  test('sends nothing after the order’s deadline, and says so', async () => {
    const { egress, requests } = cannedEgress({ 'POST /send': { body: { id: 'w1' } } })
    const http = httpContextOf(egress, table)
    expect(await submitOnce(http, submission(http.clock.nowMs()))).toMatchObject({
      kind: 'rejected',
      reason: 'refused',
    })
    expect(requests).toHaveLength(0)
    expect(await submitOnce(http, submission(http.clock.nowMs() + 1))).toMatchObject({ kind: 'created' })
  })

  test('accepts a success only with an id, under any content type', async () => {
    expect(await submit({ body: { id: 'w1' } })).toEqual({ kind: 'created', value: { id: 'w1' } })
    const page = { body: { id: 'w1' }, headers: { 'content-type': 'text/html' } }
    expect(await submit(page)).toEqual({ kind: 'created', value: { id: 'w1' } })
  })

  test.each<[string, Canned]>([
    ['a 500', { status: 500, body: '' }],
    ['a 503 in their own words', oops('poor', 503)],
    ['a 200 that is a page', { body: '<html>' }],
    ['a 200 that is {}', { body: {} }],
    ['half a 200', { body: '{"id":"w' }],
    ['a redirect', { status: 307, body: '' }],
    ...[301, 302, 303, 307, 308].map((status): [string, Canned] => [
      `a redirect with HTTP ${status} and a success in its body`,
      { status, body: { id: 'w1' } },
    ]),
    ...[500, 502, 503, 504, 520].map((status): [string, Canned] => [
      `a success with HTTP ${status}`,
      { status, body: { id: 'w1' } },
    ]),
    ['an answer to another request', { body: { balances: [] } }],
    ['a 403 that is not theirs', { status: 403, body: '<html>' }],
    ['a reset', { fail: new EgressError('reset', 'x', true) }],
    ['a time-out', { fail: new EgressError('timeout', 'x', true) }],
    ['an answer too large', { fail: new EgressError('tooLarge', 'x', true) }],
    ['an error nobody foresaw', { fail: new TypeError('x') }],
    ['a code that says maybe', oops('maybe')],
    ['a code that says busy', oops('busy')],
    ['a code that no row names', oops('never heard')],
    ['a code that no row names, with HTTP 429', oops('never heard', 429)],
    ['a bare HTTP 429', { status: 429, body: '' }],
    ['a bare HTTP 418', { status: 418, body: '' }],
    ...[
      'Operation timeout',
      'Gateway Time-out',
      'The request timed out',
      'Deadline elapsed',
      'The current system is busy, please try again later',
      'The exchange is currently under maintenance',
      'Repeated request',
      'Duplicate withdrawOrderId',
      'A withdrawal with this reference already exists',
      'transfer operation processing',
      'The withdrawal request is being processed.',
      'Settlement / Transfer in progress, please try again in few seconds',
      'You have pending transaction',
      'Operation may or may not have succeeded',
      'Service temporarily unavailable',
      'Your withdrawal is under review',
      'The delayed withdrawal is triggered',
    ].map((text): [string, Canned] => [
      `a documented refusal that says “${text}”`,
      { status: 400, body: { oops: 'poor', text } },
    ]),
  ])('calls %s unknown, and sends once', async (_name, answer) => {
    expect((await submit(answer)).kind).toBe('unknown')
  })

  test('rejects when no byte left', async () => {
    const outcome = await submit({ fail: new EgressError('connect', 'x', false) })
    expect(outcome).toMatchObject({
      kind: 'rejected',
      reason: 'refused',
      message: 'Bank could not be reached; no funds have moved',
    })
  })

  test('a rejection by the institution is reported with its reason', async () => {
    expect(await submit(oops('poor'))).toMatchObject({
      kind: 'rejected',
      reason: 'insufficientFunds',
      upstreamCode: 'poor',
    })
    expect(await submit({ status: 451, body: '' })).toMatchObject({ kind: 'rejected', reason: 'regionRestricted' })
  })

  test('each outcome that the user can act on is distinguished', async () => {
    expect(await submit(oops('code', 402))).toEqual({ kind: 'secondFactorRequired', factor: 'totp' })
    expect(await submit(oops('mail'))).toEqual({ kind: 'emailConfirmationRequired' })
    expect(await submit(oops('book'))).toEqual({ kind: 'addressWhitelistRequired', howTo: 'in the address book' })
    expect(await submit(oops('rule'))).toMatchObject({ kind: 'travelRuleRequired' })
  })
})
