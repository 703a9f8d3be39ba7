import { defined } from '@rialto/defined'
import {
  createSandboxClock,
  type Institutions,
  type SandboxChains,
  type SandboxClock,
  startBridge,
  startInstitutions,
} from '@rialto/sandbox'
import { callRpc, startTestChains } from '@rialto/sandbox/testing'

/** Later than any real clock, so that the journal never advances it. It stands still unless the test moves it. */
const startMs = Date.UTC(2035, 0, 1)

export interface Simulators {
  chains: SandboxChains
  institutions: Institutions
  clock: SandboxClock
  /** One call of the simulators' control API. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Record<string, unknown>>
  /** Mines empty blocks on every chain, so that sent transactions become final. */
  mine(blocks?: number): Promise<void>
  /** As `mine`, only on chains with activity since the last call. Makes sent transactions final there. */
  confirm(): Promise<void>
  stop(): Promise<void>
}

/** More than any network of the sandbox needs. */
const finalityBlocks = 16

const mineOn = (rpcUrl: string, blocks: number) => callRpc(rpcUrl, 'anvil_mine', [`0x${blocks.toString(16)}`])
const latestBlock = async (rpcUrl: string): Promise<string | undefined> =>
  (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false]))?.hash
const waitingTransactions = async (rpcUrl: string): Promise<number> =>
  Number((await callRpc(rpcUrl, 'txpool_status')).pending)

/**
 * Real nodes with the simulated institutions on them. Nothing advances automatically: the clock stands still, and
 * withdrawals wait for `settle`.
 */
export const startSimulators = async (
  log?: (message: string, fields: Record<string, unknown>) => void,
): Promise<Simulators> => {
  const chains = await startTestChains()
  const clock = createSandboxClock(() => startMs)
  const institutions = await startInstitutions({
    chains,
    clock,
    bridge: await startBridge({ chains, clock, ...(log ? { log } : {}) }),
    settleDelayMs: 0,
    tickMs: 0,
    ...(log ? { log } : {}),
  })
  /** The latest block of each node when it last confirmed everything. */
  const confirmed = new Map<string, string | undefined>()
  return {
    chains,
    institutions,
    clock,
    control: async (method, path, body) => {
      const answer = await fetch(`${institutions.origin}/control${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`control ${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Record<string, unknown>
    },
    mine: async (blocks = finalityBlocks) => {
      await Promise.all(chains.chains.map(({ rpcUrl }) => mineOn(rpcUrl, blocks)))
    },
    confirm: async () => {
      await Promise.all(
        chains.chains.map(async ({ rpcUrl }) => {
          const [hash, waiting] = await Promise.all([latestBlock(rpcUrl), waitingTransactions(rpcUrl)])
          if (hash !== undefined && hash === confirmed.get(rpcUrl) && waiting === 0) return
          await mineOn(rpcUrl, finalityBlocks)
          confirmed.set(rpcUrl, await latestBlock(rpcUrl))
        }),
      )
    },
    stop: async () => {
      await institutions.stop()
      await chains.stop()
    },
  }
}
