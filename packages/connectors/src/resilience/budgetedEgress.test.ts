import type { RateBudget } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { type Canned, cannedEgress } from '../kit/testing/cannedEgress.ts'
import { budgetedEgress } from './budgetedEgress.ts'

const perKey: RateBudget = { host: 'a.example', per: { header: 'x-key' }, burst: 2, perMinute: 60 }
const perHost: RateBudget = { host: 'a.example', per: 'host', path: '/slow', burst: 1, perMinute: 6 }

const start = (budgets: readonly RateBudget[], answer: Canned | Canned[] = { body: {} }) => {
  let nowMs = 0
  const slept: number[] = []
  const clock = {
    nowMs: () => nowMs,
    sleep: async (ms: number) => void slept.push(ms),
  }
  const canned = cannedEgress({ 'GET /x': answer, 'GET /slow': answer })
  const { request } = budgetedEgress(canned.egress, clock, budgets)
  const get = (key?: string, path = '/x', host = 'a.example') =>
    request({ method: 'GET', url: `https://${host}${path}`, headers: key === undefined ? {} : { 'x-key': key } })
  return { get, slept, requests: canned.requests, advance: (ms: number) => void (nowMs += ms) }
}

describe('budgets', () => {
  test('send the burst at once, delay the next call, and reject unsent beyond two seconds', async () => {
    const { get, slept, requests } = start([perKey])
    await Promise.all([get('k'), get('k')])
    expect(slept).toEqual([])
    const waiting = [get('k'), get('k')]
    await expect(get('k')).rejects.toMatchObject({ kind: 'rateLimited', upstreamCode: 'budget' })
    await Promise.all(waiting)
    expect(slept).toEqual([1_000, 2_000])
    expect(requests).toHaveLength(4)
  })

  test('distinguish credentials, hosts and paths', async () => {
    const { get, slept, requests } = start([perKey, perHost])
    await Promise.all([get('k'), get('k'), get('other'), get('other'), get(), get(), get()])
    await Promise.all([get('k', '/x', 'b.example'), get('k', '/x', 'b.example')])
    expect(slept).toEqual([])
    await get('new', '/slow')
    await expect(get('newer', '/slow')).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 10_000 })
    expect(requests).toHaveLength(10)
  })

  test('apply Retry-After to all callers', async () => {
    const limited: Canned = { status: 429, body: '', headers: { 'retry-after': '30' } }
    const { get, advance, requests } = start([perKey], [limited, { body: {} }])
    expect((await get('k')).status).toBe(429)
    await expect(get('k')).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 30_000 })
    expect((await get('other')).status).toBe(200)
    advance(30_000)
    expect((await get('k')).status).toBe(200)
    expect(requests).toHaveLength(3)
  })

  test('pass on what no budget covers', async () => {
    const { get, requests } = start([])
    await Promise.all(Array.from({ length: 50 }, () => get('k')))
    expect(requests).toHaveLength(50)
  })
})
