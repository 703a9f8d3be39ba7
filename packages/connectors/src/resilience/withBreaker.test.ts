import { ConnectorError, type ConnectorErrorKind } from '@rialto/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { binanceInternational } from '../registry.ts'
import type { PortCall } from '../kit/connectorEntry.ts'
import { createHealth, type Health } from './createHealth.ts'
import { withBreaker } from './withBreaker.ts'

const descriptor = binanceInternational.describe('sandbox')
let nowMs: number
let health: Health
let requested: number
beforeEach(() => {
  nowMs = 1_000
  requested = 0
  health = createHealth({ nowMs: () => nowMs, sleep: async () => undefined })
})

const call = (outcome: unknown, name: PortCall = 'read.holdings') =>
  withBreaker(health, descriptor)(name, [], async () => {
    requested += 1
    if (outcome instanceof Error) throw outcome
    return outcome
  }).catch((error: unknown) => error)

const fails = (kind: ConnectorErrorKind, upstreamCode?: string) =>
  new ConnectorError(kind, 'x', upstreamCode === undefined ? {} : { upstreamCode })
const down = fails('unavailable', 'HTTP 503')
const many = async (outcome: unknown, name?: PortCall) => {
  for (let count = 0; count < 20; count += 1) await call(outcome, name)
}

describe('an institution', () => {
  test.each<[string, ConnectorErrorKind, string | undefined]>([
    ['bad credentials', 'credentialsInvalid', '401'],
    ['a user’s 4xx', 'refused', 'HTTP 400'],
    ['too many requests', 'rateLimited', 'HTTP 429'],
    ['our own policy', 'unavailable', 'denied'],
    ['our own budget', 'rateLimited', 'budget'],
    ['a clock that is off', 'clockSkew', '-1021'],
  ])('is not down for %s', async (_name, kind, code) => {
    await many(fails(kind, code))
    expect(requested).toBe(20)
    expect(health.of(descriptor)).toEqual({ isUp: true })
  })

  test.each([down, fails('malformed', 'HTTP 200')])(
    'is down after six calls without a usable answer: %s',
    async error => {
      await many(error)
      expect(requested).toBe(6)
      expect(health.of(descriptor)).toEqual({
        isUp: false,
        description: 'Binance is not responding.',
        downSinceMs: 1_000,
      })
      nowMs = 1_500
      expect(await call([])).toMatchObject({ kind: 'unavailable', upstreamCode: 'notAsked', retryAfterMs: 29_500 })
    },
  )

  test('recovers with the first response after half a minute', async () => {
    await many(down)
    nowMs += 30_000
    expect(await call(['coin'])).toEqual(['coin'])
    expect(requested).toBe(7)
    expect(health.of(descriptor)).toEqual({ isUp: true })
  })

  test('stays down when the trial fails, and since the first failure', async () => {
    await many(down)
    nowMs += 30_000
    await many(down)
    expect(requested).toBe(7)
    expect(health.of(descriptor)).toMatchObject({ isUp: false, downSinceMs: 1_000 })
  })

  test('is alive when it rejects a call, even a trial call', async () => {
    await many(down)
    nowMs += 30_000
    await call(fails('credentialsInvalid'))
    expect(health.of(descriptor)).toEqual({ isUp: true })
  })
})

describe('withdrawals', () => {
  test('are rejected with nothing sent while it is down', async () => {
    await many(down)
    const outcome = await call({ kind: 'accepted', upstreamId: 'w' }, 'withdraw.submit')
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'refused' })
    expect((outcome as { message: string }).message).toContain('no funds have moved')
    expect(requested).toBe(6)
  })

  test('count when unknown, and not when rejected', async () => {
    await many({ kind: 'rejected', reason: 'insufficientFunds', message: '' }, 'withdraw.submit')
    expect(health.of(descriptor).isUp).toBe(true)
    await many({ kind: 'unknown', message: '' }, 'withdraw.submit')
    expect(health.of(descriptor).isUp).toBe(false)
  })

  test('may always use calls that send no request', async () => {
    await many(down)
    expect(await call('https://login.example', 'auth.authorizeUrl')).toBe('https://login.example')
    expect(await call([], 'withdraw.publicTerms')).toEqual([])
  })
})

test('distinguishes institutions, and not their integration types', async () => {
  await many(down)
  expect(health.of({ institution: 'coinbase', name: 'Coinbase' }).isUp).toBe(true)
  expect(health.of({ institution: 'binance', name: 'Binance.US' })).toMatchObject({
    isUp: false,
    description: 'Binance.US is not responding.',
  })
})
