import { createHash, createHmac } from 'node:crypto'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSigningWorker } from './createSigningWorker.ts'
import type { SigningWorker, SigningTask } from './signingWorker.ts'

let signing: SigningWorker | undefined
afterEach(() => signing?.stop())

const task: SigningTask = {
  exchange: 'gate',
  credentials: { apiKey: 'key-1', secret: 'secret-1' },
  call: {
    api: ['private', 'withdrawals'],
    path: 'withdrawals',
    method: 'POST',
    params: { currency: 'USDC', amount: '0.123456789012345678', chain: 'ETH' },
  },
  nowMs: 1_760_000_000_999,
}

describe('the signing worker', () => {
  test('signs with the given time, and keeps every digit of an amount', async () => {
    signing = createSigningWorker()
    const { url, method, headers, body } = await signing.sign(task)
    expect({ url, method }).toEqual({ url: 'https://api.gateio.ws/api/v4/withdrawals', method: 'POST' })
    expect(JSON.parse(body ?? '')).toEqual(task.call.params)
    const digest = createHash('sha512')
      .update(body ?? '')
      .digest('hex')
    const text = `POST\n/api/v4/withdrawals\n\n${digest}\n1760000000`
    expect(headers).toMatchObject({
      KEY: 'key-1',
      Timestamp: '1760000000',
      SIGN: createHmac('sha512', 'secret-1').update(text).digest('hex'),
    })
  })

  test('never mixes the keys of two callers', async () => {
    signing = createSigningWorker()
    const { sign } = signing
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`)
    const signed = await Promise.all(keys.map(apiKey => sign({ ...task, credentials: { apiKey, secret: apiKey } })))
    expect(signed.map(({ headers }) => headers['KEY'])).toEqual(keys)
    expect(new Set(signed.map(({ headers }) => headers['SIGN'])).size).toBe(keys.length)
  })

  test('a call that ccxt cannot sign fails without repeating its input', async () => {
    signing = createSigningWorker()
    const nobody = { ...task, credentials: { apiKey: '', secret: '' } }
    await expect(signing.sign(nobody)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.not.stringMatching(/key-1/),
    })
    await expect(signing.sign({ ...task, exchange: 'nosuch' })).rejects.toMatchObject({ kind: 'refused' })
    expect((await signing.sign(task)).headers['KEY']).toBe('key-1')
  })

  test('a worker that ends fails its requests in progress, and a new one starts', async () => {
    signing = createSigningWorker()
    const pending = signing.sign(task)
    const failed = expect(pending).rejects.toMatchObject({ name: 'SigningError', kind: 'stopped' })
    await signing.stop()
    await failed
    expect((await signing.sign(task)).method).toBe('POST')
  })

  test('gives up on a worker that does not respond, and the next call uses a new one', async () => {
    signing = createSigningWorker({ timeoutMs: 1 })
    await expect(signing.sign(task)).rejects.toMatchObject({ kind: 'timeout' })
    await expect(signing.sign(task)).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('fails when its worker cannot even start', async () => {
    signing = createSigningWorker({ script: new URL('./nosuch.mjs', import.meta.url) })
    await expect(signing.sign(task)).rejects.toMatchObject({ kind: 'stopped' })
  })
})

/** A minimal worker: it returns its thread's number, or ends. */
const worker = (act: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, threadId } from 'node:worker_threads'; parentPort.on('message', ({ id }) => { ${act} })`,
    )}`,
  )
const answering = "parentPort.postMessage({ id, signed: { url: String(threadId), method: 'GET', headers: {} } })"

describe('its worker', () => {
  afterEach(() => void vi.useRealTimers())

  test('is shared by all requests, and replaced after it was idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    signing = createSigningWorker({ idleMs: 60_000, script: worker(answering) })
    const first = (await signing.sign(task)).url
    await vi.advanceTimersByTimeAsync(59_000)
    expect((await signing.sign(task)).url).toBe(first)
    await vi.advanceTimersByTimeAsync(59_000)
    expect((await signing.sign(task)).url).toBe(first)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await signing.sign(task)).url).not.toBe(first)
  })

  test('may end during a request: that request fails, and the next one gets a new worker', async () => {
    signing = createSigningWorker({ script: worker('process.exit(1)') })
    await expect(signing.sign(task)).rejects.toMatchObject({ kind: 'stopped' })
    await expect(signing.sign(task)).rejects.toMatchObject({ kind: 'stopped' })
  })
})

test('runs the version of ccxt that is pinned, and no other', () => {
  const read = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const installed = read(new URL('../package.json', `file://${createRequire(import.meta.url).resolve('ccxt')}`))
  const { dependencies } = read(new URL('../../../../package.json', import.meta.url))
  expect(dependencies).toMatchObject({ ccxt: installed['version'] })
})
