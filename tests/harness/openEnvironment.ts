import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defined } from '@rialto/defined'
import { createTestDatabase } from '@rialto/store/testing'

import { freePorts } from './freePorts.ts'
import { killHard, processesNaming } from './processes.ts'
import { receiveWebhooks, type WebhookReceiver } from './receiveWebhooks.ts'
import { type Rialto, startRialto } from './startRialto.ts'
import { startSandbox, type TestSandbox } from './startSandbox.ts'

interface StartOptions {
  env?: Record<string, string>
  anotherPort?: boolean
  command?: readonly [string, ...string[]]
}

/** One database folder, the simulated world around it, and the servers that start and end on it. */
export interface TestEnvironment {
  sandbox: TestSandbox
  hooks: WebhookReceiver
  dataDir: string
  /** Starts another server process. Without a port it takes the first one's, for a server that restarts. */
  start(options?: StartOptions): Promise<Rialto>
  /** kill -9, and wait until it is gone. */
  kill(server: Rialto): Promise<void>
  /** Ctrl-C for every server that runs, those a failed test left behind among them. */
  stopServers(): Promise<void>
  /** Moves the sandbox's time and that of every server that runs. */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

/**
 * With `embeddedDatabase`, for tests that kill it, the servers start a separate database; otherwise they use one of the
 * run's.
 */
export const openEnvironment = async ({
  embeddedDatabase = false,
  ...options
}: { embeddedDatabase?: boolean; settleDelayMs?: number } = {}): Promise<TestEnvironment> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-crash-'))
  // Open to the user that runs the database when we are root.
  await chmod(dataDir, 0o755)
  const [sandbox, hooks, port, database] = await Promise.all([
    startSandbox(options),
    receiveWebhooks(),
    freePorts(1),
    embeddedDatabase ? undefined : createTestDatabase(),
  ])
  const running = new Set<Rialto>()
  const expected = new WeakSet<Rialto>()
  const stopServers = async () => {
    const servers = [...running]
    servers.forEach(server => expected.add(server))
    await Promise.all(servers.map(server => server.stop()))
  }
  return {
    sandbox,
    hooks,
    dataDir,
    start: async ({ env = {}, anotherPort = false, command } = {}) => {
      const server = await startRialto({
        env: { RIALTO_DEMO: 'off', ...defined({ DATABASE_URL: database?.url }), ...sandbox.env, ...hooks.env, ...env },
        dataDir,
        port: anotherPort ? await freePorts(1) : port,
        ...defined({ command }),
      })
      running.add(server)
      void server.ended.then(how => {
        running.delete(server)
        // A crash point ends it by SIGKILL as asked; after anything else its output is printed.
        const requested = expected.has(server) || env['RIALTO_FAILPOINT'] !== undefined
        if (!requested) console.error(`${server.api} ended by itself (${how.code ?? how.signal}):\n${server.output()}`)
      })
      return server
    },
    kill: async server => {
      expected.add(server)
      server.process.kill('SIGKILL')
      await server.ended
    },
    stopServers,
    advance: ms => sandbox.advance(ms, running.size),
    close: async () => {
      await stopServers()
      killHard(...processesNaming(dataDir).map(({ pid }) => pid))
      await hooks.stop()
      await sandbox.stop()
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
