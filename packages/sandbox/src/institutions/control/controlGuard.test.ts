import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
beforeAll(async () => void (sandbox = await startWithMemory()))
afterAll(() => sandbox.stop())

/** Sends a request as a browser or curl does, with any Host header. */
const send = (method: string, headers: Record<string, string>, body?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${sandbox.origin}/control/clock${method === 'POST' ? '/advance' : ''}`, { method, headers })
    sent.once('response', answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.once('error', reject)
    sent.end(body)
  })
const json = { 'content-type': 'application/json' }

test.each(['localhost', 'localhost:4102', '127.0.0.1', '127.0.0.1:4102', '[::1]:4102', 'control.sandbox.invalid'])(
  'the control API answers as %s',
  async host => {
    expect(await send('GET', { host })).toBe(200)
  },
)

test.each(['evil.example', 'evil.example:4102', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.5'])(
  'a page whose name %j was pointed at the sandbox can read and move nothing',
  async host => {
    const before = sandbox.clock.nowMs()
    expect(await send('GET', { host })).toBe(421)
    expect(await send('POST', { host, ...json }, '{"ms":3600000}')).toBe(421)
    expect(sandbox.clock.nowMs() - before).toBeLessThan(3_600_000)
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s, which a page sends without asking, is refused',
  async type => {
    const before = sandbox.clock.nowMs()
    expect(await send('POST', { 'content-type': type }, '{"ms":3600000}')).toBe(415)
    expect(sandbox.clock.nowMs() - before).toBeLessThan(3_600_000)
    expect(await send('POST', { 'content-type': 'application/json; charset=utf-8' }, '{"ms":0}')).toBe(200)
  },
)

test('of all web pages, only the sandbox’s own may call the control API', async () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: sandbox.origin }
  expect(await send('GET', own)).toBe(200)
  expect(await send('POST', { ...own, ...json }, '{"ms":0}')).toBe(200)
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await send('POST', { 'sec-fetch-site': site, ...json }, '{"ms":0}')).toBe(401)
  expect(await send('POST', { origin: 'http://shop.example', ...json }, '{"ms":0}')).toBe(401)
})

test('a webhook that a client has addressed to it is refused', async () => {
  expect(await send('POST', { 'webhook-id': 'evt-1', ...json }, '{"ms":0}')).toBe(401)
})
