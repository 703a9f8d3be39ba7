import { randomBytes } from 'node:crypto'

import { defined } from '@rialto/defined'
import type { BridgeContext } from '../context.ts'
import type { PayIn, SolverChain } from '../ports.ts'
import { addressKey, payInKey } from '../state/createBridgeState.ts'
import type { Trigger } from '../state/triggers.ts'
import type { BridgeEvent, BridgeRequest, Order } from '../state/types.ts'
import { saveRequest } from './saveRequest.ts'

export const newRequestId = (): string => `0x${randomBytes(32).toString('hex')}`

/** Blocks without pay-ins after which the search position is recorded. */
const CURSOR_EVERY = 100

/**
 * The quote's own request takes the first pay-in if it matches the quote, or of a strict address the first of its currency. Any other
 * pay-in is priced under a new id.
 */
const takesFirst = (order: Order, first: BridgeRequest, payIn: PayIn, trigger: Trigger | undefined): boolean =>
  first.payIn === undefined &&
  first.supersededBy === undefined &&
  (order.strict !== undefined || payIn.amount === order.amount) &&
  payIn.currency === order.originCurrency &&
  trigger?.mode !== 'superseded'

const recordPayIn = (ctx: BridgeContext, order: Order, payIn: PayIn, chainId = order.originChainId): void => {
  const first = ctx.store.state.requests.get(order.requestId)
  if (first === undefined) throw new Error(`No request ${order.requestId}`)
  const trigger = ctx.triggers.take(order.address, BigInt(payIn.amount))
  const seen: Partial<BridgeRequest> = { status: 'depositing', payIn, ...defined({ trigger }) }
  const isElsewhere = chainId !== order.originChainId
  if (!isElsewhere && takesFirst(order, first, payIn, trigger)) {
    saveRequest(ctx, first, seen)
    return
  }
  const nowMs = ctx.clock.nowMs()
  const id = newRequestId()
  const isReplaced = !isElsewhere && first.payIn === undefined && first.supersededBy === undefined
  const more: BridgeEvent[] = isReplaced
    ? [{ type: 'request', request: { ...first, supersededBy: id, updatedAtMs: nowMs } }]
    : []
  const fresh: BridgeRequest = { id, order: order.requestId, status: 'waiting', createdAtMs: nowMs, updatedAtMs: nowMs }
  saveRequest(ctx, fresh, { ...seen, ...(isElsewhere ? { payInChainId: chainId } : {}) }, more)
}

/** Searches a chain for pay-ins to one order's address, each once, also on a chain without an expected pay-in. */
export const searchAddress = async (ctx: BridgeContext, chain: SolverChain, order: Order): Promise<void> => {
  const blocks = { from: (order.createdBlocks?.[chain.id] ?? 0) + 1, to: await chain.head() }
  for (const payIn of await chain.payIns(blocks, address => address === chain.normalize(order.address)))
    if (!ctx.store.state.payIns.has(payInKey(chain.id, payIn))) recordPayIn(ctx, order, payIn, chain.id)
}

/** Searches the blocks for pay-ins to all known addresses, each once. */
const searchBlocks = async (
  ctx: BridgeContext,
  chain: SolverChain,
  blocks: { from: number; to: number },
): Promise<void> => {
  const { state } = ctx.store
  // Reading blocks costs a call for each. Without an open address there can be no pay-in.
  if (state.orders.size === 0) return
  const orderAt = (address: string) => state.orders.get(state.byAddress.get(addressKey(chain.id, address)) ?? '')
  for (const payIn of await chain.payIns(blocks, address => orderAt(address) !== undefined)) {
    const order = orderAt(payIn.address)
    if (order === undefined || state.payIns.has(payInKey(chain.id, payIn))) continue
    recordPayIn(ctx, order, payIn)
  }
}

/** A chain without an address is read only in one of this many searches, because each queries the node. */
const IDLE_SEARCHES = 20

/** The position of the search. After a restart it resumes at the last recorded block. */
export const startSearching = async (ctx: BridgeContext, chain: SolverChain): Promise<() => Promise<void>> => {
  let searched = ctx.store.state.cursors.get(chain.id)
  const remember = (block: number) => ctx.store.commit([{ type: 'cursor', chainId: chain.id, block }])
  if (searched === undefined) remember((searched = await chain.head()))
  let at = searched
  let idleFor = 0
  return async () => {
    idleFor = ctx.store.state.orders.size === 0 ? idleFor + 1 : 0
    // The next search begins at the same block, so no block is skipped.
    if (idleFor % IDLE_SEARCHES > 0) return
    const head = await chain.head()
    // A killed chain may restart without its last blocks.
    if (head < at) remember((at = head))
    if (head === at) return
    await searchBlocks(ctx, chain, { from: at + 1, to: head })
    at = head
    if (at - (ctx.store.state.cursors.get(chain.id) ?? 0) >= CURSOR_EVERY) remember(at)
  }
}
