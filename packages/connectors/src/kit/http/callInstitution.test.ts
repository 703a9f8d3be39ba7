import Type from 'typebox'
import { ConnectorError } from '@rialto/core'
import { EgressError } from '@rialto/egress'
import { describe, expect, test } from 'vitest'
import { callInstitution } from './callInstitution.ts'
import type { ErrorTable } from './errorTable.ts'
import { checkOf } from '@rialto/contract'
import { type Canned, cannedEgress } from '../testing/cannedEgress.ts'
import { httpContextOf } from '../testing/httpContextOf.ts'

const table: ErrorTable = {
  institution: 'Bank',
  readError: body =>
    typeof body === 'object' && body !== null && 'oops' in body
      ? { code: String(body.oops), message: 'said secret-1234' }
      : undefined,
  rules: [{ code: 'gone', kind: 'credentialsInvalid' }],
}
const check = checkOf(Type.Object({ coins: Type.Array(Type.String()) }))
const good = { body: { coins: ['a'], extra: 1 } }

const run = async (answers: readonly Canned[], method: 'GET' | 'POST' = 'GET') => {
  const slept: number[] = []
  const { egress, requests } = cannedEgress({ [`${method} /x`]: answers })
  const outcome = await callInstitution(httpContextOf(egress, table, slept), {
    request: () => ({ method, url: 'https://bank.example/x' }),
    check,
    secrets: ['secret-1234'],
  }).catch((error: unknown) => error)
  return { outcome, tries: requests.length, slept }
}

describe('callInstitution', () => {
  test('returns the validated body, including extra fields', async () => {
    expect((await run([good])).outcome).toMatchObject({ coins: ['a'] })
  })

  test.each<[string, Canned]>([
    ['an HTML page', { body: '<html>maintenance</html>' }],
    ['an empty object', { body: {} }],
    ['half a document', { body: '{"coins":["a"' }],
    ['a mistyped field', { body: { coins: 'a' } }],
    ['an empty body', { body: '' }],
    ['a redirect', { status: 302, body: '' }],
    ['a 404 that is not theirs', { status: 404, body: '<html>' }],
    ['too large', { fail: new EgressError('tooLarge', 'x', true) }],
  ])('calls %s malformed, once', async (_name, answer) => {
    const { outcome, tries } = await run([answer])
    expect(outcome).toMatchObject({ kind: 'malformed' })
    expect(tries).toBe(1)
  })

  test('tries a GET three times over resets and 5xx, pausing 200 and 600 ms', async () => {
    const reset = { fail: new EgressError('reset', 'x', true) }
    expect(await run([reset, { status: 503, body: 'down' }, good])).toMatchObject({
      outcome: { coins: ['a'] },
      tries: 3,
      slept: [200, 600],
    })
    expect(await run([reset])).toMatchObject({ outcome: { kind: 'unavailable' }, tries: 3 })
  })

  test('a POST, a time-out, a 4xx and a call denied by the policy are never repeated', async () => {
    expect((await run([{ status: 503, body: '' }], 'POST')).tries).toBe(1)
    expect((await run([{ fail: new EgressError('timeout', 'x', true) }])).tries).toBe(1)
    expect((await run([{ fail: new EgressError('denied', 'x', false) }])).tries).toBe(1)
    expect((await run([{ status: 400, body: { oops: 'other' } }])).tries).toBe(1)
  })

  test('repeats a POST that is marked as read-only', async () => {
    const { egress, requests } = cannedEgress({ 'POST /x': [{ status: 503, body: '' }, good] })
    const request = () => ({ method: 'POST' as const, url: 'https://bank.example/x' })
    const read = callInstitution(httpContextOf(egress, table), { request, check, readOnly: true })
    await expect(read).resolves.toMatchObject({ coins: ['a'] })
    expect(requests).toHaveLength(2)
  })

  test('uses the error table, and keeps secrets out of the message', async () => {
    const { outcome } = await run([{ status: 401, body: { oops: 'gone' } }])
    expect(outcome).toBeInstanceOf(ConnectorError)
    expect(outcome).toMatchObject({
      kind: 'credentialsInvalid',
      upstreamCode: 'gone',
      message: 'Bank: said [redacted]',
    })
    expect((await run([{ status: 400, body: { oops: 'new code' } }])).outcome).toMatchObject({ kind: 'refused' })
  })

  test('passes Retry-After on', async () => {
    const { outcome } = await run([{ status: 429, body: 'slow', headers: { 'retry-after': '7' } }])
    expect(outcome).toMatchObject({ kind: 'rateLimited', retryAfterMs: 7_000 })
  })

  test('status 451 means the region is restricted, at every institution', async () => {
    expect((await run([{ status: 451, body: '' }])).outcome).toMatchObject({ kind: 'regionRestricted' })
  })
})
