import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'

import type { CommonRules, ErrorTable } from './errorTable.ts'
import { judgeReply } from './judgeReply.ts'

type Rule = ErrorTable<{ code?: string; kind: string }>['rules'][number]

const common: CommonRules<Rule> = {
  byStatus: { 429: { kind: 'rateLimited' } },
  unnamed: { below500: { kind: 'refused' }, from500: { kind: 'unavailable' } },
}
const table: ErrorTable<Rule> = {
  readError: body =>
    typeof body === 'object' && body !== null && 'error' in body
      ? { code: String(body.error), message: 'said' }
      : undefined,
  rules: [{ code: 'poor', kind: 'insufficientFunds' }],
}
const check = checkOf(Type.Object({ coins: Type.Array(Type.String()) }))

const judge = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return judgeReply({ status, headers, text }, { check, table, common, nowMs: 0 })
}

describe('a reply', () => {
  test('a reply is ok only as a 2xx that fits the schema', async () => {
    expect(await judge(200, { coins: ['a'] })).toEqual({ kind: 'ok', value: { coins: ['a'] } })
    for (const body of ['<html>maintenance</html>', '', '{"coins":["a"', {}, { coins: 'a' }])
      expect(await judge(200, body), JSON.stringify(body)).toMatchObject({ kind: 'unreadable', status: 200 })
  })

  test('a reply with the provider’s error is rejected at any status, even if it fits the schema', async () => {
    for (const status of [200, 400, 500])
      expect(await judge(status, { error: 'poor', coins: [] })).toMatchObject({
        kind: 'rejected',
        rule: { kind: 'insufficientFunds' },
        error: { status, code: 'poor', message: 'said' },
      })
  })

  test('with an error that no row names is refused below 500 and unavailable from 500 up', async () => {
    expect(await judge(400, { error: 'new' })).toMatchObject({ rule: { kind: 'refused' } })
    expect(await judge(503, { error: 'new' })).toMatchObject({ rule: { kind: 'unavailable' } })
  })

  test('with a status of one meaning has that meaning, with the provider’s words where there are some', async () => {
    expect(await judge(429, { error: 'poor' })).toMatchObject({
      rule: { kind: 'rateLimited' },
      error: { code: 'poor' },
    })
    expect(await judge(429, '<html>', { 'retry-after': '7' })).toMatchObject({ kind: 'rejected', retryAfterMs: 7_000 })
  })

  test('without an error is down from 500 up, and unreadable as a redirect or a 4xx in no known form', async () => {
    expect(await judge(502, '<html>')).toMatchObject({ kind: 'down' })
    expect(await judge(302, '')).toMatchObject({ kind: 'unreadable' })
    expect(await judge(404, '<html>')).toMatchObject({ kind: 'unreadable' })
  })

  test('a reply is judged by its body and not by its content type', async () => {
    expect(await judge(200, { coins: [] }, { 'content-type': 'text/html' })).toMatchObject({ kind: 'ok' })
    expect(await judge(200, '<html>', { 'content-type': 'application/json' })).toMatchObject({ kind: 'unreadable' })
  })
})
