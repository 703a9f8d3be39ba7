import { expect, test } from 'vitest'

import { othersWatchMsOf, refusalWatchMs, watchDelayMs, watchMs } from './watchTimes.ts'

const hourMs = 60 * 60_000

test('the reads of a watch become less frequent, down to two a day, and begin after a minute if it was refused', () => {
  const delays = (isRefused: boolean) => [0, hourMs, 8 * hourMs, 400 * hourMs].map(ms => watchDelayMs(ms, isRefused))
  expect(delays(false)).toEqual([hourMs, hourMs, 2 * hourMs, 12 * hourMs])
  expect(delays(true)).toEqual([60_000, hourMs, 8 * hourMs, 400 * hourMs])
})

test('a settled transfer is watched for two weeks with other records, and for a day if its record may be another’s', () => {
  const found = { upstreamId: 'native-1', status: 'succeeded', upstreamStatus: 'done' } as const
  expect(othersWatchMsOf({ ...found, twins: ['native-2'] }, {})).toBe(watchMs)
  expect(othersWatchMsOf('notReadable', {})).toBe(refusalWatchMs)
  expect(othersWatchMsOf(found, { outcome: 'noReply' })).toBe(refusalWatchMs)
  expect(othersWatchMsOf({ ...found, hasReference: true }, { outcome: 'noReply' })).toBe(0)
  expect(othersWatchMsOf(found, {})).toBe(0)
})
