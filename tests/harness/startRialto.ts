import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defined } from '@rialto/defined'
import { createTestDatabase } from '@rialto/store/testing'

import { freePorts } from './freePorts.ts'
import { startPooler } from './startPooler.ts'

const root = join(import.meta.dirname, '../..')
/** A run of a part (scripts/testParts.ts) has built everything before. To look for it again costs a tenth of a start. */
const built = process.env['RIALTO_TEST_PART'] === undefined ? [] : ['--built']

export const demoClient = {
  id: '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e',
  secret: 'sk_sandbox_demo_0000000000000000000000000000000000000000000000000001',
}

export interface Rialto {
  process: ChildProcess
  /** `http://127.0.0.1:<port>` */
  api: string
  demo: string
  sandbox: string
  dataDir: string
  /** Its environment variables. */
  env: NodeJS.ProcessEnv
  /** Undefined if its database is in the data folder. */
  databaseUrl: string | undefined
  /** Everything it printed so far. */
  output(): string
  /** Its standard output. */
  standardOutput(): string
  /** Resolves with how it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Ctrl-C, and wait. */
  stop(): Promise<void>
}

/**
 * `npm start` as a person runs it: a real, separate process, on a new data folder unless one is given. Unless
 * `embeddedDatabase` or a folder is given, its database is one of the run's PostgreSQL, because creating a cluster
 * takes longer than the rest of a start.
 */
export const startRialto = async (
  options: {
    env?: Record<string, string>
    dataDir?: string
    embeddedDatabase?: boolean
    port?: number
    /** A separate process group, as a shell creates it, which receives Ctrl-C. */
    ownGroup?: boolean
    /** Replaces the command `node scripts/start.mjs`. */
    command?: readonly [string, ...string[]]
  } = {},
): Promise<Rialto> => {
  const port = options.port ?? (await freePorts(3))
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'rialto-e2e-')))
  // Open to the user that runs the database when we are root; else it would live, and stay, elsewhere.
  if (options.dataDir === undefined) await chmod(dataDir, 0o755)
  // Drills send everything through a pooler, which is before a database of the run's.
  const pgbouncer = process.env['RIALTO_DRILL_PGBOUNCER']
  const isShared = options.dataDir === undefined && (!options.embeddedDatabase || pgbouncer !== undefined)
  const database = isShared ? await createTestDatabase() : undefined
  const pooler = database && pgbouncer ? await startPooler(pgbouncer, database.url) : undefined
  const env = {
    ...process.env,
    ...defined({ DATABASE_URL: pooler?.url ?? database?.url, RIALTO_DB_DIRECT_URL: pooler && database?.url }),
    PORT: String(port),
    RIALTO_DATA_DIR: dataDir,
    RIALTO_LOG_LEVEL: 'warn',
    // Tests send bursts of requests. The limits have separate tests.
    RIALTO_RATE_LIMIT_PER_MINUTE: '60000',
    RIALTO_FAILED_AUTH_PER_MINUTE: '60000',
    ...options.env,
  }
  const [program, ...words] = options.command ?? [process.execPath, join(root, 'scripts/start.mjs'), ...built]
  const child = spawn(program, words, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.ownGroup ?? false,
  })
  let text = ''
  let standardOutput = ''
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(resolve =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('Ctrl-C stops everything.')) resolve()
    }
    child.stdout.on('data', read)
    child.stdout.on('data', (chunk: Buffer) => (standardOutput += chunk.toString()))
    child.stderr.on('data', read)
    void ended.then(({ code, signal }) =>
      reject(new Error(`Rialto ended before it was ready (${code ?? signal}):\n${text}`)),
    )
  })
  await ready
  return {
    process: child,
    api: `http://127.0.0.1:${port}`,
    demo: `http://127.0.0.1:${port + 1}`,
    sandbox: options.env?.['RIALTO_SANDBOX_URL'] ?? `http://127.0.0.1:${port + 2}`,
    dataDir,
    env,
    databaseUrl: database?.url,
    output: () => text,
    standardOutput: () => standardOutput,
    ended,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
      await pooler?.stop()
      await database?.drop()
    },
  }
}
