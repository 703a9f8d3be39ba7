import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { installationLog, stuckAfterMs } from '@rialto/core'
import { aTransfer } from '@rialto/core/testing'
import { createTestDatabase, type TestDatabase, createStoredWorld } from '@rialto/store/testing'
import { defined } from '@rialto/defined'

import type { Tables } from '@rialto/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { runCli } from './runCli.ts'

let database: TestDatabase<Tables>
/** Of production: a database belongs to one environment. */
let productionDatabase: TestDatabase<Tables>
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rialto-cli-'))
  database = await createTestDatabase()
  productionDatabase = await createTestDatabase()
})
afterAll(async () => {
  await database?.drop()
  await productionDatabase?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const production = {
  RIALTO_ENVIRONMENT: 'production',
  RIALTO_PUBLIC_URL: 'https://link.example.com',
  RIALTO_VAULT_KEYS: `main:${randomBytes(32).toString('base64')}`,
}

const databaseOf = (env?: Record<string, string>) =>
  env?.['RIALTO_ENVIRONMENT'] === 'production' ? productionDatabase : database

/** One command as typed, against this test's database of its environment. */
const rialto = async (line: string | string[], options: { env?: Record<string, string>; input?: string } = {}) => {
  let [out, err] = ['', '']
  const code = await runCli(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
    env: { DATABASE_URL: databaseOf(options.env).url, RIALTO_DATA_DIR: dataDir, ...options.env },
    out: text => void (out += text),
    err: text => void (err += text),
    readInput: () => Promise.resolve(options.input ?? ''),
    interrupted: () => Promise.resolve(),
  })
  return { code, out, err }
}

const idIn = (text: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? expect.fail(text)
const secretIn = (text: string): string => /sk_\w+/.exec(text)?.[0] ?? expect.fail(text)
/** No two clients may have one name. */
let shops = 0
const makeClient = async (env?: Record<string, string>) =>
  idIn((await rialto(`clients create --name Shop${(shops += 1)}`, env ? { env } : {})).out)
const makeKey = (client: string, label = 'server', rest = '') =>
  rialto(`keys create --client ${client} --permissions read,write --label ${label} ${rest}`)

test('a Link configuration is created by the types and networks it names, listed, replaced and removed', async () => {
  const client = await makeClient()
  const made = await rialto(
    `configurations create --client ${client} --name Deposits --integration coinbase --product transfers --network eip155:84532`,
  )
  expect(made).toMatchObject({ code: 0, err: '' })
  const id = idIn(made.out)
  expect((await rialto(`configurations list --client ${client}`)).out).toMatch(/Deposits +1 +transfers +1/)
  expect(await rialto(`configurations set ${id} --client ${client} --name All`)).toMatchObject({ code: 0, err: '' })
  expect((await rialto(`configurations list --client ${client}`)).out).toMatch(/All +all +any +all/)
  await rialto(`configurations set ${id} --client ${client} --name All --theme dark --language de --currency eur`)
  const [shown] = JSON.parse((await rialto(`configurations list --client ${client} --json`)).out)
  expect(shown).toMatchObject({ theme: 'dark', language: 'de', displayFiatCurrency: 'EUR' })
  expect(await rialto(`configurations set ${id} --client ${client} --name All --currency euros`)).toMatchObject({
    code: 2,
  })
  const typo = await rialto(`configurations create --client ${client} --name Typo --product transfer`)
  expect(typo.err).toContain('must be one of: balance, holdings, identity, orders, transfers')
  expect(await rialto(`configurations remove ${id} --client ${client}`)).toMatchObject({ code: 0, err: '' })
  expect((await rialto(`configurations remove ${id} --client ${client}`)).code).not.toBe(0)
})

test('jobs that were given up are listed with their errors and run again', async () => {
  expect((await rialto('jobs dead')).out).toBe('No job was given up.\n')
  const at = new Date()
  const { id } = await database.db
    .insertInto('jobs')
    .values({
      kind: 'webhook.deliver',
      key: 'event-1',
      payload: '{}',
      run_at: at,
      dead_at: at,
      last_error: 'Error: no',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await rialto('jobs dead')).out).toMatch(new RegExp(`${id} +webhook.deliver +event-1 .*Error: no`))
  expect(JSON.parse((await rialto('jobs dead --json')).out)).toMatchObject({ total: 1, jobs: [{ job: String(id) }] })
  expect((await rialto('jobs retry')).code).toBe(2)
  expect(await rialto(`jobs retry ${id}`)).toMatchObject({ code: 0, out: '1 job runs again now.\n' })
  expect((await rialto('jobs dead --json')).out).toContain('"total": 0')
})

describe('keys', () => {
  test('a key is made, listed and revoked', async () => {
    const client = await makeClient()
    const made = await makeKey(client, 'server', '--rate-limit 1200')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toContain(client)
    const key = idIn(made.out)
    const live = await rialto(`keys list --client ${client}`)
    expect(live.out).toMatch(new RegExp(`${key} +${client} +server +read,write +1200 +\\S+ \\S+ +never +live\n`))
    expect(await rialto(`keys revoke ${key}`)).toMatchObject({ code: 0, err: '' })
    expect((await rialto(`keys list --client ${client}`)).out).toMatch(/revoked \d{4}-\d\d-\d\d/)
    expect((await rialto(`keys revoke ${key}`)).code).toBe(0)
  })

  test('the secret is shown once: the database has its digest, and no list has it', async () => {
    const client = await makeClient()
    const { out } = await makeKey(client)
    const secret = secretIn(out)
    expect(secret).toMatch(/^sk_sandbox_[0-9A-Za-z]{49}$/)
    expect(out.split(secret)).toHaveLength(2)
    expect((await rialto('keys list')).out).not.toContain(secret)
    const rows = await database.db.selectFrom('api_keys').selectAll().where('client_id', '=', client).execute()
    expect(rows.map(row => row.secret_hash)).toEqual([createHash('sha256').update(secret).digest()])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('two live keys to move from one to the other; a third is refused until one goes', async () => {
    const client = await makeClient()
    const first = idIn((await makeKey(client, 'old')).out)
    await makeKey(client, 'new')
    const third = await makeKey(client, 'third')
    expect(third).toMatchObject({ code: 1, out: '' })
    expect(third.err).toContain(`old: ${first}`)
    await rialto(`keys revoke ${first}`)
    expect((await makeKey(client, 'third')).code).toBe(0)
  })

  test('of two who make the second key at once, one gets an error', async () => {
    const client = await makeClient()
    await makeKey(client, 'first')
    const codes = (await Promise.all([makeKey(client, 'a'), makeKey(client, 'b')])).map(({ code }) => code)
    expect(codes.sort()).toEqual([0, 1])
  })

  test('a leaked secret is traced to its key', async () => {
    const { out } = await makeKey(await makeClient(), 'leaked')
    const identify = async (input: string) => (await rialto('keys identify', { input })).out
    expect(await identify(`${secretIn(out)}\n`)).toContain('leaked')
    expect(await identify('sk_live_nothing')).toContain('not a Rialto key')
    await database.db.deleteFrom('api_keys').where('id', '=', idIn(out)).execute()
    expect(await identify(secretIn(out))).toContain('from another installation')
  })

  test.each([
    ['keys create --permissions read --label x', 2, '--client is missing'],
    ['keys create --client nobody --permissions read --label x', 1, 'Client nobody not found'],
    ['keys create --client 00000000-0000-4000-8000-000000000001 --permissions read --label x', 1, 'not found'],
    ['keys create --client x --permissions admin --label x', 2, 'read,write'],
    ['keys revoke', 2, 'Specify a key ID'],
    ['keys revoke nothing', 1, 'Key nothing not found'],
    ['keys revoke 00000000-0000-4000-8000-000000000001', 1, 'not found'],
    ['keys list --colour', 2, '--colour'],
    ['keys list now', 2, 'now'],
    ['keys', 2, 'Unknown command "keys"'],
    ['ip-ranges add --client x', 2, 'Specify a range'],
    ['clients create --name x --origin example', 1, 'origin'],
  ])('rialto %s: exit code %i', async (line, code, words) => {
    const result = await rialto(line)
    expect(result).toMatchObject({ code, out: '' })
    expect(result.err).toContain(words)
    expect(result.err).not.toContain('    at ')
  })

  test('rate limits are whole numbers', async () => {
    const client = await makeClient()
    for (const limit of ['0', '1.5', 'many', '1000001'])
      expect((await makeKey(client, 'x', `--rate-limit ${limit}`)).err).toContain('1 to 1000000')
  })

  test('the configured demo key does not count, and is not revoked behind configuration’s back', async () => {
    const client = await makeClient()
    const [a, b, c] = [
      await makeKey(client, 'a'),
      await makeKey(client, 'b'),
      idIn((await rialto(`keys list --client ${client}`)).out),
    ]
    expect([a.code, b.code]).toEqual([0, 0])
    await database.db.updateTable('api_keys').set({ is_configured: true }).where('id', '=', c).execute()
    expect((await makeKey(client, 'c')).code).toBe(0)
    const revoked = await rialto(`keys revoke ${c}`)
    expect(revoked.code).toBe(1)
    expect(revoked.err).toContain('RIALTO_SANDBOX_CLIENT_SECRET')
  })
})

describe('production', () => {
  const live = (line: string, input?: string) => rialto(line, { env: production, ...defined({ input }) })

  test('gets its first client, key, addresses and webhook', async () => {
    const client = idIn((await live('clients create --name Shop --origin https://shop.example')).out)
    const key = await live(`keys create --client ${client} --permissions read --label server`)
    expect(secretIn(key.out)).toMatch(/^sk_live_/)
    expect((await live(`ip-ranges list --client ${client}`)).out).toContain('rejects this client’s keys')
    expect((await live(`ip-ranges add 203.0.113.77/24 --client ${client} --label office`)).out).toContain(
      '203.0.113.0/24',
    )
    await live(`ip-ranges add 203.0.113.0/24 --client ${client}`)
    await live(`ip-ranges add 2001:DB8::1 --client ${client}`)
    const listed = (await live(`ip-ranges list --client ${client}`)).out
    expect(listed.match(/203\.0\.113\.0\/24 +office/g)).toHaveLength(1)
    expect(listed).toContain('2001:db8::1/128')
    expect((await live(`ip-ranges remove 203.0.113.9/24 --client ${client}`)).code).toBe(0)
    expect((await live(`ip-ranges remove 203.0.113.9/24 --client ${client}`)).code).toBe(1)
    const webhook = await live(`webhooks set --client ${client} --url https://shop.example/hooks`)
    expect(webhook.out).toMatch(/whsec_[A-Za-z0-9+/]{43}=/)
  })

  test('is not the sandbox: no command of one environment opens the database of the other', async () => {
    await makeClient(production)
    await makeClient()
    const other = await rialto('clients list', { env: { DATABASE_URL: productionDatabase.url } })
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('belongs to the environment production') })
    const live = await rialto('clients list', { env: { ...production, DATABASE_URL: database.url } })
    expect(live).toMatchObject({ code: 1, err: expect.stringContaining('belongs to the environment sandbox') })
  })

  test.each([
    ['http://shop.example/hooks', 'https'],
    ['https://user:word@shop.example/hooks', 'password'],
    ['https://shop.example/hooks#part', 'fragment'],
    ['shop', 'URL'],
  ])('webhooks do not go to %s', async (url, words) => {
    const { code, err } = await live(`webhooks set --client ${await makeClient(production)} --url ${url}`)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(words) })
  })

  test('says what it lacks', async () => {
    expect(await rialto('keys list', { env: { RIALTO_ENVIRONMENT: 'production' } })).toMatchObject({
      code: 1,
      err: expect.stringContaining('RIALTO_VAULT_KEYS'),
    })
  })
})

