import { findToken, fromBaseUnits, toBaseUnits } from '@rialto/catalog'

import type { ChainConfirmation } from '../../chains/ports.ts'
import type { Context } from '../../context.ts'
import type { Transfer } from '../ports.ts'

/** A transaction reaches a node this long after it was named: until then a node that does not have it means nothing. */
export const propagationMs = 30_000

/** The chain's record of the transfer's transaction. Undefined: it was named only now, and is not visible yet. */
export const readChain = async (
  ctx: Pick<Context, 'clock' | 'chains'>,
  transfer: Pick<
    Transfer,
    'id' | 'networkId' | 'symbol' | 'toAddress' | 'addressTag' | 'amount' | 'hash' | 'sentAtMs' | 'createdAtMs'
  >,
): Promise<ChainConfirmation | undefined> => {
  const token = findToken(transfer.networkId, transfer.symbol)
  if (!token || transfer.hash === undefined)
    throw new Error(`transfer ${transfer.id} is on chain without token or hash`)
  const seen = await ctx.chains.confirm({
    networkId: transfer.networkId,
    hash: transfer.hash,
    symbol: transfer.symbol,
    toAddress: transfer.toAddress,
    toTag: transfer.addressTag,
    amountBaseUnits: toBaseUnits(transfer.amount, token.decimals),
    sinceMs: transfer.createdAtMs,
  })
  const isRecent = ctx.clock.nowMs() < (transfer.sentAtMs ?? 0) + propagationMs
  return seen.kind === 'unknown' && isRecent ? undefined : seen
}

/** The amount that reached the address with a transaction that is not the payment, in the asset. Undefined: none. */
export const arrivedOf = (
  { networkId, symbol }: Pick<Transfer, 'networkId' | 'symbol'>,
  { arrivedBaseUnits }: Extract<ChainConfirmation, { kind: 'mismatched' }>,
): string | undefined =>
  arrivedBaseUnits > 0n ? fromBaseUnits(arrivedBaseUnits, findToken(networkId, symbol)?.decimals ?? 0) : undefined
