import { expect, test } from 'vitest'
import { createRequestLog } from './createRequestLog.ts'

test('calls are counted by host, method and path', () => {
  const log = createRequestLog()
  log.add('a', 'GET', '/1')
  log.add('a', 'GET', '/1')
  log.add('a', 'POST', '/1')
  log.add('b', 'GET', '/1')
  expect(log.list().map(({ host, method, count }) => [host, method, count])).toEqual([
    ['a', 'GET', 2],
    ['a', 'POST', 1],
    ['b', 'GET', 1],
  ])
  log.clear()
  expect(log.list()).toEqual([])
})

test('a snapshot of the log does not change, and cannot change the log', () => {
  const log = createRequestLog()
  log.add('a', 'GET', '/1')
  const [before] = log.list()
  if (before) before.count = 99
  log.add('a', 'GET', '/1')
  expect(log.list()).toMatchObject([{ count: 2 }])
})

test('the log is bounded: among 5,000 paths it continues to count known ones and adds no others', () => {
  const log = createRequestLog()
  for (let index = 0; index < 5_001; index += 1) log.add('a', 'GET', `/${index}`)
  log.add('a', 'GET', '/0')
  expect(log.list()).toHaveLength(5_000)
  expect(log.list()[0]).toMatchObject({ path: '/0', count: 2 })
})
