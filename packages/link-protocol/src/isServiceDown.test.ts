import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { isServiceDown, type ServiceAttempt, tryService } from './isServiceDown.ts'

describe('what counts as an outage', () => {
  const outages: ServiceAttempt[] = [
    { failure: 'network' },
    { failure: 'timeout' },
    ...[429, 500, 502, 503, 504, 599].map(status => ({ status })),
  ]
  test.each(outages)('%j does', attempt => expect(isServiceDown(attempt)).toBe(true))
  test.each([200, 201, 204, 302, 400, 401, 403, 404, 408, 409, 422, 451].map(status => ({ status })))(
    '%j is not an outage and is shown as an error',
    attempt => expect(isServiceDown(attempt)).toBe(false),
  )
})

describe('deciding about backup mode', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const decide = async (answers: (number | 'refused' | 'silent')[], random: number) => {
    const startedAt: number[] = []
    const decision = tryService(
      () => {
        startedAt.push(Date.now())
        const answer = answers[startedAt.length - 1]
        if (answer === 'refused') return Promise.reject(new TypeError('fetch failed'))
        if (answer === 'silent' || answer === undefined) return new Promise<never>(() => undefined)
        return Promise.resolve({ status: answer })
      },
      { random: () => random },
    )
    const begun = Date.now()
    await vi.advanceTimersByTimeAsync(10_000)
    return { decision: await decision, startedAt: startedAt.map(at => at - begun) }
  }

  test('an answer below 500 and not 429 decides at once, and is handed over', async () => {
    const { decision, startedAt } = await decide([403], 0.5)
    expect(decision).toEqual({ isDown: false, answer: { status: 403 } })
    expect(startedAt).toHaveLength(1)
  })

  test.each([
    ['at the least', 0, 250],
    ['at the most', 0.999_999, 500],
  ])('a second attempt is made after 250 to 500 ms, %s', async (_case, random, delay) => {
    const { decision, startedAt } = await decide([503, 200], random)
    expect(decision).toEqual({ isDown: false, answer: { status: 200 } })
    expect(startedAt[1]).toBeGreaterThanOrEqual(delay - 1)
    expect(startedAt[1]).toBeLessThanOrEqual(delay + 1)
  })

  test('two failed attempts are an outage, without a third', async () => {
    const { decision, startedAt } = await decide(['refused', 500, 200], 0)
    expect(decision).toEqual({ isDown: true })
    expect(startedAt).toHaveLength(2)
  })

  test('a silent service is given up after 4 seconds an attempt, and the request is aborted', async () => {
    const signals: AbortSignal[] = []
    const decision = tryService(signal => (signals.push(signal), new Promise<never>(() => undefined)), {
      random: () => 0,
    })
    await vi.advanceTimersByTimeAsync(3_999)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    await vi.advanceTimersByTimeAsync(1)
    expect(signals[0]?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(4_250)
    expect(await decision).toEqual({ isDown: true })
  })
})
