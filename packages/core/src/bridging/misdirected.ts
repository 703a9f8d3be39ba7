import {
  compare,
  findNetwork,
  findNetworkByCaip2,
  fromBaseUnits,
  multiply,
  type Network,
  subtract,
} from '@rialto/catalog'

import type { Context } from '../context.ts'
import { isOnChainOnly } from './matchPayIns.ts'
import type { BridgedTransfer, DepositIssue, MovedAmount } from '../transfers/bridgedTransfer.ts'
import type { BridgeOperation, BridgingAddress } from './ports.ts'

const second = 1_000
const minWaitMs = 20 * second
const maxWaitMs = 6 * 60 * 60 * second

/** Coins worth less are not a deposit: anyone can send a tiny amount to a known address. */
const minUsd = '0.01'

/** Coins at a bridging address that the provider does not process. */
export interface OnChainCoins extends MovedAmount {
  /** CAIP-2. */
  network: string
}

/** After a quarter of the time since the address was issued: about two hundred times in its life, and soon after it was shown. */
export const isChainReadDue = ({ issued, createdAtMs, chainsReadAtMs }: BridgingAddress, nowMs: number): boolean => {
  const fromMs = issued?.issuedAtMs ?? createdAtMs
  const lastMs = chainsReadAtMs ?? fromMs
  return nowMs >= lastMs + Math.min(Math.max((lastMs - fromMs) / 4, minWaitMs), maxWaitMs)
}

/**
 * Reads the coins at an address on every network of its family, except those that its provider handles: the origin's
 * asset, and the native coin of the origin's network, which providers send there for fees. A network that cannot be
 * read now is read the next time.
 */
export const readCoins = async (
  ctx: Pick<Context, 'chainBalances' | 'prices'>,
  { origin, issued }: Pick<BridgingAddress, 'origin' | 'issued'>,
): Promise<OnChainCoins[]> => {
  const home = findNetworkByCaip2(origin.network)
  if (!home || !issued) return []
  const networks = ctx.chainBalances.networkIds
    .map(id => findNetwork(id))
    .filter(network => network !== undefined)
    .filter(({ networkType }) => networkType === home.networkType)
  const found = await Promise.all(networks.map(network => readNetwork(ctx, network, issued.address)))
  const others = found.flat().filter(coins => !isProviders(origin, coins))
  const prices = others.length === 0 ? undefined : await ctx.prices.usd([...new Set(others.map(({ asset }) => asset))])
  return others.filter(({ asset, amount }) => isWorthMuch(amount, prices?.get(asset)))
}

const readNetwork = async (
  { chainBalances }: Pick<Context, 'chainBalances'>,
  network: Network,
  address: string,
): Promise<OnChainCoins[]> => {
  const balances = await chainBalances.read(network.id, address).catch(() => [])
  return balances
    .filter(({ amountBaseUnits }) => amountBaseUnits > 0n)
    .map(({ symbol, amountBaseUnits, decimals }) => ({
      network: network.caip2,
      asset: symbol,
      amount: fromBaseUnits(amountBaseUnits, decimals),
    }))
}

const isProviders = (origin: BridgingAddress['origin'], { network, asset }: OnChainCoins): boolean =>
  network === origin.network && (asset === origin.asset || asset === findNetworkByCaip2(network)?.nativeSymbol)

const isWorthMuch = (amount: string, price: string | undefined): boolean =>
  price === undefined || compare(multiply(amount, price), minUsd) >= 0

/** Of these coins, what neither the provider reports nor a record shows yet. */
export const unrecorded = (
  coins: readonly OnChainCoins[],
  {
    address,
    transfers,
    operations,
  }: {
    address: Pick<BridgingAddress, 'origin'>
    transfers: readonly BridgedTransfer[]
    operations: readonly BridgeOperation[]
  },
): OnChainCoins[] =>
  coins.flatMap(found => {
    const isOf = (paid: { otherPaidIn?: MovedAmount; paidInOn?: string }) =>
      paid.otherPaidIn?.asset === found.asset && (paid.paidInOn ?? address.origin.network) === found.network
    // On its way from there, or waiting to be fetched.
    if (operations.some(operation => isOf(operation) && !isFinal(operation))) return []
    if (transfers.some(transfer => isOnChainOnly(transfer) && isOf(transfer))) return []
    // These stay where they are, and each has its record.
    const left = [
      ...operations.filter(({ status }) => status === 'failed'),
      ...transfers.filter(({ recovery, operation, phase }) => recovery && !operation && phase === 'failed'),
    ].filter(isOf)
    const amount = left.reduce((rest, paid) => subtract(rest, paid.otherPaidIn?.amount ?? '0'), found.amount)
    return compare(amount, '0') > 0 ? [{ ...found, amount }] : []
  })

const isFinal = ({ status }: BridgeOperation): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'refunded'

/** The deviation of a pay-in, as far as it is known now. */
export const issueOf = (
  { id, issue, paidInOn, otherPaidIn, paidInAmount }: BridgedTransfer,
  { transferId, minimumAmount, closedAtMs, firstSeenAtMs }: BridgingAddress,
): DepositIssue | undefined => {
  if (paidInOn !== undefined) return 'wrongNetwork'
  if (otherPaidIn !== undefined) return 'wrongAsset'
  const isSmall = minimumAmount !== undefined && paidInAmount !== undefined && compare(paidInAmount, minimumAmount) < 0
  if (isSmall) return 'belowMinimum'
  if (issue !== undefined || id === transferId) return issue
  return closedAtMs !== undefined && firstSeenAtMs === undefined ? 'late' : 'repeated'
}
