import { findNetwork, fromBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../../context.ts'
import type { ChainDeposit } from '../ports.ts'
import type { UnassignedPayment } from './ports.ts'
import { emitUnassigned } from './unassignedEvent.ts'

/** A payer can write a text of any length as a memo or comment. */
const tagLength = 100

interface Reading {
  networkId: string
  final: bigint
  nowMs: number
}

/**
 * Keeps final payments that belong to no order for the client whose account they reached, and reports each once. Payments
 * that are not final are read again. Of several clients with one account, the first that proved it, or else confirmed it, is the owner.
 */
export const keepUnassigned = async (
  ctx: CommonContext,
  deposits: readonly ChainDeposit[],
  { networkId, final, nowMs }: Reading,
): Promise<void> => {
  const arrived = deposits.filter(({ block, amountBaseUnits }) => block <= final && amountBaseUnits > 0n)
  const networkType = findNetwork(networkId)?.networkType
  if (arrived.length === 0 || !networkType) return
  const addresses = [...new Set(arrived.map(({ to }) => to))]
  const owners = await ctx.store.paymentSources.listOwners(ctx.environment, networkType, addresses)
  for (const { scope, address } of owners) {
    const payments = arrived.filter(({ to }) => to === address)
    const kept = payments.map(deposit => ({ id: ctx.ids.uuid(), networkId, seenAtMs: nowMs, ...paymentOf(deposit) }))
    await ctx.store.transaction(async repositories => {
      const added = await repositories.unassignedPayments.keep(scope, kept)
      for (const one of added) await emitUnassigned(ctx, repositories, scope, one)
    })
  }
}

const paymentOf = ({
  hash,
  position,
  block,
  symbol,
  amountBaseUnits,
  decimals,
  to: address,
  tag,
  from,
}: ChainDeposit): Omit<UnassignedPayment, 'id' | 'networkId' | 'seenAtMs'> => ({
  hash,
  position,
  block,
  symbol,
  amount: fromBaseUnits(amountBaseUnits, decimals),
  address,
  ...defined({ tag: tag?.slice(0, tagLength), fromAddress: from }),
})
