import { ConnectorError } from '@rialto/core'
import { expect, test } from 'vitest'
import { createClockOffset } from './createClockOffset.ts'

const clock = { nowMs: () => 1_000, sleep: async () => undefined }
const skew = new ConnectorError('clockSkew', 'off')

test('a rejected timestamp synchronizes the clock once, and repeats the read once', async () => {
  const offset = createClockOffset(clock, async () => 5_000)
  const tried: number[] = []
  const right = async () => {
    tried.push(offset.nowMs())
    if (offset.nowMs() !== 5_000) throw skew
    return 'read'
  }
  expect(await offset.read(right)).toBe('read')
  expect(tried).toEqual([1_000, 5_000])
  expect(await offset.read(right)).toBe('read')
  expect(tried).toEqual([1_000, 5_000, 5_000])
})

test('the second rejection is thrown, and other errors are unchanged', async () => {
  let requested = 0
  const offset = createClockOffset(clock, async () => (requested += 1))
  await expect(offset.read(() => Promise.reject(skew))).rejects.toBe(skew)
  expect(requested).toBe(1)
  const other = new ConnectorError('refused', 'no')
  await expect(offset.read(() => Promise.reject(other))).rejects.toBe(other)
  expect(requested).toBe(1)
})

test('a withdrawal is never repeated, and the next one uses the synchronized clock', async () => {
  const offset = createClockOffset(clock, async () => 5_000)
  let sent = 0
  const late = { kind: 'rejected', reason: 'clockSkew', message: 'off' } as const
  const send = async () => ((sent += 1), late)
  expect(await offset.submit(send)).toBe(late)
  expect(sent).toBe(1)
  expect(offset.nowMs()).toBe(5_000)
})

test('the outcome is kept if the clock cannot be synchronized, and other outcomes do not synchronize it', async () => {
  const offset = createClockOffset(clock, () => Promise.reject(skew))
  const late = { kind: 'rejected', reason: 'clockSkew', message: 'off' } as const
  expect(await offset.submit(async () => late)).toBe(late)
  const accepted = { kind: 'accepted', upstreamId: '1' } as const
  expect(await offset.submit(async () => accepted)).toBe(accepted)
  expect(offset.nowMs()).toBe(1_000)
})
