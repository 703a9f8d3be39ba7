import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
  mkdirSync,
  chownSync,
  chmodSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { isRunning } from './processIdentity.ts'
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts'
import { removeBundle, startChild } from './testing/startChild.ts'

const silent = () => undefined
const log = { info: silent, warn: silent, error: silent }
const asRoot = process.getuid?.() === 0
const NOBODY = 65_534

/** A cluster that was made and stopped once. */
let made: string
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'rialto-embedded-made-'))
  chmodSync(made, 0o755)
  await (await startEmbeddedPostgres({ dataDir: made, log })).stop()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

let dataDir: string
/** Skips the slow first start in tests of later behavior. */
const skipFirstStart = () => {
  execFileSync('cp', ['-a', join(made, 'postgres'), dataDir])
  rmSync(join(dataDir, 'postgres', 'port'))
}
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rialto-embedded-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  const left = findPostmaster(cluster())
  if (left) await stopPostmaster(left)
  rmSync(dataDir, { recursive: true, force: true })
  // A server that survives its test was not stopped by stop(): that is a failure.
  expect(left).toBeUndefined()
})

afterAll(removeBundle)

const cluster = (folder = join(dataDir, 'postgres')) => join(folder, 'cluster')
const running = (): Postmaster => {
  const server = findPostmaster(cluster())
  if (!server) throw new Error('no server runs')
  return server
}
async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

test('a first start makes a cluster, a clean stop ends it, the next start finds its rows and its port', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log })
  expect(first.attached).toBe(false)
  // Created by another user, and open to all: afterwards only the server's own user may pass through, if it is a
  // different one.
  expect(statSync(dataDir).mode & 0o777).toBe(asRoot ? 0o711 : 0o700)
  await query(first.url, 'create table kept as select 42 as n')
  const [settings] = await query(
    first.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync, current_setting('full_page_writes') as pages,
      current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets`,
  )
  expect(settings).toEqual({ fsync: 'on', sync: 'on', pages: 'on', addresses: '127.0.0.1', sockets: '' })
  await first.stop()
  await first.stop()
  expect(findPostmaster(cluster())).toBeUndefined()
  expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false)
  const second = await startEmbeddedPostgres({ dataDir, log })
  expect(second).toMatchObject({ attached: false, url: first.url })
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }])
  await second.stop()
})

test('the password is random, private, and needed', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log })
  const file = join(dataDir, 'postgres', 'password')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(server.url).toContain(readFileSync(file, 'utf8'))
  for (const password of ['', 'x'])
    await expect(query(server.url.replace(/:[^:@/]+@/, `:${password}@`), 'select 1')).rejects.toThrow()
  const said = readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')
  expect(said).not.toContain(readFileSync(file, 'utf8'))
  await server.stop()
})

test('a server whose owner was killed is attached to, and its last user stops it', async () => {
  skipFirstStart()
  const owner = await startChild(dataDir)
  await query(owner.url, 'create table kept as select 42 as n')
  const before = running()
  await owner.signal('SIGKILL')
  expect(isRunning(before)).toBe(true)
  const next = await startChild(dataDir)
  expect(next.attached).toBe(true)
  expect(running().pid).toBe(before.pid)
  expect(await query(next.url, 'select n from kept')).toEqual([{ n: 42 }])
  await next.end('stop')
  expect(isRunning(before)).toBe(false)
})

test('a second process attaches, and leaving leaves the server to the first', async () => {
  skipFirstStart()
  const owner = await startEmbeddedPostgres({ dataDir, log })
  const second = await startChild(dataDir)
  expect(second).toMatchObject({ attached: true, url: owner.url })
  await second.end('stop')
  expect(await query(owner.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await owner.stop()
  expect(findPostmaster(cluster())).toBeUndefined()
})

test('an owner that leaves first does not stop the server for the others', async () => {
  skipFirstStart()
  const owner = await startChild(dataDir)
  const second = await startEmbeddedPostgres({ dataDir, log })
  await owner.end('stop')
  expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await second.stop()
  expect(findPostmaster(cluster())).toBeUndefined()
})

test('of several concurrent first starts one creates the cluster and all use it', async () => {
  const children = await Promise.all([startChild(dataDir), startChild(dataDir), startChild(dataDir)])
  expect(children.map(({ attached }) => attached).sort()).toEqual([false, true, true])
  expect(new Set(children.map(({ url }) => url)).size).toBe(1)
  await Promise.all(children.map(child => child.end('stop')))
  expect(findPostmaster(cluster())).toBeUndefined()
})

test.each([
  ['the whole server', true],
  ['its main process alone', false],
])('when %s is killed, it comes back on its port with every acknowledged row', async (_, group) => {
  skipFirstStart()
  const logged: string[] = []
  const keep = (_: object, message: string) => logged.push(message)
  const server = await startEmbeddedPostgres({ dataDir, log: { info: silent, warn: keep, error: keep } })
  await query(server.url, 'create table acknowledged (n int)')
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', silent)
  await client.connect()
  const before = running()
  let acknowledged = 0
  const writing = (async () => {
    for (;;) {
      await client.query('insert into acknowledged values ($1)', [acknowledged + 1])
      acknowledged += 1
      if (acknowledged === 50) process.kill(group ? -before.pid : before.pid, 'SIGKILL')
    }
  })()
  await expect(writing).rejects.toThrow()
  await client.end().catch(silent)
  await vi.waitFor(() => expect(logged).toContain('the embedded PostgreSQL was restarted'), { timeout: 60_000 })
  expect(logged[0]).toBe('the embedded PostgreSQL stopped unexpectedly; restarting it')
  expect(running().pid).not.toBe(before.pid)
  const [row] = await query(server.url, 'select count(distinct n)::int as n from acknowledged')
  // The last row may have been written although its reply was lost.
  expect([acknowledged, acknowledged + 1]).toContain(row?.['n'])
  await server.stop()
})

test('killed together with its owner, the server recovers on the next start', async () => {
  skipFirstStart()
  const owner = await startChild(dataDir)
  await query(owner.url, 'create table kept as select 42 as n')
  const before = running()
  await owner.signal('SIGKILL')
  process.kill(-before.pid, 'SIGKILL')
  const next = await startEmbeddedPostgres({ dataDir, log })
  expect(next.attached).toBe(false)
  expect(await query(next.url, 'select n from kept')).toEqual([{ n: 42 }])
  await next.stop()
})

test('a stale postmaster.pid whose number now belongs to another program does not prevent a start', async () => {
  skipFirstStart()
  const owner = await startChild(dataDir)
  const { pid } = running()
  const file = join(cluster(), 'postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await owner.signal('SIGKILL')
  process.kill(-pid, 'SIGKILL')
  writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'))
  const next = await startEmbeddedPostgres({ dataDir, log })
  expect(next.attached).toBe(false)
  await next.stop()
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s to the whole process group stops the server cleanly', async signal => {
  skipFirstStart()
  const owner = await startChild(dataDir)
  const before = running()
  await owner.signal(signal, true)
  expect(owner.process.signalCode).toBe(signal)
  expect(isRunning(before)).toBe(false)
  expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false)
  expect(owner.said.flatMap(({ log }) => log ?? [])).toEqual([
    'started the embedded PostgreSQL',
    'stopped the embedded PostgreSQL',
  ])
})

test('a process that exits without stop() leaves no server behind', async () => {
  skipFirstStart()
  const owner = await startChild(dataDir)
  const before = running()
  await owner.end('exit')
  await vi.waitFor(() => expect(isRunning(before)).toBe(false), { timeout: 60_000 })
})

test('the server waits for a holder in another container while it sends heartbeats', async () => {
  skipFirstStart()
  const owner = await startChild(dataDir)
  const { pid } = running()
  await owner.signal('SIGKILL')
  process.kill(-pid, 'SIGKILL')
  const file = join(dataDir, 'postgres', 'holders', randomUUID())
  writeFileSync(file, JSON.stringify({ pid: 1, startedAt: '1', machine: 'elsewhere' }))
  const beat = new Date(Date.now() - 9_000)
  utimesSync(file, beat, beat)
  const from = performance.now()
  const next = await startEmbeddedPostgres({ dataDir, log })
  expect(performance.now() - from).toBeGreaterThan(900)
  await next.stop()
})

test.runIf(asRoot)('started by root, the server runs as an unprivileged user who owns only the cluster', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log })
  const uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${running().pid}/status`, 'utf8'))?.[1])
  expect(uid).toBeGreaterThan(0)
  expect(statSync(cluster())).toMatchObject({ uid })
  expect(statSync(cluster()).mode & 0o777).toBe(0o700)
  for (const name of ['', 'password', 'server.log']) expect(statSync(join(dataDir, 'postgres', name)).uid).toBe(0)
  await server.stop()
})

