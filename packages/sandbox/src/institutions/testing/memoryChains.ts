import { SandboxRpcError } from '../../chains/callRpc.ts'
import type { SandboxChains } from '../../chains/ports.ts'

interface Payment {
  networkId: string
  symbol: string
  to: string
  amountBaseUnits: bigint
  hash: string
  key?: string
}

const SEPOLIA = '03b2d786-7092-4a6a-9737-d6013e21819b'
const BASE = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const TOKEN = '0x1111111111111111111111111111111111111111' as const

/**
 * Chains that only record payments, for tests of ledgers and protocols. `failNext` makes the next payment be refused,
 * be lost before it is made, or lose its reply.
 */
export const createMemoryChains = () => {
  const payments: Payment[] = []
  let failure: 'refused' | 'before' | 'after' | undefined
  const chainOf = (networkId: string, chainId: number) => ({
    networkId,
    name: networkId,
    chainId,
    rpcUrl: 'http://127.0.0.1:9',
    tokens: [
      { symbol: 'ETH', address: undefined, decimals: 18 },
      { symbol: 'USDC', address: TOKEN, decimals: 6 },
    ],
  })
  const chains: SandboxChains = {
    chains: [chainOf(SEPOLIA, 31_337), chainOf(BASE, 31_338)],
    send: async input => {
      const now = failure
      failure = undefined
      const made = payments.find(({ key }) => key !== undefined && key === input.key)
      if (made !== undefined) return { hash: made.hash }
      if (now === 'refused') throw new SandboxRpcError('the node refuses it')
      if (now === 'before') throw new Error('the node is gone')
      const hash = `0x${(payments.length + 1).toString(16).padStart(64, '0')}`
      payments.push({ ...input, hash })
      if (now === 'after') throw new Error('the answer is gone')
      return { hash }
    },
    keep: () => undefined,
    depositAddress: () => '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    depositPlace: () => ({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
    balanceOf: async ({ networkId, symbol, address }) =>
      payments
        .filter(p => p.networkId === networkId && p.symbol === symbol && p.to === address)
        .reduce((sum, p) => sum + p.amountBaseUnits, 0n),
    stop: async () => undefined,
  }
  return { chains, payments, failNext: (when: 'refused' | 'before' | 'after') => void (failure = when) }
}
