import { defined } from '@rialto/defined'

import type { BridgingContext, Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import type { Scope } from '../kernel/scope.ts'
import { screenPayIn } from '../screening/screenAddresses.ts'
import { atStep } from './advanceBridged.ts'
import { BridgeError } from './bridgeError.ts'
import { matchPayIns, type PayInChange } from './matchPayIns.ts'
import { isChainReadDue, issueOf, type OnChainCoins, readCoins, unrecorded } from './misdirected.ts'
import { newBridgedTransfer } from './newBridgedTransfer.ts'
import { nextBridgePollDelayMs } from './nextBridgePollDelayMs.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { BridgeOperation, BridgingAddress } from './ports.ts'
import { misdirectedChanges, requestReturns } from './returnMisdirected.ts'
import { saveBridged } from './saveBridged.ts'
import { verifyPayouts } from './verifyPayouts.ts'

const minRetryMs = 30_000

/**
 * Reads the pay-ins of an address and their outcomes from its provider, and records and emits the changes. Resolves
 * with the milliseconds until the next poll, or undefined when no further change is possible.
 *
 * @throws Error when the provider that issued the address is no longer configured.
 */
export const reconcileBridge = async (
  ctx: BridgingContext,
  scope: Scope,
  addressId: string,
): Promise<number | undefined> => {
  const address = await ctx.store.bridgingAddresses.find(scope, addressId)
  if (!address) return undefined
  if (!address.issued) return giveUpUnissued(ctx, address)
  const read = await readOperations(ctx, address, address.issued)
  if ('retryAfterMs' in read) return Math.max(nextBridgePollDelayMs(ctx, address, []) ?? 0, read.retryAfterMs)
  await ctx.failpoint('bridge.read')
  const { operations, requestedAtMs } = read
  const isPaid = operations.some(({ status }) => status !== 'waiting')
  // Read after the provider, so that its reports are not mistaken for missed deposits.
  const coins = isChainReadDue(address, requestedAtMs) ? await readCoins(ctx, address) : undefined
  const prices = isPaid ? await usdPrices(ctx, address) : unpriced
  const found = await ctx.store.transaction(async repositories => {
    const current = await repositories.bridgingAddresses.findForUpdate(scope, addressId)
    if (!current) return undefined
    const transfers = await record(ctx, repositories, current, { operations, coins, prices })
    const closed = await closeIfOver(ctx, repositories, current, transfers, requestedAtMs)
    return { address: closed, transfers }
  })
  if (!found) return undefined
  if (coins) await requestReturns(ctx, found.address, found.transfers)
  return nextBridgePollDelayMs(ctx, found.address, found.transfers)
}

/** The process that requested the address has died: no address was returned, and the transaction is free again. */
const giveUpUnissued = async (
  ctx: Pick<Context, 'clock' | 'store' | 'settings'>,
  address: BridgingAddress,
): Promise<number | undefined> => {
  const nowMs = ctx.clock.nowMs()
  if (address.requestedUntilMs !== undefined && address.requestedUntilMs > nowMs)
    return address.requestedUntilMs - nowMs
  await ctx.store.bridgingAddresses.discardAbandoned(address.id, nowMs)
  // The reservation is removed, unless another process has taken over meanwhile: then the poll continues.
  return (await ctx.store.bridgingAddresses.find(address.scope, address.id)) ? ctx.settings.issueLeaseMs : undefined
}

type Read = { operations: readonly BridgeOperation[]; requestedAtMs: number } | { retryAfterMs: number }

/** A provider that cannot be read now says nothing about the coins. */
const readOperations = async (
  ctx: Pick<Context, 'clock' | 'chains' | 'bridging'>,
  { origin, destination }: BridgingAddress,
  { provider: name, address, reference }: NonNullable<BridgingAddress['issued']>,
): Promise<Read> => {
  const provider = ctx.bridging.providers.find(candidate => candidate.name === name)
  if (!provider) throw new Error(`bridge provider ${name} issued an address and is no longer configured`)
  const requestedAtMs = ctx.clock.nowMs()
  try {
    const reported = await provider.operations({ origin, destination, address, reference })
    return { operations: await verifyPayouts(ctx, destination, reported), requestedAtMs }
  } catch (error) {
    if (error instanceof BridgeError) return { retryAfterMs: error.retryAfterMs ?? minRetryMs }
    throw error
  }
}

/** For display only: a missing price must not delay the report of a payout. */
type Prices = Pick<BridgedTransfer, 'priceUsd' | 'originPriceUsd'>

const unpriced: Prices = { priceUsd: '0' }

/** Prices of both assets, so that the record can state the bridge's fee. */
const usdPrices = async (ctx: Pick<Context, 'prices'>, { origin, destination }: BridgingAddress): Promise<Prices> => {
  const prices = await ctx.prices.usd([...new Set([origin.asset, destination.asset])])
  return {
    priceUsd: prices.get(destination.asset) ?? '0',
    ...defined({ originPriceUsd: prices.get(origin.asset) }),
  }
}

interface Seen {
  operations: readonly BridgeOperation[]
  /** At the address, on every network of its family; absent where the chains were not read now. */
  coins: readonly OnChainCoins[] | undefined
  prices: Prices
}

const record = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'bridging'>,
  repositories: Repositories,
  address: BridgingAddress,
  { operations, coins, prices }: Seen,
): Promise<BridgedTransfer[]> => {
  const known = await repositories.bridgedTransfers.listForUpdate(address.scope, address.id)
  const nowMs = ctx.clock.nowMs()
  const open = () => newBridgedTransfer(address, { id: ctx.ids.uuid(), nowMs })
  const changes = matchPayIns({ known, operations, trackingId: address.transferId, open, nowMs })
  const saved: BridgedTransfer[] = []
  // A transfer that gives up an id is written before the one that takes it.
  for (const change of changes.toSorted((a, b) => Number(a.isNew) - Number(b.isNew)))
    saved.push(
      await saveBridged(ctx, repositories, worded(change, address, operations, prices), statusOf(change, operations)),
    )
  for (const transfer of saved) await screenSender(ctx, repositories, transfer, operations)
  const recorded = withChanges(known, saved)
  const misdirected = coins ? await findMisdirected(ctx, repositories, address, { operations, coins, recorded }) : []
  for (const change of misdirected) saved.push(await saveBridged(ctx, repositories, change))
  const arrived = [...changes, ...misdirected].find(({ eventStatuses }) => eventStatuses.includes('pending'))?.transfer
  // A page that is opened again shows what arrived last.
  if (arrived && address.link) await repositories.link.setTransfer(address.link.sessionId, arrived.id)
  if (saved.some(({ operation }) => operation !== undefined))
    await repositories.bridgingAddresses.markSeen(address.id, nowMs)
  return withChanges(known, saved)
}

