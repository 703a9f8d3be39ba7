import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startEmbeddedPostgres } from '@rialto/store'

import { type Account, connectBinance } from '../harness/connectAccount.ts'
import { receiveWebhooks, type WebhookReceiver } from '../harness/receiveWebhooks.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { startSandbox, type TestSandbox } from '../harness/startSandbox.ts'

/** Institutions, chains and a receiver of webhooks in this process, which outlive every server and database. */
interface World {
  sandbox: TestSandbox
  hooks: WebhookReceiver
  /** Of every server: the vault's key is there. */
  dataDir: string
  /** Those that run. */
  servers: Rialto[]
  start(options: { databaseUrl: string; env?: Record<string, string>; folder?: string }): Promise<Rialto>
  /** Takes it out of `servers`, then Ctrl-C. */
  stop(server: Rialto): Promise<void>
  /** kill -9 for all. */
  kill(): Promise<void>
  /** An account with a million USDC. */
  connect(): Promise<Account>
  /** Until the institutions' history has everything that was sent. */
  letHistorySettle(): Promise<void>
  close(): Promise<void>
}

const historyMs = 130_000

export const openWorld = async (): Promise<World> => {
  // Every server reads the vault's key there.
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-drill-'))
  const [sandbox, hooks] = await Promise.all([startSandbox(), receiveWebhooks()])
  const servers: Rialto[] = []
  const remove = (server: Rialto) => void (servers.includes(server) && servers.splice(servers.indexOf(server), 1))
  return {
    sandbox,
    hooks,
    dataDir,
    servers,
    start: async ({ databaseUrl, env = {}, folder }) => {
      const server = await startRialto({
        env: {
          ...{ RIALTO_DEMO: 'off', RIALTO_LOG_LEVEL: 'error', DATABASE_URL: databaseUrl },
          ...{ ...sandbox.env, ...hooks.env, ...env },
        },
        dataDir,
        ...(folder === undefined ? {} : { command: [process.execPath, join(folder, 'scripts/start.mjs')] as const }),
      })
      servers.push(server)
      return server
    },
    stop: async server => {
      remove(server)
      await server.stop()
    },
    kill: async () => {
      const killed = servers.splice(0)
      for (const server of killed) server.process.kill('SIGKILL')
      await Promise.all(killed.map(server => server.ended))
    },
    connect: () => {
      const [first] = servers
      if (!first) throw new Error('no server')
      return connectBinance(first, 'Mesh4')
    },
    letHistorySettle: () => sandbox.advance(historyMs, servers.length),
    close: async () => {
      await Promise.all(servers.map(server => server.stop()))
      await Promise.all([hooks.stop(), sandbox.stop()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** A PostgreSQL of the drill's own. */
export const openPostgres = async (): Promise<{ url: string; close(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-drill-database-'))
  // Open to the user that runs the database when we are root.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: quiet })
  return {
    url: server.url,
    close: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
