import { add, compare } from '@rialto/catalog'

import type { Connector } from '../connections/connector.ts'
import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { offeredConnectors, subClientOf } from '../link/sessionSettings.ts'
import type { OfferPair } from './listAddressOffers.ts'

/** An exchange's published fee for a withdrawal of the amount. */
export interface WithdrawalFee {
  name: string
  fee: string
  /** Leaves the account, so that the amount arrives. */
  total: string
}

/**
 * The published fees of the session's exchanges for a withdrawal of an amount, by name. Exchanges that publish none, or
 * whose list cannot be read now, are left out: their fee is not known.
 */
export const listWithdrawalFees = async (
  ctx: Pick<Context, 'store' | 'connectors'>,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
  { networkId, symbol, amount }: OfferPair & { amount: string },
): Promise<WithdrawalFee[]> => {
  const connectors = offeredConnectors(ctx, session.request, await subClientOf(ctx, session))
  const found = await Promise.all(connectors.map(one => feeAt(one, { networkId, symbol, amount })))
  const named = new Map(found.flatMap(one => (one ? [[one.name, one]] : [])))
  return [...named.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const feeAt = async (
  { descriptor, withdraw }: Connector,
  { networkId, symbol, amount }: OfferPair & { amount: string },
): Promise<WithdrawalFee | undefined> => {
  const all = await withdraw.publicTerms?.(symbol).catch(() => [])
  const terms = all?.find(one => one.networkId === networkId && one.enabled)
  if (!terms || compare(terms.minimum, amount) > 0) return undefined
  return { name: descriptor.name, fee: terms.fee, total: add(amount, terms.fee) }
}
