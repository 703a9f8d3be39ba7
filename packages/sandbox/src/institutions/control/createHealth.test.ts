import { expect, test } from 'vitest'
import { json, type SimRequest } from '../http/types.ts'
import { createHealth } from './createHealth.ts'

const request = {} as SimRequest

test('an institution that is down answers 503 before anything happens, and others are up', async () => {
  const health = createHealth()
  let calls = 0
  const handler = () => {
    calls += 1
    return json(200, {})
  }
  const [okx, kraken] = ['okx', 'kraken'].map(name => health.guard({ name }, handler))
  health.set('okx', false)
  expect([health.isUp('okx'), health.isUp('kraken')]).toEqual([false, true])
  expect((await okx?.(request))?.status).toBe(503)
  expect(calls).toBe(0)
  expect((await kraken?.(request))?.status).toBe(200)
  health.set('okx', true)
  expect((await okx?.(request))?.status).toBe(200)
})

test('an institution with its own maintenance response uses it', async () => {
  const health = createHealth()
  health.set('gemini', false)
  const whenDown = () => json(503, { reason: 'Maintenance' })
  const guarded = health.guard({ name: 'gemini', whenDown }, () => json(200, {}))
  expect(await guarded(request)).toEqual(whenDown())
})
