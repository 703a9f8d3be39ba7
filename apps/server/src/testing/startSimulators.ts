import { defined } from '@rialto/defined'
import {
  createSandboxClock,
  type Institutions,
  type SandboxChains,
  type SandboxClock,
  startBridge,
  startInstitutions,
} from '@rialto/sandbox'
import { startTestChains } from '@rialto/sandbox/testing'

/** After any real clock, so that the journal never pulls it; still for the whole test unless the test moves it. */
const startMs = Date.UTC(2035, 0, 1)

export interface Simulators {
  chains: SandboxChains
  institutions: Institutions
  clock: SandboxClock
  /** One call of the simulators' control API. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Record<string, unknown>>
  /** Makes empty blocks on every chain, so that what was sent becomes final. */
  mine(blocks?: number): Promise<void>
  stop(): Promise<void>
}

/** Real nodes and the simulated institutions on them. Nothing moves by itself: time stands, withdrawals wait for `settle`. */
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
    mine: async (blocks = 16) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_mine', params: [`0x${blocks.toString(16)}`] })
      const headers = { 'content-type': 'application/json' }
      await Promise.all(chains.chains.map(({ rpcUrl }) => fetch(rpcUrl, { method: 'POST', headers, body })))
    },
    stop: async () => {
      await institutions.stop()
      await chains.stop()
    },
  }
}
