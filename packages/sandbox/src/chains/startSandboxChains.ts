import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type SandboxChains, type SandboxNetwork, sandboxNetworks } from './ports.ts'
import { startChain, type RunningChain } from './startChain.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { createTreasury, sandboxMnemonic } from './treasury.ts'

export interface SandboxChainsOptions {
  /** Folder in which the chains survive restarts. Absent: each start makes new chains. */
  dataDir?: string
  networks?: readonly SandboxNetwork[]
  /** Time between blocks. Default 1,000; 0 mines every transaction immediately. */
  blockTimeMs?: number
  /** URLs of external nodes by local chain id (`SANDBOX_RPC_<chainId>`), used instead of our own. */
  externalRpc?: Readonly<Record<string, string>>
  log?: (message: string) => void
  /** Receives messages for operators. Default: `log`. */
  warn?: (message: string) => void
}

/**
 * Starts one real EVM node per network, with USDC, USDT and a funded treasury.
 * @throws AnvilMissingError if anvil is not installed and no external node is given
 */
export async function startSandboxChains(options: SandboxChainsOptions = {}): Promise<SandboxChains> {
  const log = options.log ?? (() => undefined)
  const networks = options.networks ?? sandboxNetworks
  const scratch = options.dataDir === undefined ? await temporaryFolder(networks) : undefined
  const folder = scratch?.folder ?? join(options.dataDir ?? '', 'chains')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const treasury = createTreasury()
  const starts = networks.map(network =>
    startChain({
      network,
      treasury,
      mnemonic: sandboxMnemonic,
      folder,
      keepState: options.dataDir !== undefined,
      blockTimeMs: options.blockTimeMs ?? 1_000,
      externalRpcUrl: options.externalRpc?.[String(network.chainId)],
      log,
      warn: options.warn ?? log,
    }),
  )
  const running = await allOrNone(starts).catch((error: unknown) => {
    scratch?.remove()
    throw error
  })
  const of = (networkId: string): RunningChain => {
    const found = running.find(({ chain }) => chain.networkId === networkId)
    if (!found) throw new Error(`The sandbox has no chain for network ${networkId}`)
    return found
  }
  return {
    chains: running.map(({ chain }) => chain),
    send: async input => of(input.networkId).send(input),
    keep: ({ networkId, raw }) => of(networkId).keep(raw),
    depositAddress: input => treasury.depositAddress(input),
    depositPlace: input => ({ address: treasury.depositAddress(input) }),
    balanceOf: async input => of(input.networkId).balanceOf(input),
    async stop() {
      await Promise.all(running.map(chain => chain.stop()))
      scratch?.remove()
    },
  }
}

/** If one chain cannot start, the others are stopped, because a failed start must leave nothing running. */
async function allOrNone(starts: readonly Promise<RunningChain>[]): Promise<RunningChain[]> {
  const settled = await Promise.allSettled(starts)
  const running = settled.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = settled.find(result => result.status === 'rejected')
  if (!failed) return running
  await Promise.all(running.map(chain => chain.stop()))
  throw failed.reason
}
