import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'

import { createStore, openDatabase, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, shopAddress } from '../../testing/linkFlows.ts'
import { runDueJobs } from '../../testing/runDueJobs.ts'
import { runCli } from '../runCli.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-copy-'))
  server = await createTestServer()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const rialto = async (line: string, databaseUrl: string, streams?: { input: Readable; output: PassThrough }) => {
  let [out, err] = ['', '']
  const code = await runCli(line.split(' '), {
    env: { DATABASE_URL: databaseUrl, RIALTO_VAULT_KEYS: server.vaultKeys },
    out: text => void (out += text),
    err: text => void (err += text),
    readInput: () => Promise.resolve(''),
    ...(streams ? { streams } : {}),
    interrupted: () => Promise.resolve(),
  })
  return { code, out, err }
}

/** A new, empty database beside the server's. */
const withNewDatabase = async (name: string, work: (url: string) => Promise<void>): Promise<void> => {
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await sql`create database ${sql.id(name)} template template0`.execute(server.db)
  await work(url.href).finally(() => sql`drop database ${sql.id(name)} with (force)`.execute(server.db))
}

const send = async (): Promise<{ previewId: string; base: object }> => {
  const { connection } = await connectBinance(server)
  const base = { fromAuthToken: connection.accessToken, fromType: 'binanceInternational' }
  const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5, transactionId: 'order-1' }
  const { body } = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...base, ...to } })
  const { previewId } = body.content.previewResult
  await server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...base, previewId } })
  return { previewId, base }
}

const dump = async (url: string, table: string): Promise<string[]> => {
  const db = openDatabase<Tables>({ url, maxConnections: 1 })
  const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(table)} t order by 1`.execute(db)
  await db.destroy()
  return rows.map(({ line }) => line)
}

test('a backup with a transfer in flight, restored: the transfer is found where it is, and paid once', async () => {
  const file = join(folder, 'in-flight.gz')
  const { previewId } = await send()
  expect(await rialto(`backup --out ${file}`, server.url)).toMatchObject({ code: 0, err: '' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(gunzipSync(readFileSync(file)).includes(server.vaultKeys.split(':')[1] ?? '')).toBe(false)
  // Meanwhile the institution pays. The database of before the backup is what is left.
  await server.simulators.institutions.settle()
  await server.simulators.mine()
  server.simulators.clock.advance(60_000)
  await withNewDatabase('rialto_restored', async url => {
    expect(await rialto(`restore --from ${file}`, url)).toMatchObject({ code: 0, err: '' })
    for (const table of ['transfers', 'transfer_changes', 'withdrawal_attempts', 'connections', 'clients', 'jobs'])
      expect(await dump(url, table), table).toEqual(await dump(server.url, table))
    const db = openDatabase<Tables>({ url, maxConnections: 4 })
    const vault = createVault(parseVaultKeys(server.vaultKeys))
    const ctx = { ...server.ctx, store: createStore(db, vault, server.ctx.clock.nowMs) }
    for (let round = 0; round < 4; round += 1) {
      await runDueJobs({ ctx, db, log: server.log })
      await server.simulators.mine()
      server.simulators.clock.advance(60_000)
    }
    const [found] = await db.selectFrom('transfers').selectAll().execute()
    expect(found).toMatchObject({ id: previewId, phase: 'settled' })
    expect(found?.hash).toMatch(/^0x/)
    // Nothing that was offered before the backup can be paid from.
    expect(await db.selectFrom('previews').select('id').execute()).toEqual([])
    expect(
      await db.selectFrom('withdrawal_attempts').select('number').where('transfer_id', '=', previewId).execute(),
    ).toEqual([{ number: 1 }])
    // The next change is numbered after those that were restored.
    const last = await db
      .selectFrom('transfer_changes')
      .select(eb => eb.fn.max('id').as('id'))
      .executeTakeFirst()
    expect(Number(last?.id)).toBeGreaterThan(1)
    await db.destroy()
  })
})

test('a backup leaves by standard output, and comes back by standard input', async () => {
  const output = new PassThrough()
  const packed = buffer(output)
  const made = await rialto('backup --out -', server.url, { input: Readable.from([]), output })
  expect(made).toMatchObject({ code: 0, out: '', err: expect.stringContaining('to standard output') })
  await withNewDatabase('rialto_streamed', async url => {
    const streams = { input: Readable.from([await packed]), output: new PassThrough() }
    expect(await rialto('restore --from -', url, streams)).toMatchObject({ code: 0, err: '' })
    expect(await dump(url, 'clients')).toEqual(await dump(server.url, 'clients'))
  })
})

test('a backup into a folder that does not exist is refused with a sentence', async () => {
  const refused = await rialto('backup --out /nowhere/backup.gz', server.url)
  expect(refused).toEqual({ code: 1, out: '', err: '/nowhere/backup.gz cannot be written: ENOENT.\n' })
})

test('a restore refuses a database that is not empty, and a file that is cut off, damaged or something else', async () => {
  const file = join(folder, 'whole.gz')
  await rialto(`backup --out ${file}`, server.url)
  const refused = await rialto(`restore --from ${file}`, server.url)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain('The database is not empty')
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const lastRow = lines.findLastIndex(line => !/^\{"(table|end)":/.test(line))
  const bad: [string, Buffer, string][] = [
    ['cut', readFileSync(file).subarray(0, 900), 'not a complete backup'],
    ['ended', gzipSync(lines.slice(0, -1).join('\n')), 'it ends in the middle'],
    ['missing', gzipSync(lines.filter((_, index) => index !== lastRow).join('\n')), 'The backup is damaged'],
    ['other', gzipSync('{"a":1}\n'), 'not a backup of Rialto'],
    [
      'newer',
      gzipSync(lines.join('\n').replace('"migrations":[', '"migrations":["0000_other",')),
      'Restore it with version',
    ],
  ]
  await withNewDatabase('rialto_refused', async url => {
    for (const [name, content, reason] of bad) {
      writeFileSync(join(folder, name), content)
      const { code, err } = await rialto(`restore --from ${join(folder, name)}`, url)
      expect([name, code, err]).toEqual([name, 1, expect.stringContaining(reason)])
      expect(await dump(url, 'clients')).toEqual([])
    }
    expect((await rialto('restore --from /nowhere', url)).err).toContain('There is no file')
  })
})