describe('clients and webhooks', () => {
  test('origins are replaced', async () => {
    const client = await makeClient()
    await rialto(`clients set-origins --client ${client} --origin http://localhost:3000 --origin https://shop.example`)
    expect((await rialto('clients list')).out).toContain('http://localhost:3000 https://shop.example')
    expect((await rialto(`clients set-origins --client ${client}`)).out).toContain('none')
  })

  test('headless bridging is enabled and disabled for one client', async () => {
    const client = await makeClient()
    const set = (to: string) => rialto(`clients set-bridging --client ${client} --to ${to}`)
    expect(await set('enabled')).toMatchObject({ code: 0, out: 'Headless bridging: enabled\n' })
    expect((await set('disabled')).out).toContain('disabled')
    expect(await set('maybe')).toMatchObject({ code: 2, err: expect.stringContaining('--to') })
  })

  test('addresses just in time have a URL with a secret, shown once, until they have none', async () => {
    const client = await makeClient()
    const set = (rest: string) => rialto(`clients set-jit-url --client ${client} ${rest}`)
    const { code, out } = await set('--url http://localhost:3000/address')
    expect({ code, secret: /whsec_\S+/.test(out) }).toEqual({ code: 0, secret: true })
    const stored = () => database.db.selectFrom('jit_settings').selectAll().where('client_id', '=', client).execute()
    const [row] = await stored()
    expect(row?.url).toBe('http://localhost:3000/address')
    expect(row?.sealed_secret.toString()).not.toContain('whsec_')
    expect((await set('--url ftp://localhost/')).err).toContain('url')
    expect((await set('')).out).toContain('requires an address')
    expect(await stored()).toEqual([])
  })

  test('an endpoint keeps its secret when it moves, unless another is given, and is enabled again', async () => {
    const client = await makeClient()
    const set = async (rest: string) => (await rialto(`webhooks set --client ${client} --url ${rest}`)).out
    const secretOf = (text: string) => /whsec_\S+/.exec(text)?.[0]
    const first = secretOf(await set('http://localhost:3000/a'))
    await database.db
      .updateTable('webhook_endpoints')
      .set({ disabled_at: new Date(0), disabled_reason: 'x' })
      .where('client_id', '=', client)
      .execute()
    const moved = await set('http://localhost:3000/b')
    expect(secretOf(moved)).toBeUndefined()
    const next = secretOf(await set('http://localhost:3000/b --new-secret'))
    expect(next).not.toBe(first)
    const rows = await database.db.selectFrom('webhook_endpoints').selectAll().where('client_id', '=', client).execute()
    expect(rows).toMatchObject([{ url: 'http://localhost:3000/b', disabled_at: null, client_id: client }])
    expect(JSON.stringify(rows)).not.toContain(String(next).slice(6, 20))
  })

  test('a management key is shown once and ends', async () => {
    const client = await makeClient()
    const made = await rialto(`management-keys create --client ${client} --label ops`)
    expect(made.out).toMatch(/amk_sandbox_\w{20}/)
    const key = idIn(made.out)
    const revoke = () => rialto(`management-keys revoke ${key} --client ${client}`)
    expect([(await revoke()).code, (await revoke()).code]).toEqual([0, 1])
    expect((await rialto(`management-keys revoke nothing --client ${client}`)).code).toBe(1)
    expect((await rialto(`management-keys create --client ${client}`)).code).toBe(2)
  })

  test('what people call things moves no cursor', async () => {
    const client = await makeClient()
    await database.db.updateTable('clients').set({ name: '\u001b[2Jgone' }).where('id', '=', client).execute()
    expect((await rialto('clients list')).out).toContain('?[2Jgone')
  })
})

