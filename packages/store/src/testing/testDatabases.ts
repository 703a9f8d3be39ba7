import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, type Migrations } from '../database/migrate.ts'
import { openDatabase, type Database } from '../database/openDatabase.ts'
import './provided.ts'

export interface TestDatabase<Tables> {
  db: Database<Tables>
  url: string
  /** Closes `db` and drops the database, even with other connections open. */
  drop(): Promise<void>
}

const MAX_CONNECTIONS = 5

/**
 * Returns a function that creates databases for tests, each empty, migrated and separate. The first call of a run
 * migrates a template; the others copy it.
 *
 * @example
 * export const createTestDatabase = testDatabases<Tables>(async () => migrations)
 * const { db, drop } = await createTestDatabase()
 */
export function testDatabases<Tables>(findMigrations: () => Promise<Migrations>): () => Promise<TestDatabase<Tables>> {
  let template: Promise<string> | undefined
  return async () => {
    template ??= findMigrations().then(ensureTemplate)
    const name = `rialto_test_${inject('rialtoRunId')}_${randomBytes(8).toString('hex')}`
    const source = await template
    // Copies files: the default writes every page through the log, which takes PostgreSQL three times the CPU.
    await asAdmin(admin => admin.query(`create database ${name} template ${source} strategy file_copy`))
    const url = urlOf(name)
    const db = openDatabase<Tables>({
      url: bySocket(url),
      maxConnections: MAX_CONNECTIONS,
      applicationName: 'rialto-test',
    })
    const drop = async () => {
      await db.destroy()
      await asAdmin(admin => admin.query(`drop database if exists ${name} with (force)`))
    }
    return { db, url, drop }
  }
}

/** Called by all workers concurrently: the first builds the template, the others find it. */
async function ensureTemplate(migrations: Migrations): Promise<string> {
  const name = `rialto_template_${inject('rialtoRunId')}_${fingerprint(migrations)}`
  await asAdmin(async admin => {
    await admin.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft}`)
    await fill(draft, migrations)
    await admin.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function fill(name: string, migrations: Migrations): Promise<void> {
  const db = openDatabase({ url: bySocket(urlOf(name)), maxConnections: 1 })
  try {
    await migrate(db, migrations)
  } finally {
    await db.destroy()
  }
}

/** Each set of migrations has a separate template. */
function fingerprint(migrations: Migrations): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(migrations).sort()) hash.update(`${name}\n${String(migrations[name]?.up)}\n`)
  return hash.digest('hex').slice(0, 16)
}

function urlOf(database: string): string {
  const url = new URL(inject('rialtoAdminUrl'))
  url.pathname = `/${database}`
  return url.href
}

/** URL of the same database over the server's Unix socket, for connections of this process. */
function bySocket(url: string): string {
  const folder = inject('rialtoSocketFolder')
  if (folder === undefined) return url
  const path = new URL(url)
  path.searchParams.set('host', folder)
  return path.href
}

async function asAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: bySocket(inject('rialtoAdminUrl')) })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
