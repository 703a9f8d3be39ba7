import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import type { Currency, SolverChain } from './ports.ts'
import type { BridgeStore } from './state/openBridgeStore.ts'
import type { Triggers } from './state/triggers.ts'
import type { BridgeRequest, Order } from './state/types.ts'

/** URL for webhooks, and the API key that signs them. */
export interface WebhookTarget {
  url: string
  apiKey: string
}

/** Dependencies of all parts of the solver. */
export interface BridgeContext {
  clock: SandboxClock
  /** By Relay's chain id. */
  chains: ReadonlyMap<number, SolverChain>
  store: BridgeStore
  triggers: Triggers
  /** Confirmations that a pay-in needs, its own block included. */
  confirmations: number
  webhook: WebhookTarget | undefined
  log: (message: string, fields: Record<string, unknown>) => void
}

export const chainOf = (ctx: BridgeContext, id: number): SolverChain => {
  const chain = ctx.chains.get(id)
  if (chain === undefined) throw new Error(`The bridge has no chain ${id}`)
  return chain
}

export const findCurrency = (chain: SolverChain, address: string): Currency | undefined =>
  chain.currencies.find(currency => currency.address === chain.normalize(address))

export const legOf = (ctx: BridgeContext, chainId: number, address: string) => {
  const chain = chainOf(ctx, chainId)
  const currency = findCurrency(chain, address)
  if (currency === undefined) throw new Error(`${chain.displayName} has no currency ${address}`)
  return { chain, currency }
}

/** Chain of the pay-in, which may differ from the origin chain: an address receives coins on all EVM chains. */
export const payInChainId = (ctx: BridgeContext, request: BridgeRequest): number =>
  request.payInChainId ?? orderOf(ctx, request).originChainId

export const orderOf = (ctx: BridgeContext, request: BridgeRequest): Order => {
  const order = ctx.store.state.orders.get(request.order)
  if (order === undefined) throw new Error(`No order ${request.order}`)
  return order
}
