import { createHash } from 'node:crypto'
import pg from 'pg'
import { migrate, type Migrations } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'

/**
 * Creates the database that tests copy, with these migrations, unless the server has it, and returns its name. Called by all workers
 * concurrently: the first builds it, the others find it.
 *
 * @param adminUrl of a role that may create databases
 * @param runId part of its name
 */
export async function ensureTemplate(adminUrl: string, runId: string, migrations: Migrations): Promise<string> {
  const name = `rialto_template_${runId}_${fingerprint(migrations)}`
  await withAdmin(adminUrl, async admin => {
    await admin.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft}`)
    await fill(urlOfDatabase(adminUrl, draft), migrations)
    await admin.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function fill(url: string, migrations: Migrations): Promise<void> {
  const db = openDatabase({ url, maxConnections: 1 })
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

/** URL of another database of the same server. */
export function urlOfDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function withAdmin<Result>(adminUrl: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
