import { createSandboxClock } from '../../../clock/createSandboxClock.ts'
import type { BridgeContext } from '../context.ts'
import type { Currency, SolverChain } from '../ports.ts'
import { openBridgeStore } from '../state/openBridgeStore.ts'
import { createTriggers } from '../state/triggers.ts'
import type { BridgeRequest, Order, Payment } from '../state/types.ts'

const currencyOf = (symbol: string, decimals: number, isNative: boolean): Currency => ({
  symbol,
  name: symbol,
  decimals,
  address: `0x${symbol.toLowerCase()}`,
  isNative,
})

/** A chain without a node, for calculations only. */
const aChain = (id: number, vmType: 'evm' | 'svm'): SolverChain => {
  const unreachable = () => Promise.reject(new Error('There is no node'))
  return {
    id,
    name: `chain${id}`,
    displayName: `Chain ${id}`,
    vmType,
    rpcUrl: '',
    currencies: [currencyOf('ETH', 18, true), currencyOf('USDC', 6, false)],
    solver: '0xsolver',
    fillCostMicroUsd: 40_000n,
    sweepCostMicroUsd: 6_000n,
    transferCost: { native: 21_000n, token: 65_000n },
    nativeReserve: 0n,
    isAddress: text => /^0x\w+$/.test(text),
    normalize: address => address.toLowerCase(),
    depositAddress: async orderId => `0xdeposit${orderId}`,
    head: unreachable,
    payIns: unreachable,
    isIncluded: unreachable,
    balance: unreachable,
    signTransfer: unreachable,
    signSweep: unreachable,
    fund: unreachable,
    outside: '0xoutside',
    submit: unreachable,
    outcome: unreachable,
  }
}

/** A new bridge between chains 1 and 2, of which the second is not an EVM chain. */
export const aBridge = (): BridgeContext => ({
  clock: createSandboxClock(() => Date.UTC(2035, 0, 1)),
  chains: new Map([1, 2].map(id => [id, aChain(id, id === 1 ? 'evm' : 'svm')])),
  store: openBridgeStore(),
  triggers: createTriggers(),
  confirmations: 1,
  webhook: undefined,
  log: () => undefined,
})

export const anOrder = (change: Partial<Order> = {}): Order => ({
  requestId: 'r1',
  orderId: 'o1',
  address: '0xdeposit',
  user: '0xuser',
  recipient: '0xrecipient',
  originChainId: 1,
  destinationChainId: 2,
  originCurrency: '0xusdc',
  destinationCurrency: '0xusdc',
  amount: '10000000',
  slippageBps: 50,
  createdAtMs: 0,
  createdBlocks: {},
  ...change,
})

export const aRequest = (change: Partial<BridgeRequest> = {}): BridgeRequest => ({
  id: 'r1',
  order: 'r1',
  status: 'waiting',
  createdAtMs: 1_000,
  updatedAtMs: 2_000,
  ...change,
})

export const aPayIn = {
  hash: '0xin',
  index: 0,
  address: '0xdeposit',
  from: '0xpayer',
  currency: '0xusdc',
  amount: '10000000',
  block: 7,
}

export const aPayment = (change: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  request: 'r1',
  kind: 'fill',
  chainId: 2,
  currency: '0xusdc',
  to: '0xrecipient',
  amount: '9949000',
  signed: { hash: '0xout', raw: '0x', validity: 1 },
  status: 'included',
  atMs: 3_000,
  ...change,
})