/** Coins at the address that no operation of the provider explains. */
const findMisdirected = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'bridging'>,
  repositories: Repositories,
  address: BridgingAddress,
  {
    operations,
    coins,
    recorded,
  }: Pick<Seen, 'operations'> & {
    coins: readonly OnChainCoins[]
    recorded: readonly BridgedTransfer[]
  },
): Promise<PayInChange[]> => {
  const missed = unrecorded(coins, { address, transfers: recorded, operations })
  const changes = await misdirectedChanges(ctx, repositories, address, missed)
  await repositories.bridgingAddresses.markChainsRead(address.id, ctx.clock.nowMs())
  return changes
}

const withChanges = (known: readonly BridgedTransfer[], saved: readonly BridgedTransfer[]): BridgedTransfer[] => [
  ...known.filter(({ id }) => !saved.some(transfer => transfer.id === id)),
  ...saved,
]

const screenSender = async (
  ctx: Pick<Context, 'clock' | 'ids'>,
  repositories: Repositories,
  { scope, id, operation }: BridgedTransfer,
  operations: readonly BridgeOperation[],
): Promise<void> => {
  const sender = operations.find(({ reference }) => reference === operation)?.sender
  if (sender !== undefined) await screenPayIn({ ...ctx, store: repositories }, scope, { sender, transferId: id })
}

/** The provider's own word for where the pay-in is. */
const statusOf = ({ transfer }: PayInChange, operations: readonly BridgeOperation[]): string | undefined =>
  operations.find(({ reference }) => reference === transfer.operation)?.upstreamStatus

/** Adds the price, the deviation, and the description of a failure. */
const worded = (
  change: PayInChange,
  address: BridgingAddress,
  operations: readonly BridgeOperation[],
  prices: Prices,
): PayInChange => {
  const { transfer, eventStatuses } = change
  const reason = operations.find(({ reference }) => reference === transfer.operation)?.failReason
  const failureMessage = `The bridge did not complete the transfer${reason === undefined ? '' : ` (${reason.slice(0, 200)})`}.`
  const isPriced = transfer.operation !== undefined && transfer.priceUsd === '0'
  return {
    ...change,
    transfer: {
      ...transfer,
      ...(isPriced ? prices : {}),
      ...defined({ issue: transfer.operation === undefined ? transfer.issue : issueOf(transfer, address) }),
      ...(eventStatuses.includes('failed') ? { failureMessage } : {}),
    },
  }
}

/** Closed once the transfer ended, or when its time was over and nothing had been paid in by then. */
const closeIfOver = async (
  ctx: Pick<Context, 'clock' | 'settings'>,
  repositories: Repositories,
  address: BridgingAddress,
  transfers: readonly BridgedTransfer[],
  requestedAtMs: number,
): Promise<BridgingAddress> => {
  const tracking = transfers.find(({ id }) => id === address.transferId)
  if (address.closedAtMs !== undefined || !tracking) return address
  const nowMs = ctx.clock.nowMs()
  const isUnused =
    tracking.operation === undefined && tracking.phase === 'accepted' && requestedAtMs >= endsAtMs(ctx, address)
  if (isUnused)
    await repositories.bridgedTransfers.update(canceled(tracking, nowMs), { cause: 'addressExpired', atMs: nowMs })
  else if (tracking.phase === 'accepted') return address
  await repositories.bridgingAddresses.close(address.id, nowMs)
  return { ...address, closedAtMs: nowMs }
}

const endsAtMs = (ctx: Pick<Context, 'settings'>, { issued, createdAtMs }: BridgingAddress): number =>
  issued?.expiresAtMs ?? (issued?.issuedAtMs ?? createdAtMs) + ctx.settings.bridgingAddressTtlMs

/** No coins moved, so no event is emitted. The record shows it. */
const canceled = (tracking: BridgedTransfer, nowMs: number): BridgedTransfer => ({
  ...atStep(tracking, 'canceled', nowMs),
  phase: 'failed',
  failureMessage: 'The address expired before any funds arrived.',
  finishedAtMs: nowMs,
})
