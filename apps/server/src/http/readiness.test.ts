import { expect, test } from 'vitest'

import { createReadiness } from './readiness.ts'

const setUp = (probe: () => Promise<void>) => {
  let nowMs = 0
  let endWait: () => void = () => undefined
  const warnings: object[] = []
  const clock = {
    nowMs: () => nowMs,
    wait: () => ({ passed: new Promise<void>(resolve => (endWait = resolve)), cancel: () => undefined }),
  }
  const readiness = createReadiness(probe, { warn: details => void warnings.push(details) }, clock)
  return { readiness, warnings, advance: (ms: number) => (nowMs += ms), timeOut: () => endWait() }
}

test('starting, ready, and draining at once when the stop begins', async () => {
  const { readiness } = setUp(async () => undefined)
  expect([await readiness.state(), readiness.isDraining()]).toEqual(['starting', false])
  readiness.begin()
  expect(await readiness.state()).toBe('ready')
  readiness.drain()
  expect([await readiness.state(), readiness.isDraining()]).toEqual(['draining', true])
})

test('a probe that fails is asked again a second later, is logged once, and well again without a restart', async () => {
  let isDown = true
  let asked = 0
  const { readiness, warnings, advance } = setUp(async () => {
    asked += 1
    if (isDown) throw new Error('no database')
  })
  readiness.begin()
  expect(await Promise.all([readiness.state(), readiness.state()])).toEqual(['unavailable', 'unavailable'])
  advance(999)
  expect([await readiness.state(), asked]).toEqual(['unavailable', 1])
  advance(1)
  expect([await readiness.state(), asked, warnings.length]).toEqual(['unavailable', 2, 1])
  isDown = false
  advance(1_000)
  expect(await readiness.state()).toBe('ready')
})

test('a probe that hangs is one that failed', async () => {
  const { readiness, timeOut } = setUp(() => new Promise(() => undefined))
  readiness.begin()
  const state = readiness.state()
  timeOut()
  expect(await state).toBe('unavailable')
})
