import { expect, test } from 'vitest'

import { storeTime } from './storeTime.ts'

test('times of the domain are counted from the database’s clock where the offset is known', () => {
  const time = storeTime(
    () => 1_000,
    () => 50,
  )
  expect(time.moment(1_500)).toEqual({ fromNowMs: 550 })
  expect(time.leaseMoment()).toEqual({ fromNowMs: 0 })
})

test('a span ends when it has passed on the domain’s clock', () => {
  let nowMs = 0
  const isWithin = storeTime(() => nowMs, undefined).countFrom(10)
  nowMs = 9
  expect(isWithin()).toBe(true)
  nowMs = 10
  expect(isWithin()).toBe(false)
})
