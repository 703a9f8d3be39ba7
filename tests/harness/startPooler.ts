import { spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { eventually } from './eventually.ts'
import { freePorts } from './freePorts.ts'

const sample = join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini')

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.end())
  })

/** The number of transactions in a database, from its own statistics. */
const countTransactions = async (url: string, database: string): Promise<number> => {
  const admin = new URL(url)
  admin.pathname = '/pgbouncer'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  const { rows } = await client.query<{ database: string; total_xact_count: string }>('show stats')
  await client.end()
  return Number(rows.find(row => row.database === database)?.total_xact_count ?? 0)
}

/** PgBouncer by the sample of deploy, before the database of `url`. */
export const startPooler = async (program: string, url: string): Promise<{ url: string; stop(): Promise<void> }> => {
  const target = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'rialto-pgbouncer-'))
  const port = await freePorts(1)
  const name = target.pathname.slice(1)
  const ini = (await readFile(sample, 'utf8'))
    .replace('rialto = host=database port=5432', `${name} = host=${target.hostname} port=${target.port}`)
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^auth_file = .*/m, `auth_file = ${join(folder, 'users.txt')}\nstats_users = ${target.username}`)
  await writeFile(join(folder, 'pgbouncer.ini'), ini)
  const password = decodeURIComponent(target.password)
  await writeFile(join(folder, 'users.txt'), `"${decodeURIComponent(target.username)}" "${password}"\n`)
  // PgBouncer refuses to run as root, so the user that it switches to must be able to read its program and files.
  await chmod(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  const own = isRoot ? join(folder, 'pgbouncer') : program
  if (isRoot) await cp(program, own)
  // Its log names every connection, so it is off. Errors at the start are printed anyway.
  const child = spawn(own, ['-q', ...(isRoot ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')], {
    stdio: 'inherit',
  })
  await eventually(() => answers(port), 'PgBouncer to listen')
  const pooled = new URL(url)
  pooled.port = String(port)
  const stop = async () => {
    const transactions = await countTransactions(pooled.href, name)
    child.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
    process.stdout.write(`PgBouncer ran ${transactions} transactions\n`)
    if (transactions === 0) throw new Error('Nothing went through PgBouncer')
  }
  process.once('exit', () => child.kill('SIGKILL'))
  return { url: pooled.href, stop }
}
