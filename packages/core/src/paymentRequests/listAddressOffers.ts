import { findNetwork, findToken } from '@rialto/catalog'

import { bridgedSource } from '../bridging/newBridgedTransfer.ts'
import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { LinkRequestDestination, LinkSessionRecord } from '../link/ports.ts'
import { isInCatalogs, needsProof } from '../link/sessionSettings.ts'
import { amountToArrive } from '../transfers/amountToArrive.ts'
import type { AddressOffer } from './addressOffer.ts'
import { listBridgeOffers } from './bridges/listBridgeOffers.ts'
import { usableSource } from './issueAddress.ts'

type Session = Pick<LinkSessionRecord, 'id' | 'scope' | 'request'>

export interface OfferPair {
  networkId: string
  symbol: string
}

/**
 * The assets in which the order of a session can be paid by address: those of a fixed amount, on networks that can be
 * read, for which the client has a confirmed source, or, where it left the address open, a server that issues one.
 *
 * Empty for a sub-client, because the source belongs to its client; where the payer has to prove an address or has
 * few named accounts to choose from; and without a fixed amount.
 */
export const listAddressOffers = async (
  ctx: Pick<Context, 'store' | 'chainDeposits' | 'bridging' | 'prices'>,
  session: Session,
): Promise<AddressOffer[]> => {
  const { request } = session
  const { transfer } = request
  if (!transfer || transfer.transferType === 'onramp' || needsProof(request) || request.subClientId !== undefined)
    return []
  const isFixed = ({ amount }: LinkRequestDestination) => amount !== undefined || transfer.amountInFiat !== undefined
  const fixed = transfer.destinations.filter(one => isFixed(one) && ctx.chainDeposits.watches(one.networkId))
  if (fixed.length === 0 || !(await isInCatalogs(ctx, session, bridgedSource.id))) return []
  const payable: LinkRequestDestination[] = []
  for (const one of fixed) if (await hasSource(ctx, session, one)) payable.push(one)
  const priced = payable.filter(({ amount }) => amount === undefined).map(({ symbol }) => symbol)
  const prices = priced.length === 0 ? new Map<string, string>() : await ctx.prices.usd(priced)
  const direct = payable.flatMap(one => offerOf(transfer, one, prices.get(one.symbol)) ?? [])
  return [...direct, ...(await listBridgeOffers(ctx, session.scope, direct))]
}

/** @throws ApiError `invalidField` for an asset that the session does not offer. */
export const findAddressOffer = async (
  ctx: Pick<Context, 'store' | 'chainDeposits' | 'bridging' | 'prices'>,
  session: Session,
  { networkId, symbol }: OfferPair,
): Promise<AddressOffer> => {
  const offers = await listAddressOffers(ctx, session)
  const offer = offers.find(({ network, token }) => network.id === networkId && token.symbol === symbol)
  if (!offer) throw invalidField('networkId', 'this order cannot be paid by address in this asset')
  return offer
}

const hasSource = async (
  ctx: Pick<Context, 'store'>,
  { scope }: Session,
  { networkId, address }: LinkRequestDestination,
): Promise<boolean> => {
  if (await usableSource(ctx, scope, networkId)) return true
  return address === undefined && (await ctx.store.jit.find(scope)) !== undefined
}

const offerOf = (
  { amountInFiat, isInclusiveFeeEnabled, clientFeeRatio }: NonNullable<Session['request']['transfer']>,
  { networkId, symbol, amount: fixed }: LinkRequestDestination,
  priceUsd: string | undefined,
): AddressOffer | undefined => {
  const network = findNetwork(networkId)
  const token = findToken(networkId, symbol)
  if (!network || !token) return undefined
  const requested = { amount: fixed, amountInFiat, isInclusiveFeeEnabled, clientFeeRatio }
  const { amount } = amountToArrive(requested, { fee: '0', decimals: token.decimals }, priceUsd) ?? {}
  if (amount === undefined || amount === '0') return undefined
  return { network, token, amount, holdsPrice: fixed === undefined }
}