describe('migrate, help and doctor', () => {
  test('migrate says when there is nothing to do', async () => {
    expect(await rialto('migrate')).toEqual({ code: 0, out: 'The database is up to date.\n', err: '' })
  })

  test('help lists every command, and each its own', async () => {
    const { code, out } = await rialto('')
    expect(code).toBe(0)
    for (const name of ['start', 'keys create', 'ip-ranges add', 'webhooks set', 'migrate', 'doctor'])
      expect(out).toContain(`rialto ${name}`)
    expect((await rialto('keys create --help')).out).toContain('--rate-limit')
  })

  test('the version is that of the server', async () => {
    expect(await rialto('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })

  test('a setting that is wrong is named', async () => {
    const { code, err } = await rialto('keys list', { env: { RIALTO_TRUSTED_PROXIES: 'everyone' } })
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('RIALTO_TRUSTED_PROXIES') })
  })

  test('a database that is not there is a sentence, without its password', async () => {
    const env = { DATABASE_URL: 'postgres://rialto:canary@127.0.0.1:1/rialto' }
    const { code, out } = await rialto('doctor', { env: { ...env, PORT: '0', RIALTO_SANDBOX_PORT: '0' } })
    expect(code).toBe(1)
    expect(out).toMatch(/BAD {3}Database at DATABASE_URL/)
    expect(out).not.toContain('canary')
  })
})

describe('bridging', () => {
  const route = '--from eip155:11155111/usdc --to eip155:84532/USDC'

  test('routes are opened, changed, listed and closed; networks are preferred', async () => {
    const client = await makeClient()
    const set = await rialto(`bridging routes set --client ${client} ${route} --minimum 5`)
    expect(set).toMatchObject({ code: 0, err: '' })
    expect(set.out).toContain('USDC on Sepolia to USDC on Base Sepolia is enabled')
    const id = idIn(set.out)
    await rialto(`bridging routes set --client ${client} ${route} --minimum 7.5 --name Mine`)
    await rialto(`bridging priority --client ${client} --network eip155:84532 --network eip155:11155111`)
    const { out } = await rialto(`bridging routes list --client ${client}`)
    expect(out).toMatch(new RegExp(`eip155:11155111/USDC +eip155:84532/USDC +7.5 +Mine +${id}\n`))
    expect(out).toContain('Network priority: eip155:84532 eip155:11155111')
    expect(await rialto(`bridging routes remove ${id} --client ${client}`)).toMatchObject({ code: 0 })
    expect((await rialto(`bridging routes list --client ${client}`)).out).not.toContain(id)
    expect((await rialto(`bridging routes remove ${id} --client ${client}`)).code).toBe(1)
  })

  test.each([
    ['routes set --from eip155:1 --to eip155:84532/USDC', 2, '--from must be'],
    ['routes set --from eip155:84532/USDC --to eip155:84532/ETH', 1, 'a bridge joins two networks'],
    ['routes set --from eip155:1/USDC --to eip155:84532/USDC', 1, 'origin.network'],
    ['routes set --from eip155:11155111/USDC --to eip155:84532/USDC --minimum many', 1, 'minimumAmount'],
    ['routes remove', 2, 'Specify a route ID'],
    ['routes remove nothing', 1, 'Route not found'],
    ['priority --network base', 1, 'networks[0]'],
  ])('rialto bridging %s: exit code %i', async (line, code, words) => {
    const result = await rialto(`bridging ${line} --client ${await makeClient()}`)
    expect(result).toMatchObject({ code, out: '' })
    expect(result.err).toContain(words)
  })
})

describe('sandbox', () => {
  const faucet = 'sandbox faucet 0xabc --network eip155:84532 --symbol USDC --amount 1'

  test('coins come from a running sandbox only', async () => {
    expect(await rialto(faucet)).toMatchObject({
      code: 1,
      err: expect.stringContaining('No sandbox is running on') as string,
    })
    expect((await rialto('sandbox faucet 0xabc --symbol USDC --amount 1')).err).toContain('--network is missing.')
  })

  test('a sandbox that was stopped is reset, and there is none in production', async () => {
    expect(await rialto('sandbox reset')).toMatchObject({ code: 0, out: 'There is no sandbox to reset.\n' })
    const folder = join(dataDir, 'sandbox')
    mkdirSync(folder)
    writeFileSync(join(folder, 'institutions.jsonl'), '[]\n')
    expect((await rialto('sandbox reset')).out).toContain('begins with a new sandbox')
    expect(existsSync(folder)).toBe(false)
    for (const line of ['sandbox reset', faucet])
      expect((await rialto(line, { env: production })).err).toContain('work in the sandbox only')
  })
})

test('a withdrawal that needs a person is listed with what is allowed, and resolved with an entry in the audit log', async () => {
  await makeClient()
  const { ctx, scope, ...world } = await createStoredWorld(database.db)
  const createdAtMs = Date.now() - stuckAfterMs - 1_000
  const [transfer, has] = (['unknown', 'accepted'] as const).map(phase => ({ phase, createdAtMs }))
  const connection = await world.connect()
  const lost = aTransfer(connection, transfer)
  const accepted = aTransfer(connection, has)
  for (const each of [lost, accepted]) await ctx.store.transfers.insert(each, { cause: 'requested', atMs: createdAtMs })
  const { transfers } = JSON.parse((await rialto(`transfers review --client ${scope.clientId} --json`)).out)
  expect(transfers).toMatchObject([{ actions: expect.arrayContaining(['notSent', 'lookAgain']) }, {}])
  const resolve = (id: string) =>
    rialto(['transfers', 'resolve', id, '--action', 'notSent', '--note', 'Ticket 9: not sent'])
  expect(await resolve(lost.id)).toMatchObject({ code: 0, err: '', out: `Transfer ${lost.id} is failed.\n` })
  // Only the server can read the institution.
  expect(await resolve(accepted.id)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Try again through the API'),
  })
  expect(await rialto(`transfers resolve ${lost.id} --action lookAgain --note short`)).toMatchObject({ code: 2 })
  expect(await ctx.store.audit.list(scope, { count: 5 })).toMatchObject([
    { operation: 'resolveTransfer', target: lost.id, actor: { kind: 'command' } },
  ])
})

test('a transfer is shown with everything that happened to it', async () => {
  await makeClient()
  const { ctx, scope, ...world } = await createStoredWorld(database.db)
  const transfer = aTransfer(await world.connect(), { institutionTransactionId: 'native-7' })
  await ctx.store.transfers.insert(transfer, { cause: 'requested', atMs: 1_767_000_000_000 })
  const reason = { cause: 'sent', upstreamStatus: 'PROCESSING', atMs: 1_767_000_001_000 } as const
  await ctx.store.transfers.update({ ...transfer, phase: 'onChain', hash: '0xabc' }, reason)
  const { code, out } = await rialto(`transfers show ${transfer.id}`)
  expect(code).toBe(0)
  expect(out).toContain(`Transfer ${transfer.id} of client ${scope.clientId}`)
  expect(out).toContain('native-7')
  expect(out).toMatch(/2025-12-29T09:20:01.000Z +onChain +sent +PROCESSING +0xabc/)
  expect(JSON.parse((await rialto(`transfers show ${transfer.id} --json`)).out)).toMatchObject({
    changes: [{}, reason],
  })
  for (const id of [scope.clientId, 'no-id'])
    expect(await rialto(`transfers show ${id}`)).toMatchObject({ code: 1, err: expect.stringContaining('no transfer') })
})

test('every listing prints one JSON document with --json', async () => {
  const client = await makeClient()
  await makeKey(client)
  await rialto(`ip-ranges add 203.0.113.0/24 --client ${client} --label office`)
  await rialto(`configurations create --client ${client} --name Deposits --product transfers`)
  const json = async (line: string) => JSON.parse((await rialto(`${line} --json`)).out)
  const of = `--client ${client}`
  expect(await json('clients list')).toContainEqual({
    id: client,
    name: `Shop${shops}`,
    allowedOrigins: [],
    closedAt: null,
  })
  expect(await json(`keys list ${of}`)).toMatchObject([{ clientId: client, label: 'server', revokedAt: null }])
  expect(await json(`ip-ranges list ${of}`)).toMatchObject([{ range: '203.0.113.0/24', label: 'office' }])
  expect(await json(`configurations list ${of}`)).toMatchObject([{ name: 'Deposits', products: ['transfers'] }])
  expect(await json(`bridging routes list ${of}`)).toEqual({ routes: [], networkPriority: [] })
  expect(await json(`webhooks list ${of}`)).toEqual([])
  expect(await json('transfers review')).toEqual({ total: expect.any(Number), transfers: expect.any(Array) })
  expect(await json('doctor')).toMatchObject({
    checks: expect.arrayContaining([{ state: 'ok', what: expect.any(String) }]),
  })
})

test('a user is exported and erased, and no other', async () => {
  await makeClient()
  const { ctx, scope } = await createStoredWorld(database.db)
  for (const userId of ['user-1', 'user-2'])
    await ctx.store.link.issue({
      id: randomUUID(),
      scope,
      codeHash: randomBytes(32),
      request: { userId, restrictMultipleAccounts: false },
      expiresAtMs: Date.now(),
    })
  const sessionsOf = async (userId: string) => {
    const { out } = await rialto(`users export ${userId} --client ${scope.clientId}`)
    return (JSON.parse(out) as { linkSessions: unknown[] }).linkSessions.length
  }
  expect([await sessionsOf('user-1'), await sessionsOf('user-2')]).toEqual([1, 1])
  const erased = await rialto(`users erase user-1 --client ${scope.clientId}`)
  expect(erased).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Accounts removed: 0') })
  expect([await sessionsOf('user-1'), await sessionsOf('user-2')]).toEqual([0, 1])
  expect((await rialto(`users erase --client ${scope.clientId}`)).code).toBe(2)
})

test('an invitation by a command is in the client’s audit log', async () => {
  const { ctx, scope } = await createStoredWorld(database.db)
  const { clientId } = scope
  expect((await rialto(`users invite sam@example.com --client ${clientId} --role support`)).code).toBe(0)
  const [entry, ...others] = await ctx.store.audit.list(scope, { count: 9 })
  expect(entry).toMatchObject({ operation: 'inviteMember', actor: { kind: 'command', name: 'rialto' } })
  expect(entry?.after).toEqual({ email: 'sam@example.com', role: 'support' })
  expect(others).toEqual([])
})

test('retention of transfer records is set for a client, given back to the server, and its records are listed', async () => {
  const client = await makeClient()
  const { ctx, scope } = await createStoredWorld(database.db)
  const days = () => ctx.store.clients.transferRetentionDays({ ...scope, clientId: client })
  expect((await rialto(`clients set-retention --client ${client} --days 3650`)).out).toContain('3650 days')
  expect(await days()).toBe(3650)
  expect((await rialto(`clients set-retention --client ${client} --days 1.5`)).code).toBe(2)
  expect((await rialto(`clients set-retention --client ${client}`)).code).toBe(0)
  expect(await days()).toBeUndefined()
  expect((await rialto(`transfers retained --client ${client}`)).out).toBe('There are no retained records.\n')
})

test('members and operators are listed, signed out, reset and removed, and the last operator stays', async () => {
  const { ctx } = await createStoredWorld(database.db)
  const factors = { passwordHash: 'none', totpSecret: '00'.repeat(20) }
  const add = async (email: string, isOperator: boolean) => {
    const id = randomUUID()
    await ctx.store.members.insert({ id, environment: 'sandbox', email, name: 'Sam', isOperator }, factors, Date.now())
    return id
  }
  const [first] = [await add('first@example.com', true), await add('other@example.com', false)]
  expect((await rialto('users list')).out).toMatch(
    /first@example.com +Sam +operator\nother@example.com +Sam +0 clients/,
  )
  expect(JSON.parse((await rialto('users list --json')).out)).toContainEqual(
    expect.objectContaining({ id: first, isOperator: true }),
  )
  expect((await rialto('users sign-out first@example.com')).out).toBe('Sessions ended of first@example.com: 0\n')
  const reset = await rialto('users reset other@example.com')
  expect(reset.out).toMatch(/\/dashboard\/invitation#[0-9a-f]{64}/)
  const last = await rialto('users remove first@example.com')
  expect([last.code, last.err]).toEqual([1, expect.stringContaining('at least one operator')])
  expect((await rialto('users remove other@example.com')).code).toBe(0)
  expect((await rialto('users remove other@example.com')).err).toContain('Member not found')
  expect((await rialto('users reset')).code).toBe(2)
  expect((await rialto('users invite new@example.com')).code).toBe(0)
  const log = await ctx.store.audit.list(installationLog('sandbox'), { count: 9 })
  expect(log.map(({ operation, actor }) => [operation, actor.kind])).toEqual([
    ['inviteMember', 'command'],
    ['removeInstallationMember', 'command'],
    ['resetInstallationMember', 'command'],
    ['signOutInstallationMember', 'command'],
  ])
})

test('audit list shows the log of the installation, and that of a client', async () => {
  const { scope } = await createStoredWorld(database.db)
  await rialto(`users invite listed@example.com --client ${scope.clientId} --role support`)
  await rialto('users invite operator@example.com')
  const ofClient = await rialto(`audit list --client ${scope.clientId}`)
  expect(ofClient).toMatchObject({ code: 0, out: expect.stringContaining('inviteMember') })
  const ofInstallation = JSON.parse((await rialto('audit list --count 1 --json')).out)
  expect(ofInstallation).toMatchObject([{ operation: 'inviteMember', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  expect(JSON.stringify(ofInstallation)).not.toContain(scope.clientId)
  expect((await rialto('audit list --count none')).code).toBe(2)
})

test('audit verify says which log is not as it was written, and the doctor does', async () => {
  const { scope } = await createStoredWorld(database.db)
  for (const email of ['one@example.com', 'two@example.com'])
    await rialto(`users invite ${email} --client ${scope.clientId} --role support`)
  const well = await rialto(`audit verify --client ${scope.clientId}`)
  expect(well).toMatchObject({ code: 0, err: '' })
  expect(well.out).toMatch(/: 2 entries, last one 2:/)
  const [, head = ''] = /last one (2:[0-9a-f]{64})/.exec(well.out) ?? []
  expect((await rialto(`audit verify --client ${scope.clientId} --head ${head}`)).code).toBe(0)
  expect((await rialto(`audit verify --client ${scope.clientId} --head two`)).code).toBe(2)
  expect((await rialto('doctor')).out).toMatch(/ok +\d+ audit logs are as they were written/)
  await sql`alter table audit_entries disable trigger user`.execute(database.db)
  await sql`delete from audit_entries where client_id = ${scope.clientId} and number = 2`.execute(database.db)
  await sql`alter table audit_entries enable trigger user`.execute(database.db)
  const cut = await rialto('audit verify')
  expect(cut).toMatchObject({ code: 1, out: expect.stringContaining(`${scope.clientId}: the log ends before entry 2`) })
  expect((await rialto('doctor')).out).toContain('the log ends before entry 2')
})
