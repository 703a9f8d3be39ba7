import { createTreasury } from '../../chains/treasury.ts'
import { factoryAddress } from '../../chains/deployDeposits.ts'
import type { SandboxChains } from '../../chains/ports.ts'
import { solanaControlRoutes } from '../../chains/solana/solanaControlRoutes.ts'
import type { SandboxSolana } from '../../chains/solana/startSandboxSolana.ts'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import type { Route } from '../../institutions/http/route.ts'
import type { SimHandler } from '../../institutions/http/types.ts'
import { createEvmSolverChain } from './chains/createEvmSolverChain.ts'
import { createSolanaSolverChain } from './chains/createSolanaSolverChain.ts'
import type { BridgeContext, WebhookTarget } from './context.ts'
import { bridgeControlRoutes } from './control/bridgeControlRoutes.ts'
import type { SolverChain } from './ports.ts'
import { RELAY_HOST, relayHandler } from './routes/relayHandler.ts'
import { createSolver } from './solver/createSolver.ts'
import { openBridgeStore } from './state/openBridgeStore.ts'
import { createTriggers } from './state/triggers.ts'

export interface BridgeOptions {
  chains: SandboxChains
  /** Absent if it could not be started. The bridge then joins the other chains. */
  solana?: SandboxSolana
  /** The institutions' clock, since a sandbox has one time. */
  clock: SandboxClock
  /** Folder of the journal. Absent: the state is lost at the end. */
  dataDir?: string
  /** Confirmations before a pay-in is filled, its own block included. Default 1. */
  confirmations?: number
  /** URL for `request.status.updated`. Default: none, until set by the control API. */
  webhook?: WebhookTarget
  log?: (message: string, fields: Record<string, unknown>) => void
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

/** A running solver. It has no listener: `startInstitutions({ bridge })` serves, ticks and stops it. */
export interface Bridge {
  /** The bridge's host, and its handler. */
  listener: readonly [host: string, handler: SimHandler]
  controlRoutes: readonly Route[]
  /** Advances every pay-in as far as possible. Never rejects. */
  settle(): Promise<void>
  stop(): Promise<void>
}

const evmChains = (chains: SandboxChains): SolverChain[] => {
  const { deployer, payer, solver } = createTreasury()
  const factory = factoryAddress(deployer.address)
  return chains.chains.map(chain =>
    createEvmSolverChain(chain, { solver, factory, payer: payer.address, send: chains.send, keep: chains.keep }),
  )
}

/**
 * Starts a bridge that speaks Relay's protocol over the sandbox's chains and really moves their coins. Rejects when a chain
 * does not answer.
 *
 * @example
 * const bridge = await startBridge({ chains, clock, dataDir })
 * const institutions = await startInstitutions({ chains, clock, dataDir, bridge })
 */
export const startBridge = async (options: BridgeOptions): Promise<Bridge> => {
  const { solana } = options
  const solverChains = [...evmChains(options.chains), ...(solana ? [await createSolanaSolverChain(solana)] : [])]
  const store = openBridgeStore(options.dataDir, options.warn)
  const ctx: BridgeContext = {
    clock: options.clock,
    chains: new Map(solverChains.map(chain => [chain.id, chain])),
    store,
    triggers: createTriggers(),
    confirmations: options.confirmations ?? 1,
    webhook: options.webhook,
    log: options.log ?? (() => undefined),
  }
  const solver = await createSolver(ctx).catch((error: unknown) => {
    store.close()
    throw error
  })
  return {
    listener: [RELAY_HOST, relayHandler(ctx, solver)],
    controlRoutes: [...bridgeControlRoutes(ctx, solver), ...(solana ? solanaControlRoutes(solana) : [])],
    settle: solver.progress,
    stop: async () => {
      await solver.idle()
      store.close()
    },
  }
}
