import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createSandboxClock, startInstitutions } from '@rialto/sandbox'
import { startTestChains } from '@rialto/sandbox/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCli } from '../runCli.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let folder: string
const startSandbox = async () => {
  const chains = await startTestChains()
  const institutions = await startInstitutions({ chains, clock: createSandboxClock(), settleDelayMs: 0, tickMs: 0 })
  return { origin: institutions.origin, stop: () => institutions.stop().then(() => chains.stop()) }
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-record-'))
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const rialto = async (line: string, input = '') => {
  let [out, err] = ['', '']
  const code = await runCli(line.split(' '), {
    env: { RIALTO_ENVIRONMENT: 'sandbox', RIALTO_DATA_DIR: folder, RIALTO_SANDBOX_URL: sandbox.origin },
    out: text => void (out += text),
    err: text => void (err += text),
    readInput: () => Promise.resolve(input),
    interrupted: () => Promise.resolve(),
  })
  return { code, out, err }
}

test('rialto record reads an account over HTTP and writes it without its key', async () => {
  const path = join(folder, 'recorded.json')
  const key = JSON.stringify({ key: 'Mesh', secret: 'Pass123' })
  const { code, out, err } = await rialto(`record kraken --credentials - --out ${path}`, key)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('read.holdings: read')
  const text = readFileSync(path, 'utf8')
  expect(text).not.toContain('Pass123')
  expect(JSON.parse(text)).toMatchObject({ type: 'kraken', environment: 'sandbox' })
})

test.each([
  ['record', '', 'Name the exchange'],
  ['record kraken --out x', '', '--credentials is missing'],
  ['record nowhere --credentials - --out x', '{"key":"a","secret":"b"}', 'There is no exchange nowhere.'],
  ['record kraken --credentials - --out x', '{"password":"x"}', 'The credentials are a JSON object'],
])('rialto %s with %s says what is wrong', async (line, input, message) => {
  const { code, err } = await rialto(line, input)
  expect(code).not.toBe(0)
  expect(err).toContain(message)
})
