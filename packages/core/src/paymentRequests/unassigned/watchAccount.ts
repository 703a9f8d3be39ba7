import { canonicalDestination } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { PaymentRequestContext } from '../../context.ts'
import type { Scope } from '../../kernel/scope.ts'
import { familyNetworks } from '../familyNetworks.ts'
import type { ChainDeposit, PaymentSource, WatchedRequest } from '../ports.ts'
import { keepUnassigned } from './keepUnassigned.ts'

const minuteMs = 60_000
/** While an order of the account is watched, and while the account is behind its network. */
const busyMs = minuteMs
const idleMs = 10 * minuteMs
/** Readings of one turn: the most that an account costs in a minute. */
const maxScans = 5
/** Blocks that are read again: a node behind a shared address may list fewer payments without a sign. */
const overlap = 20n
/** Of one client, the accounts that are read, the newest first: each replacement leaves one. */
const maxAccounts = 20

type AccountContext = Pick<PaymentRequestContext, 'environment' | 'clock' | 'ids' | 'store' | 'chainDeposits'>

/**
 * One turn of reading a client's account for payments that name no order, from its own block, whether or not an order of it
 * is watched. Payments before its confirmation are not read. Returns when the next turn is due, or undefined for an account
 * that is not read any more.
 */
export const watchAccount = async (
  ctx: AccountContext,
  scope: Scope,
  { sourceId, networkId }: { sourceId: string; networkId: string },
): Promise<number | undefined> => {
  const { chainDeposits, store } = ctx
  const accounts = await store.paymentSources.listAccounts(scope, maxAccounts)
  const account = accounts.find(({ id }) => id === sourceId)
  if (!account) return undefined
  if (!chainDeposits.watches(networkId)) return idleMs
  const nowMs = ctx.clock.nowMs()
  // The head is read before the orders: a payment to a tag that is issued later is in a later block.
  const { final } = await chainDeposits.heads(networkId)
  const networkIds = familyNetworks(ctx, networkId)
  const watched = await store.paymentRequests.listWatched(ctx.environment, networkIds, nowMs, account.value)
  const cursor = (await store.paymentSources.accountCursor(sourceId, networkId)) ?? { block: final, begun: final }
  const block = await readAccount(ctx, { account, networkId, watched, cursor, final, nowMs })
  await store.paymentSources.setAccountCursor(sourceId, networkId, block)
  return block < final || watched.length > 0 ? busyMs : idleMs
}

interface Reading {
  account: PaymentSource
  networkId: string
  watched: readonly WatchedRequest[]
  /** The last block that was read, and the one after which reading began. */
  cursor: { block: bigint; begun: bigint }
  final: bigint
  nowMs: number
}

/** Reads the blocks after the cursor, and returns the last one that was read. */
const readAccount = async (
  ctx: AccountContext,
  { account, networkId, watched, cursor, final, nowMs }: Reading,
): Promise<bigint> => {
  const others = watched.map(({ address, addressTag: tag }) => ({ address, ...defined({ tag }) }))
  let { block } = cursor
  for (let scans = 0; scans < maxScans && block < final; scans += 1) {
    const again = block - overlap
    const from = (again > cursor.begun ? again : cursor.begun) + 1n
    const last = block + ctx.chainDeposits.blocksAtOnce(networkId)
    const to = last < final ? last : final
    const destinations = [{ address: account.value }]
    const { deposits, unread } = await ctx.chainDeposits.scan(networkId, { destinations, others, from, to })
    await keepUnassigned(ctx, ofNoOrder(networkId, deposits, watched), { networkId, final, nowMs })
    const [behind] = unread
    if (behind) return behind.readTo > block ? behind.readTo : block
    block = to
  }
  return block
}

/** Payments to the account that name no watched order. */
const ofNoOrder = (
  networkId: string,
  deposits: readonly ChainDeposit[],
  watched: readonly WatchedRequest[],
): readonly ChainDeposit[] => {
  const keyOf = (address: string, tag: string | undefined) =>
    canonicalDestination(networkId, { address, ...defined({ tag }) })
  const known = new Set(watched.map(({ address, addressTag }) => keyOf(address, addressTag)))
  return deposits.filter(({ to, tag }) => !known.has(keyOf(to, tag)))
}
