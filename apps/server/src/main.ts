import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { logoFiles as icons } from '@rialto/catalog/logos'
import { type Context, inviteFirstMember } from '@rialto/core'
import type { Logger } from 'pino'

import { compose } from './compose.ts'
import { composeBackup } from './composeBackup.ts'
import { type Config, readConfig } from './config.ts'
import { createLog } from './createLog.ts'
import { createApp } from './http/createApp.ts'
import { createReadiness } from './http/readiness.ts'
import { invitationUrl } from './http/routes/admin/team/invitationUrl.ts'
import { teamContext } from './http/routes/admin/memberSession.ts'
import { startPeriodicJob } from './jobs/startPeriodicJob.ts'
import { version } from './version.ts'

export interface RunningServer {
  config: Config
  /** The actual address: with PORT=0 the system chooses the port. */
  origin: string
  sandboxOrigin: string | undefined
  /** Undefined in production, and if the sandbox runs without Solana. */
  sandboxSolanaUrl: string | undefined
  /** Undefined if metrics are not served. */
  metricsPort: number | undefined
  /** Makes its first visitor the first member. Sandbox only, while the installation has no members. */
  firstInvitationUrl: string | undefined
  stop(): Promise<void>
}

/**
 * Starts everything and resolves when the server is ready. Throws `ConfigError` or another error whose message names a
 * remedy, after stopping all started parts.
 */
export const startServer = async (env: NodeJS.ProcessEnv): Promise<RunningServer> => {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  for (const { name, nearest } of config.unknown) log.warn({ name }, `unknown setting: did you mean ${nearest}?`)
  const composition = await compose(config, log, failpointFrom(config.failpoint))
  const readiness = createReadiness(composition.probe, log)
  try {
    const backup = await composeBackup(config, composition.ctx)
    const app = await createApp({
      ctx: composition.ctx,
      logger: log as Logger as never,
      linkDir: config.linkDir ?? builtDir('link'),
      dashboardDir: builtDir('dashboard'),
      docsDir: join(dirname(fileURLToPath(import.meta.url)), 'docs'),
      icons,
      readiness,
      backup,
      access: config.access,
      servesApi: config.role !== 'worker',
      sharedTokens: composition.sharedTokens,
      tracing: composition.tracing,
      countRequest: composition.metrics?.counters.request,
      recordRequest: composition.recordRequest,
      changes: composition.changes,
      sandbox: composition.sandbox,
    })
    const metricsPort = await composition.metrics?.serve()
    const origin = await app.listen({ host: config.host, port: config.port })
    composition.startRefreshing()
    const isWorker = config.role !== 'api'
    if (isWorker) composition.startWorkers()
    const { folder } = config.backup
    const publishing =
      isWorker && backup && folder !== undefined
        ? startPeriodicJob(() => backup.publish(folder), { log, failure: 'publishing backup mode failed' })
        : undefined
    readiness.begin()
    const served = { role: config.role, origin, publicUrl: config.publicUrl, metricsPort }
    log.info({ version, environment: config.environment, ...served }, 'ready')
    let stopping: Promise<void> | undefined
    const stop = async () => {
      log.info({ drainMs: config.drainMs }, 'stopping')
      readiness.drain()
      const workersStopped = Promise.all([composition.stopWorkers(), publishing?.stop()])
      // Load balancers need a moment to notice. Until then they send requests, which are served.
      await sleep(config.drainMs)
      const hasStopped = composition.giveUpOnSilence()
      await app.close()
      await workersStopped
      await composition.stop()
      hasStopped()
      log.info('stopped')
    }
    return {
      config,
      origin,
      sandboxOrigin: composition.sandboxOrigin,
      sandboxSolanaUrl: composition.sandboxSolanaUrl,
      metricsPort,
      firstInvitationUrl: await inviteFirst(composition.ctx),
      stop: () => (stopping ??= stop()),
    }
  } catch (error) {
    await composition.stop()
    throw error
  }
}

/** In production a person with access to the machine invites the first member: rialto users invite. */
const inviteFirst = async (ctx: Context): Promise<string | undefined> => {
  if (ctx.environment === 'production') return undefined
  const code = await inviteFirstMember(teamContext(ctx))
  return code === undefined ? undefined : invitationUrl(ctx.settings.linkOrigin, code)
}

/** A page is built beside the server's bundle. If the server runs from source, the page is in its own app. */
const builtDir = (app: 'link' | 'dashboard'): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  if (here.endsWith('dist')) return join(here, app)
  return join(dirname(createRequire(import.meta.url).resolve(`@rialto/${app}/package.json`)), 'dist')
}

/**
 * `RIALTO_FAILPOINT=withdrawal.intended` ends the process at this point, as a power cut would. For tests of recovery.
 */
const failpointFrom =
  (at: string | undefined) =>
  (name: string): void => {
    if (name === at) process.kill(process.pid, 'SIGKILL')
  }
