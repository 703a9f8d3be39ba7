import {
  createSandboxClock,
  type Institutions,
  type SandboxChains,
  type SandboxSolana,
  startBridge,
  startInstitutions,
  startSandboxChains,
  startSandboxSolana,
} from '@rialto/sandbox'

import { eventually } from './eventually.ts'
import { sandboxControl } from './sandboxControl.ts'

export interface TestSandbox {
  institutions: Institutions
  chains: SandboxChains
  solana: SandboxSolana
  control: ReturnType<typeof sandboxControl>
  /** Environment for a server that joins it. */
  env: Record<string, string>
  /** Moves everybody's time; resolves when `servers` running servers go by the new one. */
  advance(ms: number, servers: number): Promise<void>
  stop(): Promise<void>
}

/** Institutions and chains that live in the test's own process, and so outlive every server that is killed. */
/** @param settleDelayMs how long institutions take until they send what they accepted */
export const startSandbox = async ({ settleDelayMs = 0 } = {}): Promise<TestSandbox> => {
  const clock = createSandboxClock()
  const [chains, solana] = await Promise.all([
    startSandboxChains({ blockTimeMs: 50 }),
    startSandboxSolana({ nowMs: clock.nowMs }),
  ])
  let looksAtClock = 0
  const institutions = await startInstitutions({
    chains,
    clock,
    bridge: await startBridge({ chains, solana, clock }),
    settleDelayMs,
    tickMs: 50,
    authorizeControl: headers => {
      if (headers['user-agent'] === 'Rialto sandbox') looksAtClock += 1
      return true
    },
  })
  const rpc = chains.chains.map(({ chainId, rpcUrl }) => [`SANDBOX_RPC_${chainId}`, rpcUrl])
  return {
    institutions,
    chains,
    solana,
    control: sandboxControl(institutions.origin),
    env: { RIALTO_SANDBOX_URL: institutions.origin, ...(Object.fromEntries(rpc) as Record<string, string>) },
    advance: async (ms, servers) => {
      institutions.clock.advance(ms)
      // A server asks on its own: its second question says that it has had the answer to its first.
      const enough = looksAtClock + 2 * servers
      await eventually(async () => looksAtClock >= enough, 'the servers to follow the clock')
    },
    stop: async () => {
      await institutions.stop()
      await Promise.all([chains.stop(), solana.stop()])
    },
  }
}
