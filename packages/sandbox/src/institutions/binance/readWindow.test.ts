import { expect, test } from 'vitest'
import { readWindow } from './readWindow.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY
const read = (query: string, maxMs?: number) => {
  const window = readWindow(new URLSearchParams(query), NOW, maxMs)
  if ('status' in window) return JSON.parse(window.body) as { code: number; msg: string }
  return window
}
const holds = (query: string, ...times: number[]) => {
  const window = read(query)
  return 'holds' in window ? times.map(window.holds) : window
}

test('without times it is the last 90 days, a little of the future included', () => {
  expect(holds('', NOW, NOW + DAY, NOW + DAY + 1, NOW - 89 * DAY, NOW - 89 * DAY - 1)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
})

test('both bounds are included', () => {
  expect(holds('startTime=100&endTime=200', 99, 100, 200, 201)).toEqual([false, true, true, false])
})

test('a longer range is refused with the days that are allowed', () => {
  expect(read(`startTime=0&endTime=${90 * DAY}`)).toHaveProperty('holds')
  expect(read(`startTime=0&endTime=${90 * DAY + 1}`)).toEqual({
    code: -4047,
    msg: 'Time interval must be within 0-90 days',
  })
  expect(read(`startTime=0&endTime=${8 * DAY}`, 7 * DAY)).toMatchObject({ msg: expect.stringContaining('0-7 days') })
})

test.each([
  ['offset=1&limit=1', [2]],
  ['limit=2', [1, 2]],
  ['offset=9', []],
  ['offset=x&limit=-1', [1, 2, 3]],
])('%s leaves %j of a list', (query, rows) => {
  const window = read(query)
  expect('page' in window && window.page([1, 2, 3])).toEqual(rows)
})
