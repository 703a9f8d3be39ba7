import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Tables } from '@rialto/store'
import { createTestDatabase, type TestDatabase } from '@rialto/store/testing'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'
import { runCli } from '../../runCli.ts'

let database: TestDatabase<Tables>
/** A database belongs to one environment. */
let productionDatabase: TestDatabase<Tables>
const databaseOf = (env?: Record<string, string>) =>
  env?.['RIALTO_ENVIRONMENT'] === 'production' ? productionDatabase : database
let dataDir: string
let receiver: Receiver
let client: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rialto-cli-webhooks-'))
  database = await createTestDatabase()
  productionDatabase = await createTestDatabase()
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver?.stop()
  await database?.drop()
  await productionDatabase?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})
const rialto = async (line: string, env: Record<string, string> = {}) => {
  let [out, err] = ['', '']
  const code = await runCli(line.split(' ').filter(Boolean), {
    env: { DATABASE_URL: databaseOf(env).url, RIALTO_DATA_DIR: dataDir, ...env },
    out: text => void (out += text),
    err: text => void (err += text),
    readInput: () => Promise.resolve(''),
    interrupted: () => Promise.resolve(),
  })
  return { code, out, err }
}

/** `rialto listen` until it is interrupted; resolves once it forwards. */
const startListening = async (rest: string, env: Record<string, string> = {}) => {
  let out = ''
  let interrupt: (() => void) | undefined
  const untilInterrupted = new Promise<void>(resolve => (interrupt = resolve))
  let forwards: (() => void) | undefined
  const ready = new Promise<void>(resolve => (forwards = resolve))
  const ended = runCli(`listen --client ${client} --json ${rest}`.split(' '), {
    env: { DATABASE_URL: databaseOf(env).url, RIALTO_DATA_DIR: dataDir, ...env },
    out: text => void (out += text),
    err: text => void (out += text),
    readInput: () => Promise.resolve(''),
    interrupted: () => {
      forwards?.()
      return untilInterrupted
    },
  })
  await Promise.race([ready, ended])
  const lines = () =>
    out
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line))
  return {
    lines,
    interrupt: () => {
      interrupt?.()
      return ended
    },
  }
}
const json = async (line: string) => JSON.parse((await rialto(`${line} --client ${client} --json`)).out)
/** No two clients may have one name. */
let shops = 0
beforeEach(async () => {
  shops += 1
  const { out } = await rialto(`clients create --name Shop${shops}`)
  client = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(out)?.[0] ?? expect.fail(out)
})

const vaultKey = `main:${randomBytes(32).toString('base64')}`
const production = {
  RIALTO_ENVIRONMENT: 'production',
  RIALTO_PUBLIC_URL: 'https://link.example.com',
  RIALTO_VAULT_KEYS: vaultKey,
}

const add = async (rest = '') => json(`webhooks add --url ${receiver.url} ${rest}`)

test('a client has several endpoints with filters, listed with their status', async () => {
  const first = await json(`webhooks set --url ${receiver.url}`)
  const second = await add('--event transfer.succeeded --event connection.removed --label ledger')
  expect(await json('webhooks list')).toMatchObject([
    { id: first.id, eventTypes: null, status: 'active', waiting: 0 },
    { id: second.id, eventTypes: ['transfer.succeeded', 'connection.removed'], label: 'ledger' },
  ])
  expect((await rialto(`webhooks list --client ${client}`)).out).toContain('transfer.succeeded,connection.removed')
  expect(JSON.stringify(await json('webhooks list'))).not.toContain('whsec_')
})

test('of several endpoints the one to change is named', async () => {
  const [first, second] = [await add(), await add()]
  const unclear = await rialto(`webhooks set --client ${client} --url ${receiver.url}/moved`)
  expect(unclear).toMatchObject({ code: 1, err: expect.stringContaining(first.id) })
  await rialto(`webhooks set --client ${client} --url ${receiver.url}/moved --endpoint ${second.id}`)
  const urls = (await json('webhooks list')).map(({ url }: { url: string }) => url)
  expect(urls).toEqual([receiver.url, `${receiver.url}/moved`])
  expect((await rialto(`webhooks show --client ${client}`)).err).toContain('rialto webhooks list')
  expect(await json(`webhooks show ${second.id}`)).toMatchObject({ url: `${receiver.url}/moved` })
})

test('a paused endpoint is listed as paused with the reason, and resumed', async () => {
  await add()
  await rialto(`webhooks pause --client ${client}`)
  expect(await json('webhooks list')).toMatchObject([{ status: 'paused', pauseReason: 'It was paused on request.' }])
  expect((await rialto(`webhooks resume --client ${client}`)).out).toContain('Resumed. 0 waiting events')
  expect(await json('webhooks list')).toMatchObject([{ status: 'active', pauseReason: null }])
})

test('a new secret overlaps with the one before it for as long as was asked', async () => {
  const { secret } = await add()
  const rotated = await json(`webhooks set --url ${receiver.url} --new-secret --overlap 2h`)
  expect(rotated.secret).not.toBe(secret)
  const inMs = Date.parse(rotated.previousSecretUntil) - Date.now()
  expect(inMs).toBeGreaterThan(110 * 60_000)
  expect(inMs).toBeLessThanOrEqual(120 * 60_000)
  expect(await json('webhooks rotate-secret --overlap 0')).toMatchObject({ previousSecretUntil: null })
})

