import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  admit,
  afterAnswer,
  afterFailure,
  type Breaker,
  breakerRules as rules,
  closed,
  nextTryMs,
  weights,
} from './breaker.ts'

const failing = (times: number, from: Breaker = closed, atMs = 0): Breaker =>
  Array.from({ length: times }).reduce<Breaker>(before => afterFailure(before, weights.call, atMs, rules), from)

describe('breaker', () => {
  test('opens after six failed calls in a row, down since the first', () => {
    const almost = failing(5, afterFailure(closed, 0, 7, rules), 9)
    expect(almost).toMatchObject({ kind: 'closed', failures: 5 })
    const open = afterFailure(almost, weights.call, 20, rules)
    expect(open).toEqual({ kind: 'open', untilMs: 30_020, downSinceMs: 7 })
    expect(admit(open, 30_019, rules).admitted).toBe(false)
  })

  test('opens after two failed probes', () => {
    const once = afterFailure(closed, weights.probe, 1, rules)
    expect(once.kind).toBe('closed')
    expect(afterFailure(once, weights.probe, 2, rules)).toMatchObject({ kind: 'open', downSinceMs: 1 })
  })

  test('lets one call try, and the others wait for it', () => {
    const open = failing(6)
    const { admitted, next } = admit(open, 30_000, rules)
    expect(admitted).toBe(true)
    expect(next).toEqual({ kind: 'halfOpen', trialAtMs: 30_000, downSinceMs: 0 })
    expect(admit(next, 30_001, rules).admitted).toBe(false)
    expect(nextTryMs(next, rules)).toBe(45_000)
    // The trial call never returned.
    expect(admit(next, 45_000, rules).admitted).toBe(true)
    expect(afterFailure(next, weights.call, 31_000, rules)).toEqual({ kind: 'open', untilMs: 61_000, downSinceMs: 0 })
    expect(afterAnswer()).toEqual(closed)
  })
})

type Event = { kind: 'ask' | 'answer' | 'failure' | 'probeFailure'; afterMs: number }
const events = fc.array(
  fc.record<Event>({
    kind: fc.constantFrom('ask', 'answer', 'failure', 'probeFailure'),
    afterMs: fc.nat({ max: 40_000 }),
  }),
  { maxLength: 80 },
)

const run = (list: readonly Event[]) => {
  let state: Breaker = closed
  let nowMs = 0
  let row = 0
  let firstMs: number | undefined
  return list.map(({ kind, afterMs }) => {
    nowMs += afterMs
    const before = state
    const requested = kind === 'ask' ? admit(state, nowMs, rules) : undefined
    if (requested) state = requested.next
    else if (kind === 'answer') state = afterAnswer()
    else state = afterFailure(state, kind === 'failure' ? weights.call : weights.probe, nowMs, rules)
    if (kind === 'answer') [row, firstMs] = [0, undefined]
    else if (kind !== 'ask') [row, firstMs] = [row + (kind === 'failure' ? 1 : 3), firstMs ?? nowMs]
    return { before, state, nowMs, row, firstMs, admitted: requested?.admitted, kind }
  })
}

describe('whatever happens', () => {
  test('is never closed after the limit, nor open before it, and names the first failure', () => {
    fc.assert(
      fc.property(events, list => {
        for (const { state, row, firstMs } of run(list)) {
          expect(state.kind === 'closed').toBe(row < rules.limit)
          expect(state.downSinceMs).toBe(firstMs)
        }
      }),
    )
  })

  test('lets at most one call out per trial while it is not closed', () => {
    fc.assert(
      fc.property(events, list => {
        let lastMs = -Infinity
        for (const { before, admitted, nowMs, kind } of run(list)) {
          if (kind === 'answer') lastMs = -Infinity
          if (admitted !== true || before.kind === 'closed') continue
          expect(nowMs - lastMs).toBeGreaterThanOrEqual(Math.min(rules.trialMs, rules.openMs))
          lastMs = nowMs
        }
      }),
    )
  })

  test('a trial call is always allowed after the open time', () => {
    fc.assert(
      fc.property(events, list => {
        const last = run(list).at(-1)
        if (last === undefined) return
        const atMs = nextTryMs(last.state, rules) ?? last.nowMs
        expect(admit(last.state, atMs, rules).admitted).toBe(true)
      }),
    )
  })
})
