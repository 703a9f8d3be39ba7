import type { Egress, EgressRequest } from '@rialto/egress'
import { expect, test } from 'vitest'

import { cappedEgress } from './cappedEgress.ts'

const url = 'https://bank.example/x'
const tooMany = () => new Error('too many')

/** An egress client whose requests end when the test ends them. */
const heldEgress = () => {
  const sent: EgressRequest[] = []
  const ends: (() => void)[] = []
  const egress: Egress = {
    request: request =>
      new Promise(resolve => {
        sent.push(request)
        ends.push(() => resolve({ status: 200, headers: {}, text: '' }))
      }),
    fetch: () => Promise.reject(new Error('unused')),
    close: () => Promise.resolve(),
  }
  return { egress, sent, end: (index: number) => ends[index]?.() }
}

const settle = () => new Promise(resolve => setImmediate(resolve))
const never = () => new Promise<void>(() => {})

test('at most maxConcurrent requests of one provider are in flight, and the others keep their order', async () => {
  const { egress, sent, end } = heldEgress()
  const capped = cappedEgress(egress, { clock: { sleep: never }, caps: { maxConcurrent: 2 }, tooMany })
  const all = ['a', 'b', 'c', 'd'].map(body => capped.request({ method: 'POST', url, body }))
  await settle()
  expect(sent.map(({ body }) => body)).toEqual(['a', 'b'])
  end(1)
  await settle()
  expect(sent.map(({ body }) => body)).toEqual(['a', 'b', 'c'])
  for (const index of [0, 2]) end(index)
  await settle()
  end(3)
  await expect(Promise.all(all)).resolves.toHaveLength(4)
})

test('a request that waited two seconds for a slot is rejected unsent, and frees no other slot', async () => {
  const { egress, sent, end } = heldEgress()
  const slept: number[] = []
  const sleep = (ms: number) => Promise.resolve(void slept.push(ms))
  const capped = cappedEgress(egress, { clock: { sleep }, caps: { maxConcurrent: 1 }, tooMany })
  const first = capped.request({ method: 'GET', url })
  await expect(capped.request({ method: 'GET', url })).rejects.toThrow('too many')
  expect(slept).toEqual([2_000])
  expect(sent).toHaveLength(1)
  end(0)
  await first
  const third = capped.request({ method: 'GET', url })
  await settle()
  expect(sent).toHaveLength(2)
  end(1)
  await third
})

test('the provider’s caps bound time and body size of every request', async () => {
  const { egress, sent } = heldEgress()
  const caps = { timeoutMs: 5_000, maxResponseBytes: 1_000 }
  const capped = cappedEgress(egress, { clock: { sleep: never }, caps, tooMany })
  void capped.request({ method: 'GET', url, timeoutMs: 60_000, maxResponseBytes: 9_000 })
  void capped.request({ method: 'GET', url, timeoutMs: 1_000, maxResponseBytes: 10 })
  void capped.request({ method: 'GET', url })
  await settle()
  expect(sent).toMatchObject([caps, { timeoutMs: 1_000, maxResponseBytes: 10 }, caps])
})
