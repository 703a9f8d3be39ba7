import { ConnectorError } from '@rialto/core'
import { expect, test } from 'vitest'
import { createClockOffset } from './createClockOffset.ts'

const clock = { nowMs: () => 1_000, sleep: async () => undefined }
const skew = new ConnectorError('clockSkew', 'off')

test('asks for their time once when the timestamp is rejected, and repeats the read once', async () => {
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

test('gives up the second time, and leaves other errors alone', async () => {
  let requested = 0
  const offset = createClockOffset(clock, async () => (requested += 1))
  await expect(offset.read(() => Promise.reject(skew))).rejects.toBe(skew)
  expect(requested).toBe(1)
  const other = new ConnectorError('refused', 'no')
  await expect(offset.read(() => Promise.reject(other))).rejects.toBe(other)
  expect(requested).toBe(1)
})

test('never says a withdrawal again, and has the time right for the next one', async () => {
  const offset = createClockOffset(clock, async () => 5_000)
  let sent = 0
  const late = { kind: 'rejected', reason: 'clockSkew', message: 'off' } as const
  const send = async () => ((sent += 1), late)
  expect(await offset.submit(send)).toBe(late)
  expect(sent).toBe(1)
  expect(offset.nowMs()).toBe(5_000)
})

test('keeps the outcome where their time cannot be had, and asks for none after any other', async () => {
  const offset = createClockOffset(clock, () => Promise.reject(skew))
  const late = { kind: 'rejected', reason: 'clockSkew', message: 'off' } as const
  expect(await offset.submit(async () => late)).toBe(late)
  const accepted = { kind: 'accepted', upstreamId: '1' } as const
  expect(await offset.submit(async () => accepted)).toBe(accepted)
  expect(offset.nowMs()).toBe(1_000)
})
