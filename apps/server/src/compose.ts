import { setTimeout as sleep } from 'node:timers/promises'

import { createConnectors, createPriceLists, priceListHosts } from '@rialto/connectors'
import { type Clock, type Context, defaultSettings, type LoggedRequest, type SharedTokens } from '@rialto/core'
import { findObstacle } from '@rialto/egress'
import {
  checkWritable,
  createStore,
  joinProcesses,
  listenForChanges,
  openVaultCanary,
  pullBackJobs,
  type Sealer,
  storeTime,
  takeTokens,
  VaultKeyMissingError,
} from '@rialto/store'
import type { Logger } from 'pino'
import { type ChangeFeed, createChangeFeed } from './changes/createChangeFeed.ts'
import { composeAssets } from './composeAssets.ts'
import { checkClock } from './composeClock.ts'
import { composeBridging } from './composeBridging.ts'
import { composeChainPorts } from './composeChainPorts.ts'
import { createEgressClients } from './composeEgress.ts'
import { ids } from './composeIds.ts'
import { directory } from './composeDirectory.ts'
import { shareInstitutions } from './composeInstitutions.ts'
import { createCounters, openMetrics, type ServerMetrics } from './composeMetrics.ts'
import { openTracing } from './composeTracing.ts'
import { openStorage, provisionDemo, type Storage } from './composeStorage.ts'
import { createSharedVault } from './composeVault.ts'
import { startWorkers, type Workers } from './composeWorkers.ts'
import { ConfigError } from './secretFiles.ts'
import type { ComposedSandbox } from './composedSandbox.ts'
import type { Config, SandboxConfig } from './config.ts'
import type { SandboxAccess } from './http/routes/admin/sandbox/sandboxAccess.ts'
import { startHealthMonitor } from './jobs/healthMonitor.ts'
import { createSignInFactors } from './team/signInFactors.ts'
import { createSingleSignOn } from './team/createSingleSignOn.ts'
import { onSilence } from './onSilence.ts'
import { startRequestLog } from './requestLog/startRequestLog.ts'
import { createPriceFeed } from './prices/createPriceFeed.ts'
import { createPrices } from './prices/createPrices.ts'
import { traceCalls, traceRequests } from './tracing/traceCalls.ts'
import type { Tracing } from './tracing/tracing.ts'
import { createAddressRequester } from './webhooks/createAddressRequester.ts'
import { createWebhookSender } from './webhooks/createWebhookSender.ts'
import { userAgent } from './webhooks/webhookPolicy.ts'
import { createSteadyClock } from './steadyClock.ts'
import { systemNowMs } from './systemClock.ts'
import { verifyCatalogue } from './verifyCatalogue.ts'

/** Time that a stop waits for an unresponsive database. A failover may take as long. */
const silenceMs = 5_000

/** The running parts of the server, and how to stop them in the required order. */
interface Composition {
  ctx: Context
  /** Address of the sandbox's institutions, for the start message. */
  sandboxOrigin: string | undefined
  /** The dashboard's access to the sandbox. Undefined in production. */
  sandbox: SandboxAccess | undefined
  /** URL of the sandbox's Solana node. Undefined if it runs without one. */
  sandboxSolanaUrl: string | undefined
  /** Rate limit counters for all processes of the database. */
  sharedTokens: SharedTokens
  /** Live transfer updates for dashboard sessions. */
  changes: ChangeFeed
  /** Writes to the request log. */
  recordRequest: (request: LoggedRequest) => void
  /** Undefined if no port serves them. */
  metrics: ServerMetrics | undefined
  /** Undefined without a collector. */
  tracing: Tracing | undefined
  /** Rejects if the database is unreachable, cannot be written to, or was encrypted with another vault key. */
  probe(): Promise<void>
  /** Starts the periodic refreshes that every role needs. */
  startRefreshing(): void
  startWorkers(): void
  /** Resolves when running jobs have ended or timed out; the latter are then released for other processes. */
  stopWorkers(): Promise<void>
  /** Gives up on a silent database from now on, until the returned function is called. Used during a stop. */
  giveUpOnSilence(): () => void
  stop(): Promise<void>
}

