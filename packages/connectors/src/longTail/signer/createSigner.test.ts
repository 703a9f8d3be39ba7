import { createHash, createHmac } from 'node:crypto'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSigner } from './createSigner.ts'
import type { Signer, SigningTask } from './signer.ts'

let signer: Signer | undefined
afterEach(() => signer?.stop())

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

describe('the signer', () => {
  it('signs with the time it is given, and keeps every digit of an amount', async () => {
    signer = createSigner()
    const { url, method, headers, body } = await signer.sign(task)
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

  it('never mixes the keys of two callers', async () => {
    signer = createSigner()
    const { sign } = signer
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`)
    const signed = await Promise.all(keys.map(apiKey => sign({ ...task, credentials: { apiKey, secret: apiKey } })))
    expect(signed.map(({ headers }) => headers['KEY'])).toEqual(keys)
    expect(new Set(signed.map(({ headers }) => headers['SIGN'])).size).toBe(keys.length)
  })

  it('refuses what ccxt will not sign, without repeating what it was given', async () => {
    signer = createSigner()
    const nobody = { ...task, credentials: { apiKey: '', secret: '' } }
    await expect(signer.sign(nobody)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.not.stringMatching(/key-1/),
    })
    await expect(signer.sign({ ...task, exchange: 'nosuch' })).rejects.toMatchObject({ kind: 'refused' })
    expect((await signer.sign(task)).headers['KEY']).toBe('key-1')
  })

  it('fails what was under way when its worker ends, and starts another', async () => {
    signer = createSigner()
    const pending = signer.sign(task)
    const failed = expect(pending).rejects.toMatchObject({ name: 'SigningError', kind: 'stopped' })
    await signer.stop()
    await failed
    expect((await signer.sign(task)).method).toBe('POST')
  })

  it('gives up on a worker that does not answer, and the next call has another', async () => {
    signer = createSigner({ timeoutMs: 1 })
    await expect(signer.sign(task)).rejects.toMatchObject({ kind: 'timeout' })
    await expect(signer.sign(task)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('fails when its worker cannot even start', async () => {
    signer = createSigner({ script: new URL('./nosuch.mjs', import.meta.url) })
    await expect(signer.sign(task)).rejects.toMatchObject({ kind: 'stopped' })
  })
})

/** A worker of a few words: it answers with its thread's number, or ends. */
const worker = (act: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, threadId } from 'node:worker_threads'; parentPort.on('message', ({ id }) => { ${act} })`,
    )}`,
  )
const answering = "parentPort.postMessage({ id, signed: { url: String(threadId), method: 'GET', headers: {} } })"

describe('its worker', () => {
  afterEach(() => void vi.useRealTimers())

  it('is one for all while there is work, and another after it was idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    signer = createSigner({ idleMs: 60_000, script: worker(answering) })
    const first = (await signer.sign(task)).url
    await vi.advanceTimersByTimeAsync(59_000)
    expect((await signer.sign(task)).url).toBe(first)
    await vi.advanceTimersByTimeAsync(59_000)
    expect((await signer.sign(task)).url).toBe(first)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await signer.sign(task)).url).not.toBe(first)
  })

  it('may die at a request: that one fails, and the next has another', async () => {
    signer = createSigner({ script: worker('process.exit(1)') })
    await expect(signer.sign(task)).rejects.toMatchObject({ kind: 'stopped' })
    await expect(signer.sign(task)).rejects.toMatchObject({ kind: 'stopped' })
  })
})

it('runs the version of ccxt that is pinned, and no other', () => {
  const read = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const installed = read(new URL('../package.json', `file://${createRequire(import.meta.url).resolve('ccxt')}`))
  const { dependencies } = read(new URL('../../../package.json', import.meta.url))
  expect(dependencies).toMatchObject({ ccxt: installed['version'] })
})
