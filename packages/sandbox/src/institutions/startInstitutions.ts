import type { IncomingHttpHeaders } from 'node:http'

import { defined } from '@rialto/defined'

import type { Bridge } from '../bridges/relay/startBridge.ts'
import { bitcoinControlRoutes } from '../chains/bitcoin/bitcoinControlRoutes.ts'
import type { SandboxBitcoin } from '../chains/bitcoin/startSandboxBitcoin.ts'
import type { SandboxChains } from '../chains/ports.ts'
import { tronControlRoutes } from '../chains/tron/tronControlRoutes.ts'
import type { SandboxTron } from '../chains/tron/startSandboxTron.ts'
import { joinXrpl } from '../chains/xrpl/joinXrpl.ts'
import type { SandboxXrpl } from '../chains/xrpl/startSandboxXrpl.ts'
import type { SandboxStellar } from '../chains/stellar/startSandboxStellar.ts'
import { stellarControlRoutes } from '../chains/stellar/stellarControlRoutes.ts'
import type { SandboxTon } from '../chains/ton/startSandboxTon.ts'
import { cosmosControlRoutes } from '../chains/cosmos/cosmosControlRoutes.ts'
import type { SandboxCosmos } from '../chains/cosmos/startSandboxCosmos.ts'
import { tonControlRoutes } from '../chains/ton/tonControlRoutes.ts'
import { xrplControlRoutes } from '../chains/xrpl/xrplControlRoutes.ts'
import { createSandboxClock, type SandboxClock } from '../clock/createSandboxClock.ts'
import { controlHandler } from './control/controlHandler.ts'
import { createHealth, type Health } from './control/createHealth.ts'
import type { Context } from './context.ts'
import { createDeposits } from './deposits/createDeposits.ts'
import type { Manners } from './http/applyFault.ts'
import { createFaults } from './http/createFaults.ts'
import { createRequestLog } from './http/createRequestLog.ts'
import { createRouter } from './http/route.ts'
import { listen } from './http/listen.ts'
import { json, type SimHandler } from './http/types.ts'
import { createLedgerView, type LedgerView } from './ledger/createLedgerView.ts'
import { seedPersonas } from './ledger/setBalances.ts'
import { sandboxOAuthClient, type OAuthClient } from './oauth/oauthClients.ts'
import type { Simulator } from './simulator.ts'
import * as registry from './simulators.ts'
import { createOrders } from './orders/createOrders.ts'
import { openStore, type Store } from './state/openStore.ts'
import { createWithdrawals } from './withdrawals/createWithdrawals.ts'