test('a test event is signed with both secrets during a rotation, and its answer is shown', async () => {
  const { secret } = await add()
  const { secret: next } = await json('webhooks rotate-secret')
  receiver.deliveries.length = 0
  expect(await json('webhooks test')).toMatchObject({ accepted: true, status: 200 })
  const [{ headers, body } = expect.fail()] = receiver.deliveries
  for (const each of [secret, next])
    expect(new Webhook(each).verify(body, headers as Record<string, string>)).toMatchObject({
      EventType: 'webhook.test',
    })
  receiver.answerWith(500)
  expect((await rialto(`webhooks test --client ${client}`)).out).toMatch(/^Not accepted: HTTP 500 after \d+ ms\.\n$/)
})

test('deliveries are listed and replayed by name; a replay of everything is refused', async () => {
  await add()
  expect(await json('webhooks deliveries --state waiting')).toEqual([])
  expect(await json('webhooks replay --from 2030-01-01')).toEqual({ replayed: 0 })
  expect(await rialto(`webhooks replay --client ${client}`)).toMatchObject({ code: 2 })
})

test.each(['https://127.0.0.1/hook', 'https://10.1.2.3/hook', 'https://localhost/hook', 'https://shop.example:8443/'])(
  'in production %s is refused: it can never be delivered to',
  async url => {
    shops += 1
    const { out } = await rialto(`clients create --name Shop${shops}`, production)
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(out)?.[0] ?? expect.fail(out)
    const { code, err } = await rialto(`webhooks set --client ${id} --url ${url}`, production)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('can never be delivered to') })
  },
)

test.each([
  ['webhooks set --url http://127.0.0.1:1/ --overlap 24h', 2, '--new-secret'],
  ['webhooks rotate-secret --overlap soon', 2, '--overlap'],
  ['webhooks add --url http://127.0.0.1:1/ --event transfer.done', 1, 'transfer.succeeded'],
  ['webhooks deliveries --state lost', 2, '--state'],
  ['webhooks replay --event x', 2, '--event'],
  ['webhooks replay --from yesterday', 2, '--from'],
  ['webhooks remove', 2, 'endpoint ID'],
  ['webhooks show 00000000-0000-4000-8000-000000000001', 1, 'not found'],
])('rialto %s: exit code %i', async (line, code, words) => {
  expect(await rialto(`${line} --client ${client}`)).toMatchObject({ code, err: expect.stringContaining(words) })
})

test('rialto listen passes events on to a local URL as they were signed, and shows each with its answer', async () => {
  const listener = await startListening(`--forward-to ${receiver.url}`)
  const [{ endpointId, secret }] = listener.lines()
  receiver.deliveries.length = 0
  receiver.answerWith(204, 500)
  expect(await json(`webhooks test ${endpointId}`)).toMatchObject({ accepted: true, status: 204 })
  expect(await json(`webhooks test ${endpointId}`)).toMatchObject({ accepted: false, status: 500 })
  const [{ body, headers }] = receiver.deliveries as [(typeof receiver.deliveries)[number]]
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    EventType: 'webhook.test',
    EndpointId: endpointId,
  })
  expect(listener.lines().slice(1)).toMatchObject([
    { eventType: 'webhook.test', eventId: headers['webhook-id'], status: 204 },
    { eventType: 'webhook.test', status: 500 },
  ])
  expect(await listener.interrupt()).toBe(0)
  expect(await json('webhooks list')).toEqual([])
})

test('without an answer from the local URL rialto listen says so, and the server sends the event again', async () => {
  const nobody = await startReceiver()
  await nobody.stop()
  const listener = await startListening(`--forward-to ${nobody.url} --event transfer.succeeded`)
  const [{ endpointId }] = listener.lines()
  expect(await json('webhooks list')).toMatchObject([{ id: endpointId, eventTypes: ['transfer.succeeded'] }])
  expect(await json(`webhooks test ${endpointId}`)).toMatchObject({ accepted: false, status: 502 })
  expect(listener.lines()[1]).toMatchObject({ error: expect.stringContaining('ECONNREFUSED') })
  await listener.interrupt()
})

test('rialto listen removes the endpoint of one that was killed, and no other', async () => {
  const own = await add('--label ledger')
  const killed = await add()
  // No process has this id: Linux ends before it.
  const label = `rialto listen, process ${2 ** 30}`
  await database.db.updateTable('webhook_endpoints').set({ label }).where('id', '=', killed.id).execute()
  const listener = await startListening(`--forward-to ${receiver.url}`)
  const ids = (await json('webhooks list')).map(({ id }: { id: string }) => id)
  expect(ids).toEqual([own.id, listener.lines()[0].endpointId])
  await listener.interrupt()
})

test('rialto listen is refused in production, and without a URL', async () => {
  expect(await rialto(`listen --client ${client}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--forward-to'),
  })
  expect(await rialto(`listen --forward-to ${receiver.url} --client ${client}`, production)).toMatchObject({
    code: 2,
    err: expect.stringContaining('rialto listen is for the sandbox'),
  })
})
