import { expect, test } from 'vitest'

import { traceCalls } from './traceCalls.ts'

const trace = (outcome: string) => {
  const ended: unknown[] = []
  const tracing = { begin: () => ({ end: (_: object, failure?: string) => void ended.push(failure) }) }
  const observed: object[] = []
  const call = { institution: 'kraken', call: 'read.holdings', outcome, seconds: 1 }
  traceCalls(tracing as never, one => observed.push(one))(call as never)
  return { ended, observed }
}

test('a span fails for an unavailable institution, and not for a refusal', () => {
  expect(trace('unavailable').ended).toEqual(['unavailable'])
  expect(trace('insufficientFunds').ended).toEqual([undefined])
})

test('the metrics still receive each call', () => {
  expect(trace('ok').observed).toMatchObject([{ outcome: 'ok' }])
})
