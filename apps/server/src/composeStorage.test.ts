import { createTestDatabase, type TestDatabase } from '@rialto/store/testing'
import type { Tables } from '@rialto/store'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { composeAdmin } from './composeAdmin.ts'
import { openStorage } from './composeStorage.ts'
import { createVaultFor } from './composeVault.ts'
import { readConfig } from './config.ts'

const log = pino({ level: 'silent' })
const randomKey = (seed: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, index) => (index * seed) % 251)).toString('base64')

let made: TestDatabase<Tables>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const open = async (env: Record<string, string>) => {
  const config = readConfig({ RIALTO_VAULT_KEYS: `main:${randomKey(7)}`, ...env })
  const storage = await openStorage(config, await createVaultFor(config), log)
  await storage.close()
}
const at = (change: (url: URL) => unknown) => {
  const url = new URL(made.url)
  change(url)
  return { DATABASE_URL: url.href }
}

test.each([
  ['a wrong password', () => at(url => (url.password = 'canary')), 'rejected the user or the password'],
  ['a port where nobody listens', () => at(url => (url.port = '1')), 'refuses connections'],
  ['a host that does not exist', () => at(url => (url.hostname = 'db.invalid')), /host/],
  ['a database that does not exist', () => at(url => (url.pathname = '/canary')), 'no database of that name'],
])('%s stops the start with a sentence', async (_, env, sentence) => {
  const error = await open(env()).catch((error: Error) => error)
  expect(error).toMatchObject({ name: 'ConfigError', message: expect.stringMatching(sentence) })
  expect(error?.message).not.toContain('canary')
})

test('a database that is read-only stops the start with a sentence', async () => {
  const { db, url, drop } = await createTestDatabase()
  // All migrations are to run, and the first cannot.
  await sql`delete from schema_migrations`.execute(db)
  await sql`alter database ${sql.ref(new URL(url).pathname.slice(1))} set default_transaction_read_only = on`.execute(
    db,
  )
  await expect(open({ DATABASE_URL: url })).rejects.toThrow('is read-only')
  await drop()
})

test.each([
  ['with the tables of Rialto', 'in a schema that this user does not search', false],
  ['without tables', 'no schema in which this user can create tables', true],
])('a search_path of no schema stops the start of a database %s with a sentence', async (_, sentence, isEmpty) => {
  const { db, url, drop } = await createTestDatabase()
  const name = new URL(url).pathname.slice(1)
  if (isEmpty) await sql`drop schema public cascade`.execute(db)
  await sql`alter database ${sql.ref(name)} set search_path = nowhere`.execute(db)
  await expect(open({ DATABASE_URL: url })).rejects.toThrow(sentence)
  await drop()
})

test('a database that production uses takes no server of the sandbox, nor a command, and the other way around', async () => {
  const { url, drop } = await createTestDatabase()
  const production = {
    DATABASE_URL: url,
    RIALTO_ENVIRONMENT: 'production',
    RIALTO_PUBLIC_URL: 'https://link.example.com',
  }
  await open(production)
  await expect(open({ DATABASE_URL: url })).rejects.toThrow('belongs to the environment production')
  const config = readConfig({ RIALTO_VAULT_KEYS: `main:${randomKey(7)}`, DATABASE_URL: url })
  await expect(composeAdmin(config, log)).rejects.toThrow('belongs to the environment production')
  await open(production)
  await drop()
  await open({ DATABASE_URL: made.url })
  await expect(open({ ...production, DATABASE_URL: made.url })).rejects.toThrow('belongs to the environment sandbox')
})

test('another vault key stops the start with a sentence', async () => {
  await open({ DATABASE_URL: made.url })
  const other = open({ DATABASE_URL: made.url, RIALTO_VAULT_KEYS: `main:${randomKey(11)}` })
  await expect(other).rejects.toThrow('The vault key does not open the secrets in this database')
})
