import { add, isZero, subtract } from '@rialto/catalog'
import type { LinkCombination } from '@rialto/contract'
import { type CombinedAccounts, type Context, displayedFiat, plannedTogether } from '@rialto/core'
import { defined } from '@rialto/defined'

import { inUsd, linkPreview } from './linkViews.ts'

/** The part of each account in a combined payment, and the total costs. */
export const linkCombination = (
  ctx: Context,
  { combined, parts, connections, obstacles, paid }: CombinedAccounts,
  displayAmountInFiat?: string,
): LinkCombination => {
  const previews = parts.map(part => {
    const { id, accountName = '' } = connections.find(one => one.id === part.connectionId) ?? {}
    return {
      ...linkPreview(ctx, part, undefined, obstacles.get(part.id)),
      connectionId: id ?? part.connectionId,
      accountName,
    }
  })
  const amount = sumOf(parts.map(part => part.amount))
  const fee = sumOf(parts.map(part => part.fee))
  const total = add(amount, fee)
  const usd = (value: string) => inUsd(value, combined.priceUsd)
  const [first] = previews
  const { toAddress, networkName = '', estimatedSeconds = 0 } = { toAddress: combined.toAddress, ...first }
  const isRest = paid !== undefined && !isZero(paid)
  // The client fee and its own figure belong to the whole transfer, not to the remaining parts.
  const clientFee = isRest ? undefined : combined.clientFee?.amount
  const moneyLine = plannedTogether(combined, parts, clientFee)
  return {
    transferId: combined.id,
    expiresInMs: Math.min(...previews.map(({ expiresInMs }) => expiresInMs)),
    symbol: combined.symbol,
    networkId: combined.networkId,
    networkName,
    amount,
    fee,
    total,
    toAddress,
    estimatedSeconds,
    parts: previews,
    moneyLine,
    ...defined({
      amountUsd: usd(amount),
      displayAmountUsd: isRest ? undefined : displayedFiat(displayAmountInFiat, usd(amount)),
      feeUsd: usd(fee),
      totalUsd: moneyLine.leavesUsd,
      clientFee,
      clientFeeUsd: clientFee && usd(clientFee),
      received: clientFee === undefined ? undefined : subtract(amount, clientFee),
      addressTag: combined.addressTag,
      paid: isRest ? paid : undefined,
    }),
  }
}

const sumOf = (amounts: readonly string[]): string => amounts.reduce((sum, amount) => add(sum, amount), '0')
