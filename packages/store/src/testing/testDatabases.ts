import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Migrations } from '../database/migrate.ts'
import { openDatabase, type Database } from '../database/openDatabase.ts'
import { ensureTemplate, urlOfDatabase } from './ensureTemplate.ts'
import './provided.ts'

export interface TestDatabase<Tables> {
  db: Database<Tables>
  url: string
  /** Closes `db` and drops the database, even with other connections open. */
  drop(): Promise<void>
}

const MAX_CONNECTIONS = 5

/**
 * Returns a function that creates databases for tests, each empty, migrated and separate: copies of a template that the run's cluster
 * has, or that the first call of a run migrates.
 *
 * @example
 * export const createTestDatabase = testDatabases<Tables>(async () => migrations)
 * const { db, url, drop } = await createTestDatabase()
 */
export function testDatabases<Tables>(findMigrations: () => Promise<Migrations>): () => Promise<TestDatabase<Tables>> {
  let template: Promise<string> | undefined
  return async () => {
    const adminUrl = inject('rialtoAdminUrl')
    const admin = bySocket(adminUrl)
    const runId = inject('rialtoRunId')
    template ??= findMigrations().then(migrations => ensureTemplate(admin, runId, migrations))
    const name = `rialto_test_${runId}_${randomBytes(8).toString('hex')}`
    const source = await template
    // Copies files: the default writes every page through the log, which takes PostgreSQL three times the CPU.
    await administer(admin, `create database ${name} template ${source} strategy file_copy`)
    const url = urlOfDatabase(adminUrl, name)
    const db = openDatabase<Tables>({
      url: bySocket(url),
      maxConnections: MAX_CONNECTIONS,
      applicationName: 'rialto-test',
    })
    const drop = async () => {
      await db.destroy()
      await administer(admin, `drop database if exists ${name} with (force)`)
    }
    return { db, url, drop }
  }
}

/** Connection of this process that creates and drops databases. To open one for each takes as much CPU as the database. */
let connecting: Promise<pg.Client> | undefined

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = await (connecting ??= connect(adminUrl))
  await admin.query(statement)
}

async function connect(adminUrl: string): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: adminUrl })
  const forget = () => (connecting = undefined)
  admin.on('error', forget)
  await admin.connect().catch((error: unknown) => {
    forget()
    throw error
  })
  return admin
}

/** URL of the same database over the server's Unix socket, for connections of this process. */
function bySocket(url: string): string {
  const folder = inject('rialtoSocketFolder')
  if (folder === undefined) return url
  const path = new URL(url)
  path.searchParams.set('host', folder)
  return path.href
}
