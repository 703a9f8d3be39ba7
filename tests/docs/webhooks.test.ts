import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import {
  ConnectionWebhook,
  LinkSessionWebhook,
  PaymentRequestWebhook,
  PayoutWebhook,
  RefundWebhook,
  TransferWebhook,
  UnassignedPaymentWebhook,
  webhookEventTypes,
} from '@rialto/contract'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signWebhook } from '../../apps/server/src/webhooks/createWebhookSender.ts'
import { freePorts } from '../harness/freePorts.ts'

const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
const block = (info: string): string =>
  new RegExp(`\`\`\`${info}\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? expect.fail(`docs/webhooks.md has no ${info}`)

const secret = 'whsec_dGhlIHNlY3JldCBvZiBhIHdvcmtlZCBleGFtcGxlIQ=='
const next = 'whsec_YW5vdGhlciBzZWNyZXQgZm9yIHRoZSByZWNlaXZlcnM='

test('docs/webhooks.md names every event and every field of every body', () => {
  const bodies = [
    TransferWebhook,
    ConnectionWebhook,
    LinkSessionWebhook,
    PaymentRequestWebhook,
    RefundWebhook,
    UnassignedPaymentWebhook,
    PayoutWebhook,
  ]
  const fields = bodies.flatMap(({ properties }) => Object.keys(properties))
  expect(webhookEventTypes.filter(type => !page.includes(`| \`${type}\``))).toEqual([])
  expect(fields.filter(field => !new RegExp(`^\\|.*\`${field}\``, 'm').test(page))).toEqual([])
})

test('the worked example of the signature equals the server’s signature', () => {
  const headers = signWebhook({
    secrets: [secret],
    signatureHeader: 'X-Mesh-Signature-256',
    eventId: '0d9a6f1e-5b1c-4a8e-9f37-2c4d6e8f0a1b',
    timestampSeconds: 1_790_000_065,
    body: block('text example').trim(),
  })
  const [standard] = headers['webhook-signature']?.split(' ') ?? []
  expect(page).toContain(`contains \`${standard}\``)
  expect(page).toContain(`is\n\`${headers['x-mesh-signature-256']}\``)
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-docs-webhooks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hasPython = spawnSync('python3', ['--version']).status === 0
const receivers = [
  {
    language: 'TypeScript',
    info: 'ts receiver',
    file: 'receiver.mjs',
    run: (file: string) => [process.execPath, file],
  },
  { language: 'Python', info: 'python receiver', file: 'receiver.py', run: (file: string) => ['python3', file] },
] as const

test('python3, which runs the Python receiver, is installed', () => expect(hasPython).toBe(true))

describe.each(receivers)('the receiver in $language', ({ language, info, file, run }) => {
  let child: ChildProcess
  let url: string
  const lines: string[] = []
  beforeAll(async () => {
    if (language === 'Python' && !hasPython) return
    const path = join(folder, file)
    const code = block(info)
    writeFileSync(path, language === 'TypeScript' ? transformSync(code, { loader: 'ts' }).code : code)
    const port = await freePorts(1)
    url = `http://127.0.0.1:${port}/`
    const [command = '', ...words] = run(path)
    const env = { ...process.env, PORT: String(port), RIALTO_WEBHOOK_SECRETS: `${secret},${next}`, NODE_OPTIONS: '' }
    child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', code => reject(new Error(`the receiver ended with ${code}`)))
      createInterface({ input: child.stdout ?? expect.fail() }).on('line', line => {
        if (line === 'ready') resolve()
        else lines.push(line)
      })
    })
  })
  afterAll(() => void child?.kill())

  const eventId = randomUUID()
  const event = { EventType: 'transfer.succeeded', UserId: 'Łódź-1', DestinationAmount: 5, DestinationToken: 'USDC' }
  const body = JSON.stringify({ EventId: eventId, ...event })
  const post = async (changes: { secrets?: string[]; body?: string; ageSeconds?: number } = {}) => {
    const { secrets = [secret], ageSeconds = 0 } = changes
    const timestampSeconds = Math.floor(Date.now() / 1000) - ageSeconds
    const headers = signWebhook({ secrets, signatureHeader: 'X-Mesh-Signature-256', eventId, timestampSeconds, body })
    return (await fetch(url, { method: 'POST', headers, body: changes.body ?? body })).status
  }

  test.skipIf(language === 'Python' && !hasPython)('credits an event once, and refuses what is not ours', async () => {
    expect(await post({ secrets: [`whsec_${Buffer.from('a stranger').toString('base64')}`] })).toBe(401)
    expect(await post({ body: body.replace(':5', ':6') })).toBe(401)
    expect(await post({ ageSeconds: 400 })).toBe(401)
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401)
    expect(await post()).toBe(200)
    expect(await post()).toBe(200)
    expect(await post({ secrets: [next, secret] })).toBe(200)
    expect(await post({ secrets: [next] })).toBe(200)
    expect(lines).toEqual(['credit 5 USDC to Łódź-1'])
  })
})
