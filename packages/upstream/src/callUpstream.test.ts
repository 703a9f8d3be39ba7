import { EgressError } from '@rialto/egress'
import { expect, test } from 'vitest'

import { callUpstream } from './callUpstream.ts'

const call = async (replies: readonly (number | EgressError)[], maxTries: number) => {
  let nowMs = 0
  const left = [...replies]
  let requests = 0
  const request = async () => {
    requests += 1
    const reply = left.shift() ?? 200
    if (typeof reply !== 'number') throw reply
    return { status: reply, headers: {}, body: Buffer.from('{}'), text: '{}' } as never
  }
  const clock = { nowMs: () => nowMs, sleep: async (ms: number) => void (nowMs += ms) }
  const unnamed = { below500: {}, from500: {} }
  const upstream = {
    egress: { request },
    clock,
    table: { rules: [], readError: () => undefined },
    common: { byStatus: {}, unnamed },
  }
  const calling = callUpstream(upstream as never, {
    request: () => ({ method: 'GET', url: 'https://institution.example/' }) as never,
    check: ((body: unknown): body is object => typeof body === 'object') as never,
    maxTries,
    replyError: reply => new Error(`status ${reply.status}`),
    transportError: error => new Error(error.kind),
  })
  const outcome = await calling.then(
    () => 'ok',
    (error: Error) => error.message,
  )
  return { outcome, requests }
}

test('a server error is tried again, and a call that moves money is made once', async () => {
  expect(await call([503, 200], 3)).toEqual({ outcome: 'ok', requests: 2 })
  expect(await call([503, 200], 1)).toEqual({ outcome: 'status 503', requests: 1 })
})

test('an error of the request itself is not tried again', async () => {
  expect(await call([400, 200], 3)).toEqual({ outcome: 'status 400', requests: 1 })
})

test.each([
  ['connect', 2],
  ['reset', 2],
  ['timeout', 1],
  ['denied', 1],
] as const)('after the transport’s error %s there are %s requests', async (kind, requests) => {
  expect((await call([new EgressError(kind, kind, false), 200], 3)).requests).toBe(requests)
})