export interface InstitutionsOptions {
  /** Default 127.0.0.1. */
  host?: string
  /** Default 0: any free port. */
  port?: number
  /** Folder of the journal. Absent: the state is lost at the end. */
  dataDir?: string
  chains: SandboxChains
  /** For the control API's faucet and wallet. Absent: the wallet only signs messages. */
  bitcoin?: SandboxBitcoin
  /** As `bitcoin`. */
  tron?: SandboxTron
  /** The XRP Ledger of the institutions and the control API. Absent: no institution sends or receives XRP. */
  xrpl?: SandboxXrpl
  /** For the control API's faucet. */
  stellar?: SandboxStellar
  /** As `stellar`. */
  ton?: SandboxTon
  /** As `stellar`. */
  cosmos?: readonly SandboxCosmos[]
  clock?: SandboxClock
  /** A bridge on the same listener, with the same faults, clock and control API. Stopped with the institutions. */
  bridge?: Bridge
  /** Authorizes calls of `/control/...`. Default: all callers except web pages. */
  authorizeControl?: (headers: IncomingHttpHeaders) => boolean
  /** Applications that may send users to the consent page. Default: `sandboxOAuthClient`. */
  oauthClients?: readonly OAuthClient[]
  /** Delay between accepting and sending a withdrawal, on the sandbox's clock. Default 500. */
  settleDelayMs?: number
  /** Interval of the search for due withdrawals. Default 250; 0 leaves it to `settle`. */
  tickMs?: number
  /** Called for each request that the fault `hang` begins to hold. Its caller gets no response until the release. */
  onHold?: () => void
  log?: (message: string, fields: Record<string, unknown>) => void
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

export interface Institutions {
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** Hosts to route here, with their Host header unchanged. */
  hosts: readonly string[]
  ledger: LedgerView
  clock: SandboxClock
  /** Processes every due withdrawal, then every pay-in to the bridge, as far as possible now. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/**
 * A page of another site can reach a loopback listener, but it can neither omit its Origin nor claim the console's. A
 * server's webhooks cannot be addressed to us either.
 */
const notFromAnotherPage = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' ||
  (headers.origin === undefined && headers['sec-fetch-site'] === undefined && headers['webhook-id'] === undefined)

const DEFAULT_SETTLE_DELAY_MS = 500
const DEFAULT_TICK_MS = 250

/** The clock is never behind a journal that was written with an advanced clock. */
const catchUp = (clock: SandboxClock, store: Store): void => {
  const offsetMs = clock.nowMs() - Date.now()
  if (offsetMs < store.state.clockOffsetMs) clock.advance(store.state.clockOffsetMs - offsetMs)
}

/** A tick is skipped while the previous one is running. */
const startTicking = (progress: () => Promise<void>, tickMs: number): (() => void) => {
  if (tickMs === 0) return () => undefined
  let isRunning = false
  const tick = async () => {
    isRunning = true
    await progress()
    isRunning = false
  }
  const timer = setInterval(() => void (isRunning || tick()), tickMs)
  timer.unref()
  return () => clearInterval(timer)
}

interface Hosted {
  host: string
  simulator: Simulator
  handler: SimHandler
}

const everySimulator: readonly Simulator[] = Object.values(registry)

const hostedBy = (ctx: Context, simulators: readonly Simulator[], health: Health): Hosted[] =>
  simulators.flatMap(simulator =>
    simulator.hosts(ctx).map(([host, routes, notFound]) => ({
      host,
      simulator,
      handler: health.guard(simulator, createRouter(routes, notFound)),
    })),
  )

const mannersOf = (hosted: readonly Hosted[]): Manners => {
  const speaker = (host: string): Simulator | undefined => hosted.find(listener => listener.host === host)?.simulator
  return {
    rateLimited: request => speaker(request.host)?.rateLimited(request) ?? json(429, { message: 'Too many requests' }),
    seal: (request, response) => speaker(request.host)?.seal?.(request, response) ?? response,
  }
}

/** The institutions without a listener: request handlers, ledger and clock. */
export const composeInstitutions = (options: InstitutionsOptions, simulators = everySimulator) => {
  const { clock = createSandboxClock(), log = () => undefined, host = '127.0.0.1', bridge, xrpl } = options
  const chains = xrpl === undefined ? options.chains : joinXrpl(options.chains, xrpl)
  const store = openStore(options.dataDir, options.warn)
  catchUp(clock, store)
  seedPersonas(
    store,
    simulators.map(({ name }) => name),
    clock.nowMs(),
  )
  const settleDelayMs = options.settleDelayMs ?? DEFAULT_SETTLE_DELAY_MS
  const withdrawals = createWithdrawals({ store, chains, clock, settleDelayMs, log })
  const oauthClients = options.oauthClients ?? [sandboxOAuthClient]
  const deposits = createDeposits({ store, chains, clock, simulators, log, ...defined({ xrpl }) })
  const orders = createOrders({ store, clock })
  const ctx: Context = { clock, chains, store, withdrawals, deposits, orders, oauthClients }
  const health = createHealth()
  const hosted = hostedBy(ctx, simulators, health)
  const listeners: (readonly [string, SimHandler])[] = [
    ...hosted.map(({ host: name, handler }) => [name, handler] as const),
    ...(bridge === undefined ? [] : [bridge.listener]),
  ]
  const hosts = listeners.map(([name]) => name)
  const faults = createFaults(options.onHold)
  const requests = createRequestLog()
  const settle = async () => {
    await deposits.progress()
    await withdrawals.progress()
    await bridge?.settle()
  }
  const control = controlHandler({
    ...ctx,
    faults,
    requests,
    health,
    hosts,
    hosted: hosted.map(({ host: name, simulator }) => ({ host: name, institution: simulator.name })),
    simulators,
    advanceClock: ms => {
      clock.advance(ms)
      store.commit([{ type: 'clock', offsetMs: Math.max(0, Math.round(clock.nowMs() - Date.now())) }])
    },
    settle,
    authorizeControl: options.authorizeControl ?? notFromAnotherPage,
    ownAddress: host,
    moreRoutes: [
      ...bitcoinControlRoutes(options.bitcoin),
      ...tronControlRoutes(options.tron),
      ...xrplControlRoutes(xrpl),
      ...stellarControlRoutes(options.stellar),
      ...tonControlRoutes(options.ton),
      ...(options.cosmos ?? []).flatMap(cosmosControlRoutes),
      ...(bridge?.controlRoutes ?? []),
    ],
  })
  const handlers = new Map([...listeners, ['', control] as const])
  return { ctx, hosts, settle, responder: { handlers, manners: mannersOf(hosted), faults, requests, log } }
}

/**
 * Starts the simulated institutions on one listener. Rejects when the port is taken.
 *
 * @example
 * const institutions = await startInstitutions({ chains: await startSandboxChains() })
 */
export const startInstitutions = async (options: InstitutionsOptions): Promise<Institutions> => {
  const { ctx, hosts, settle, responder } = composeInstitutions(options)
  const server = await listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0, ...responder })
  const stopTicking = startTicking(settle, options.tickMs ?? DEFAULT_TICK_MS)
  return {
    origin: server.origin,
    hosts,
    ledger: createLedgerView(ctx.store),
    clock: ctx.clock,
    settle,
    stop: async () => {
      stopTicking()
      await server.stop()
      await ctx.withdrawals.idle()
      await options.bridge?.stop()
      ctx.store.close()
    },
  }
}