test.runIf(asRoot)(
  'a data folder that the unprivileged user cannot enter points to one that it can enter',
  async () => {
    const closed = join(dataDir, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const inside = join(closed, 'data')
    const first = await startEmbeddedPostgres({ dataDir: inside, log })
    const folder = readFileSync(join(inside, 'postgres.location'), 'utf8').trim()
    try {
      await query(first.url, 'create table kept as select 42 as n')
      await first.stop()
      const second = await startEmbeddedPostgres({ dataDir: inside, log })
      expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }])
      await second.stop()
      expect(findPostmaster(cluster(folder))).toBeUndefined()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    await expect(startEmbeddedPostgres({ dataDir: inside, log })).rejects.toThrow(/which no longer exists/)
  },
)

test.runIf(asRoot)("started by a user, the server is that user's, and root may attach later", async () => {
  chownSync(dataDir, NOBODY, NOBODY)
  const owner = await startChild(dataDir, NOBODY)
  expect(readFileSync(`/proc/${running().pid}/status`, 'utf8')).toMatch(new RegExp(`^Uid:\\s+${NOBODY}\\s`, 'm'))
  const second = await startEmbeddedPostgres({ dataDir, log })
  expect(second.attached).toBe(true)
  await second.stop()
  await owner.end('stop')
  const asRootNow = await startEmbeddedPostgres({ dataDir, log })
  expect(statSync(cluster()).uid).toBe(NOBODY)
  await asRootNow.stop()
})

test.runIf(asRoot)('a user without access to root’s files gets an error that says so', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log })
  await expect(startChild(dataDir, NOBODY)).rejects.toMatchObject({ name: 'EmbeddedPostgresError' })
  await server.stop()
})
