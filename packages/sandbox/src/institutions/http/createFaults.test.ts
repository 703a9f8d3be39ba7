import { expect, test } from 'vitest'
import { createFaults } from './createFaults.ts'

const request = { host: 'a.example', method: 'POST', path: '/v1/cards/7' }
const fault = { host: 'a.example', path: '/v1/', mode: 'hang', times: 1 } as const

test('a fault strikes as often as it says, then is gone', () => {
  const faults = createFaults()
  faults.add({ ...fault, times: 2 })
  expect(faults.take(request)?.mode).toBe('hang')
  expect(faults.list()).toMatchObject([{ times: 1 }])
  expect(faults.take(request)?.mode).toBe('hang')
  expect(faults.take(request)).toBeUndefined()
  expect(faults.list()).toEqual([])
})

test.each([
  [{ path: '/v1' }, true],
  [{ path: '/v1/cards/7$' }, true],
  [{ path: '/v1/cards/*$' }, true],
  [{ path: '/v1/cards$' }, false],
  [{ path: '/v1/*$' }, false],
  [{ path: '/v2' }, false],
  [{ host: 'b.example' }, false],
  [{ method: 'GET' }, false],
  [{ method: 'POST' }, true],
])('a fault of %j strikes a POST of /v1/cards/7: %s', (change, strikes) => {
  const faults = createFaults()
  faults.add({ ...fault, ...change })
  expect(faults.take(request) !== undefined).toBe(strikes)
})

test('the oldest of several faults takes effect', () => {
  const faults = createFaults()
  faults.add({ ...fault, mode: 'truncate' })
  faults.add(fault)
  expect([faults.take(request)?.mode, faults.take(request)?.mode]).toEqual(['truncate', 'hang'])
})

test.each(['release', 'clear'] as const)('%s lets go of every request that is held', async how => {
  let held = 0
  const faults = createFaults(() => (held += 1))
  const waiting = [faults.held(), faults.held()]
  expect(held).toBe(2)
  faults[how]()
  await Promise.all(waiting)
})
