import { defined } from '@rialto/defined'

import { callRpc } from '../../../chains/callRpc.ts'
import type { SandboxChains } from '../../../chains/ports.ts'
import { createSandboxClock } from '../../../clock/createSandboxClock.ts'
import { startInstitutions } from '../../../institutions/startInstitutions.ts'
import { startTestChains } from '../../../testing/startTestChains.ts'
import { RELAY_HOST } from '../routes/relayHandler.ts'
import { startBridge, type BridgeOptions } from '../startBridge.ts'

export const SEPOLIA = { id: 11_155_111, networkId: '03b2d786-7092-4a6a-9737-d6013e21819b' }
export const BASE = { id: 84_532, networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d' }
export const NATIVE = '0x0000000000000000000000000000000000000000'
export const USER = '0x00000000000000000000000000000000000000a1'

/** A response of the bridge, of any type. */
interface Answer {
  status: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  body: any
}

const exchange = async (
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> => {
  const response = await fetch(url, {
    method,
    headers,
    ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** The pay-in, its payout, and the sweep. Each must be in a block before the next. */
const stepsOfAPayIn = 3

/**
 * A bridge on real nodes, served by institutions. It only advances by `settle`. Given `chains` are not stopped with it.
 */
export const startBridgeWorld = async (options: Partial<BridgeOptions> = {}) => {
  const chains: SandboxChains = options.chains ?? (await startTestChains())
  const clock = options.clock ?? createSandboxClock()
  const bridge = await startBridge({ ...options, chains, clock })
  const institutions = await startInstitutions({ chains, clock, bridge, tickMs: 0 })
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    exchange(`${institutions.origin}/~${RELAY_HOST}${path}`, method, body, { 'x-api-key': 'key' })
  const control = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    exchange(`${institutions.origin}/control${path}`, method, body, { 'content-type': 'application/json' })
  const settle = async () => {
    for (let step = 0; step < stepsOfAPayIn; step += 1) {
      // A node that mines automatically responds before the block can be read. A block on request contains all earlier
      // transactions.
      await Promise.all(chains.chains.map(({ rpcUrl }) => callRpc(rpcUrl, 'evm_mine')))
      await institutions.settle()
    }
  }
  const tokenOf = (networkId: string, symbol: string): string => {
    const token = chains.chains.find(c => c.networkId === networkId)?.tokens.find(t => t.symbol === symbol)
    return token?.address?.toLowerCase() ?? NATIVE
  }
  return {
    chains,
    clock,
    bridge,
    call,
    control,
    origin: institutions.origin,
    settle,
    tokenOf,
    /** A quote request from Sepolia to Base in one symbol; `change` overrides. */
    quoteBody: (amount: string, symbol = 'USDC', change: object = {}) => ({
      user: USER,
      recipient: USER,
      originChainId: SEPOLIA.id,
      destinationChainId: BASE.id,
      originCurrency: tokenOf(SEPOLIA.networkId, symbol),
      destinationCurrency: tokenOf(BASE.networkId, symbol),
      amount,
      tradeType: 'EXACT_INPUT',
      ...change,
    }),
    /** The requests of an address, oldest first. */
    requests: async (depositAddress: string) =>
      (await call('GET', `/requests/v3?depositAddress=${depositAddress}&sortDirection=asc`)).body.requests,
    stop: async () => {
      await institutions.stop()
      if (options.chains === undefined) await chains.stop()
    },
  }
}

export type BridgeWorld = Awaited<ReturnType<typeof startBridgeWorld>>
