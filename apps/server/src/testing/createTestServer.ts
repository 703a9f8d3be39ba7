import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { logoFiles as icons } from '@rialto/catalog/logos'
import type { Context, Environment, JobKind, LoggedRequest, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Database, listenForChanges, provisionClient, type Tables } from '@rialto/store'
import { createTestDatabase } from '@rialto/store/testing'
import { createVault, generateVaultKey } from '@rialto/vault'
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'

import { createChangeFeed } from '../changes/createChangeFeed.ts'
import { createApp } from '../http/createApp.ts'
import type { AccessOptions } from '../http/plugins/accessControl.ts'
import type { startHealthMonitor } from '../jobs/healthMonitor.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { composeTestContext } from './composeTestContext.ts'
import { createCaller, type Caller, type Credentials } from './createCaller.ts'
import { reuseCompilers } from './reuseCompilers.ts'
import { runDueJobs } from './runDueJobs.ts'
import { type Simulators, startSimulators } from './startSimulators.ts'

export const allowedOrigin = 'https://shop.example'
export const webhookSecret = 'whsec_dGVzdC1zZWNyZXQtb2YtdGhlLWhhcm5lc3M='

export interface TestServerOptions {
  /** Default sandbox. */
  environment?: Environment
  /** The client's webhook endpoint. Absent: the client has none. */
  webhookUrl?: string
  /** Receives every log line, from level trace up, unredacted. */
  onLog?: (line: string) => void
  /** Time limit of a call to an institution, in milliseconds. Default 5,000. */
  timeoutMs?: number
  /** Limits and proxies. The default limits are out of reach of the tests, whose clock stands still. */
  access?: Partial<AccessOptions>
  /** Receives every answered request of a known client. */
  recordRequest?: (request: LoggedRequest) => void
  /** Counters of this server. */
  metrics?: Metrics
}

export interface TestServer {
  app: FastifyInstance
  ctx: Context
  db: Database<Tables>
  url: string
  /** In the format of RIALTO_VAULT_KEYS, for another process on the same database. */
  vaultKeys: string
  log: Logger
  simulators: Simulators
  health: ReturnType<typeof startHealthMonitor>
  breakers(): { institution: string; state: string }[]
  /** The client of this server, with a key that has every permission. */
  client: Credentials & { scope: Scope }
  /** Checks every response against the contract before it returns. */
  call: Caller
  addClient(environment?: Environment): Promise<Credentials & { scope: Scope }>
  addKey(scope: Scope, permissions: readonly ('read' | 'write')[]): Promise<Credentials>
  /** Runs each due job once, and those of these kinds side by side. Resolves with their number. */
  runJobs(together?: readonly JobKind[]): Promise<number>
  /** Completes pending withdrawals, block confirmations and due jobs, until none is left. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/**
 * The real application on a separate database, with the simulated institutions and real chains. Needs only their ports.
 */
export const createTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { environment = 'sandbox', onLog } = options
  const log = onLog ? pino({ level: 'trace', base: null }, { write: onLog }) : pino({ level: 'silent' })
  const simulators = await startSimulators((message, fields) => log.debug({ part: 'institutions', ...fields }, message))
  const { db, url, drop } = await createTestDatabase()
  const vaultKey = generateVaultKey()
  const vault = createVault({ current: 'test', keys: [{ id: 'test', key: vaultKey }] })
  const composed = await composeTestContext({
    db,
    vault,
    simulators,
    environment,
    timeoutMs: options.timeoutMs ?? 5_000,
    metrics: options.metrics,
  })
  const { ctx, sandbox } = composed
  const linkDir = builtLinkPage()
  const most = 1_000_000
  const unlimited = { rateLimitPerMinute: most, failuresPerMinute: most, linkRequestsPerMinute: most }
  const access = { ...unlimited, ...options.access }
  const changes = createChangeFeed(onChange => listenForChanges(url, onChange, log))
  const app = await createApp({
    ctx,
    logger: log as never,
    linkDir,
    icons,
    access,
    countRequest: options.metrics?.request,
    recordRequest: options.recordRequest,
    changes,
    ...defined({ sandbox: environment === 'sandbox' ? sandbox : undefined }),
  })
  reuseCompilers(app)
  const now = () => new Date(ctx.clock.nowMs())

  const provision = async (scope: Scope, webhookUrl?: string): Promise<Credentials & { scope: Scope }> => {
    const secret = `sk_test_${randomBytes(32).toString('hex')}`
    const webhook = webhookUrl && {
      id: randomUUID(),
      url: webhookUrl,
      secret: webhookSecret,
      signatureHeader: 'X-Mesh-Signature-256',
    }
    await provisionClient(
      db,
      vault,
      {
        scope,
        name: 'Test Shop',
        keyId: randomUUID(),
        secretHash: createHash('sha256').update(secret).digest(),
        allowedOrigins: [allowedOrigin],
        ...(webhook ? { webhook } : {}),
      },
      now(),
    )
    return { scope, clientId: scope.clientId, secret }
  }
  const client = await provision({ clientId: randomUUID(), environment }, options.webhookUrl)
  const runJobs = (together?: readonly JobKind[]) => runDueJobs({ ctx, db, log, metrics: options.metrics, together })
  return {
    app,
    ctx,
    db,
    url,
    vaultKeys: `test:${vaultKey.toString('base64')}`,
    log,
    simulators,
    health: composed.health,
    breakers: composed.breakers,
    client,
    call: createCaller(app, client),
    addClient: (other = environment) => provision({ clientId: randomUUID(), environment: other }),
    addKey: async (scope, permissions) => {
      const secret = `sk_test_${randomBytes(32).toString('hex')}`
      await db
        .insertInto('api_keys')
        .values({
          id: randomUUID(),
          client_id: scope.clientId,
          environment: scope.environment,
          label: 'test',
          secret_hash: createHash('sha256').update(secret).digest(),
          permissions: [...permissions],
          created_at: now(),
        })
        .execute()
      return { clientId: scope.clientId, secret }
    },
    runJobs,
    settle: async () => {
      for (let round = 0; round < 6; round += 1) {
        await simulators.institutions.settle()
        await simulators.confirm()
        simulators.clock.advance(3_000)
        if ((await runJobs()) === 0) return
      }
    },
    stop: async () => {
      await app.close()
      await changes.close()
      await composed.close()
      await drop()
      await simulators.stop()
      rmSync(linkDir, { recursive: true, force: true })
    },
  }
}

/** Replaces the Link page's build, whose content these tests do not read. */
const builtLinkPage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rialto-link-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Link</title>')
  writeFileSync(join(folder, 'policy.json'), JSON.stringify({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] }))
  for (const file of ['page-1a2b3c.js', 'oauthReturned.js']) writeFileSync(join(folder, 'assets', file), 'export {}')
  return folder
}
