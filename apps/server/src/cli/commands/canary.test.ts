import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createSandboxClock, startInstitutions } from '@rialto/sandbox'
import { startTestChains } from '@rialto/sandbox/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { runCli } from '../runCli.ts'

let stop: () => Promise<void>
let proxy: Server
let folder: string
/** Changes a reply of the institution. */
let change: (path: string, body: string) => string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-canary-'))
  const chains = await startTestChains()
  const institutions = await startInstitutions({ chains, clock: createSandboxClock(), settleDelayMs: 0, tickMs: 0 })
  stop = () => institutions.stop().then(() => chains.stop())
  proxy = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => forward(parts))
    // The simulator of an institution is found by the host of a request.
    const forward = (body: readonly Buffer[]) => {
      const { url = '', method = 'GET', headers } = request
      const onward = httpRequest(institutions.origin, { path: url, method, headers }, reply => {
        const received: Buffer[] = []
        reply.on('data', (part: Buffer) => received.push(part))
        reply.on('end', () => {
          response.writeHead(reply.statusCode ?? 502, { 'content-type': 'application/json' })
          response.end(change(url, Buffer.concat(received).toString()))
        })
      })
      onward.end(Buffer.concat(body))
    }
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise<void>(resolve => proxy.close(() => resolve()))
  await stop?.()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  change = (_path, body) => body
})

const canary = async (options = '', credentials: object = { kraken: { key: 'Mesh', secret: 'Pass123' } }) => {
  let [out, err] = ['', '']
  const recordings = join(folder, 'recordings')
  const metrics = join(folder, 'canary.prom')
  const line = `canary --credentials - --recordings ${recordings} --metrics ${metrics} ${options}`.trim()
  const code = await runCli(line.split(' '), {
    env: {
      RIALTO_ENVIRONMENT: 'sandbox',
      RIALTO_DATA_DIR: folder,
      RIALTO_SANDBOX_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    },
    out: text => void (out += text),
    err: text => void (err += text),
    readInput: () => Promise.resolve(JSON.stringify(credentials)),
    interrupted: () => Promise.resolve(),
  })
  return { code, out, err, metrics: readFileSync(metrics, 'utf8'), files: readdirSync(recordings) }
}

test('the first reading is recorded, an equal second one passes, and a planted change is found and counted', async () => {
  const first = await canary()
  expect(first).toMatchObject({ code: 0, out: 'kraken: recorded\n', files: ['kraken.json'] })
  expect(readFileSync(join(folder, 'recordings/kraken.json'), 'utf8')).not.toContain('Pass123')
  const second = await canary()
  expect(second).toMatchObject({ code: 0, out: 'kraken: as recorded\n' })
  expect(second.metrics).toContain('rialto_canary_drift{institution="kraken"} 0')

  change = (path, body) => (path.includes('BalanceEx') ? body.replaceAll('hold_trade', 'held') : body)
  const renamed = await canary()
  expect(renamed.code).not.toBe(0)
  expect(renamed.out).toContain('missing: read.holdings POST api.kraken.com/0/private/BalanceEx result.*.hold_trade')
  expect(renamed.metrics).toMatch(/rialto_canary_drift\{institution="kraken"\} [1-9]/)

  expect(await canary('--accept')).toMatchObject({ out: 'kraken: recorded\n' })
  expect(await canary()).toMatchObject({ code: 0, out: 'kraken: as recorded\n' })
})

test('an unreadable account fails the command', async () => {
  const refused = await canary('', { kraken: { key: 'Wrong', secret: 'Wrong1' } })
  expect(refused.code).not.toBe(0)
  expect(refused.out).toContain('kraken: could not be read')
  expect(refused.metrics).toContain('rialto_canary_readable{institution="kraken"} 0')
  expect(refused.metrics).not.toContain('rialto_canary_drift{')
})