/** The only place that names concrete adapters: all other code uses them as ports. */
export const compose = async (config: Config, log: Logger, failpoint: Context['failpoint']): Promise<Composition> => {
  const started: (() => Promise<void>)[] = []
  try {
    return await composeAll(config, log, failpoint, started)
  } catch (error) {
    for (const stop of started.reverse()) await stop()
    throw error
  }
}

/** @throws ConfigError if this server lacks a vault key that other servers seal with. */
const joinAs = async (
  vaultKeys: readonly string[],
  options: Parameters<typeof joinProcesses>[0],
): ReturnType<typeof joinProcesses> => {
  try {
    return await joinProcesses({ ...options, vaultKeys })
  } catch (error) {
    throw error instanceof VaultKeyMissingError ? new ConfigError(error.message, { cause: error }) : error
  }
}

const composeAll = async (
  config: Config,
  log: Logger,
  failpoint: Context['failpoint'],
  started: (() => Promise<void>)[],
): Promise<Composition> => {
  verifyCatalogue()
  const assets = composeAssets(config)
  const counters = await createCounters(config)
  const tracing = await openTracing(config, log)
  if (tracing) started.push(tracing.stop)
  const { vault, signer, prints, sealWith } = await createSharedVault(config)
  const storage = await openStorage(config, vault, log)
  started.push(storage.close)
  const sandbox = config.sandbox && (await openSandbox(config, config.sandbox, { vault, storage, log }))
  if (sandbox) started.push(sandbox.stop)
  const nowMs = sandbox?.nowMs ?? systemNowMs
  const clock: Clock = {
    nowMs,
    steadyMs: createSteadyClock(nowMs, () => performance.now()),
    sleep: ms => sleep(ms),
  }
  const aheadMs = () => clock.nowMs() - systemNowMs()
  // A dedicated connection: a busy pool must not make this process look dead.
  const presenceDb = storage.openDirect('rialto-presence')
  started.push(() => presenceDb.destroy())
  const ownProcess = await joinAs(prints, { db: presenceDb, nowMs: clock.nowMs, log })
  started.push(ownProcess.leave)
  sealWith(ownProcess.sealingKey)
  const storeOptions = { owner: ownProcess, traceparent: tracing?.traceparent, aheadMs }
  await checkClock(storage.db, log)
  await pullBackJobs(storage.db, { now: storeTime(clock.nowMs, aheadMs).moment(clock.nowMs()) })
  const clients = createEgressClients(config, sandbox)
  const { institutions, prices } = clients
  const nodes = tracing ? traceRequests(clients.nodes, tracing, 'chain node') : clients.nodes
  const webhooks = tracing ? traceRequests(clients.webhooks, tracing, 'webhook', true) : clients.webhooks
  const { chainPayments, paysNetworkFees, ports } = composeChainPorts(config, sandbox, nodes)
  const shared = shareInstitutions(config, { storage, ownProcess, clock, log })
  started.push(shared.stop)
  const { connectors, unavailable, health, breakers } = createConnectors({
    egress: institutions.egress,
    clock,
    environment: config.environment,
    oauth: type => sandbox?.oauth ?? config.oauthClients.get(type.toLowerCase()),
    chainBalances: ports.chainBalances,
    chainPayments,
    observe: tracing ? traceCalls(tracing, counters?.upstream) : counters?.upstream,
    onOddRows: odd => {
      log.warn(odd, 'rows of an institution could not be read and were left out')
      counters?.oddRows(odd)
    },
    shared,
  })
  for (const { type, reason } of unavailable.filter(({ configurable }) => configurable))
    log.warn({ type, reason }, 'integration not available')
  for (const { descriptor } of connectors) institutions.allow(descriptor.hosts)
  institutions.allow(priceListHosts)
  const monitor = startHealthMonitor(connectors)
  const sandboxOrigin = sandbox?.origin
  const bridges = composeBridging({ config: config.bridging, clock, userAgent, sandboxOrigin, log })
  const ctx: Context = {
    environment: config.environment,
    clock,
    ids,
    store: createStore(storage.db, vault, clock.nowMs, storeOptions),
    connectors: directory(connectors, unavailable, health),
    signedLinks: signer,
    sandboxWallet: sandbox?.wallet,
    sandboxScenarios: config.sandbox?.hasScenarios === true ? sandbox?.scenarios : undefined,
    ...ports,
    prices: createPrices(createPriceLists(institutions.egress), clock, (list, err) =>
      log.warn({ list, err }, 'price list not available'),
    ),
    bridging: bridges.bridging,
    requestAddress: createAddressRequester(webhooks, systemNowMs),
    signInFactors: createSignInFactors(),
    singleSignOn: createSingleSignOn((url, init) => webhooks.fetch(url, init), {
      isHttpAllowed: sandbox !== undefined,
      nowMs: Date.now,
    }),
    refreshesInProgress: new Map(),
    webhookSender: createWebhookSender(webhooks, systemNowMs, url => findObstacle(url, clients.webhookPolicy)),
    assets,
    equityPrices:
      config.equityPriceUrl === undefined
        ? sandbox?.equityPrices
        : createPriceFeed(prices, config.equityPriceUrl, clock.nowMs),
    settings: {
      ...defaultSettings,
      linkOrigin: config.publicUrl,
      operator: config.operator,
      bridgingAddressTtlMs: config.bridging.addressTtlMs,
      transferRetentionDays: config.transferRetentionDays,
      paysNetworkFees,
    },
    failpoint,
  }
  // Background work has a separate connection pool, so that neither side can exhaust the other's connections.
  const workerContext = {
    ...ctx,
    store: createStore(storage.workerDb, vault, clock.nowMs, storeOptions),
  }
  const metrics = counters && openMetrics(config, { counters, storage, breakers, clock, context: workerContext })
  const changes = createChangeFeed(onChange => listenForChanges(storage.url, onChange, log))
  const requestLog = startRequestLog(workerContext.store.requestLog, log)
  const probe = async () => {
    await openVaultCanary(presenceDb, vault, config.environment)
    await checkWritable(presenceDb)
  }
  const work = { config, ctx: workerContext, storage, vault, self: ownProcess, aheadMs, log, counters, tracing }
  let workers: Workers | undefined
  const stopWorkers = async () => workers?.stop()
  return {
    ctx,
    metrics,
    tracing,
    recordRequest: requestLog.record,
    changes,
    sharedTokens: {
      isAlone: ownProcess.isAlone,
      take: (key, limit, want) => takeTokens(storage.db, { key, limit, want }),
    },
    sandboxOrigin,
    sandbox: sandbox && { scenarios: sandbox.scenarios, consoleUrl: sandbox.origin, demoUrl: demoUrlOf(config) },
    sandboxSolanaUrl: sandbox?.solana?.rpcUrl,
    probe,
    stopWorkers,
    giveUpOnSilence: () => onSilence(probe, storage.giveUp, Math.min(silenceMs, config.database.answerTimeoutMs)),
    startRefreshing: bridges.startRefreshing,
    startWorkers: () => {
      workers = startWorkers(work)
    },
    stop: async () => {
      monitor.stop()
      await Promise.all([requestLog.stop(), changes.close()])
      await stopWorkers()
      await Promise.all([bridges.stop(), shared.stop()])
      await Promise.all([institutions.egress.close(), nodes.close(), webhooks.close(), prices.close()])
      await sandbox?.stop()
      await metrics?.close()
      await tracing?.stop()
      await ownProcess.leave()
      await presenceDb.destroy()
      await storage.close()
    },
  }
}

/** The demo shop listens beside the server, where `npm start` starts it. */
const demoUrlOf = ({ sandbox, port, publicUrl }: Config): string | undefined => {
  if (!sandbox?.demo) return undefined
  const at = sandbox.demo.port ?? (port === 0 ? undefined : port + 1)
  return at === undefined ? undefined : `http://${new URL(publicUrl).hostname}:${at}/`
}

/** The sandbox's parts, and its demo client in the database. */
const openSandbox = async (
  config: Config,
  sandbox: SandboxConfig,
  { vault, storage, log }: { vault: Sealer; storage: Storage; log: Logger },
): Promise<ComposedSandbox> => {
  let parts: ComposedSandbox | undefined
  try {
    const { startSandboxParts } = await import('./composeSandbox.ts')
    parts = await startSandboxParts(config, log)
    await provisionDemo(storage.db, vault, sandbox, parts.isShared)
    return parts
  } catch (error) {
    await parts?.stop()
    throw error
  }
}
