import { findNetworkByCaip2, isValidAddress, sameAddress } from '@rialto/catalog'
import type { BridgeProvider, ExactAddress, IssuedAddress } from '@rialto/core'
import { defined } from '@rialto/defined'

import { fromWire } from '../kit/baseUnits.ts'
import { plainError } from '../kit/bridgeErrorOf.ts'
import { type RelayContext, requestQuote, resolvePair } from './requestQuote.ts'
import type { RelayAsset } from './readListing.ts'
import type { RelayQuote } from './schemas.ts'

/** https://docs.relay.link/features/deposit-addresses: senders whose deposits are not accepted. */
const blocked = 'Relay does not accept deposits from some exchanges, including CoinEx, HTX and FixedFloat.'

const isPayable = (address: string, { network, nativeAddress }: RelayAsset): boolean => {
  const known = findNetworkByCaip2(network)
  return (
    known !== undefined && isValidAddress(known.networkType, address) && !sameAddress(network, address, nativeAddress)
  )
}

/**
 * Relay's documentation of deposit addresses: without a recovery address, exchanges' deposits that cannot be filled
 * stay there.
 */
const unrecoverable =
  'A deposit that cannot be delivered is refunded to its sender. Do not deposit from an exchange: such a refund may be lost.'

/**
 * Issues an open deposit address: it accepts any amount, any number of times, and prices each on arrival. Refunds go
 * to the sender, which Relay expresses as the origin's native coin; refunds to known exchanges go to the recovery
 * address instead.
 */
export const issueAddress = async (
  ctx: RelayContext,
  input: Parameters<BridgeProvider['issueAddress']>[0],
): Promise<IssuedAddress> => {
  const pair = await resolvePair(ctx, input)
  const { recipient, expectedAmount, recoveryAddress } = input
  const refundTo = pair.origin.nativeAddress
  const refunds = { refundTo, ...defined({ recoveryAddress }) }
  const quote = await requestQuote(ctx, { pair, user: recipient, recipient, amount: expectedAmount, ...refunds })
  return {
    ...addressOf(quote, pair.origin, recipient),
    warnings: [blocked, ...(recoveryAddress === undefined ? [unrecoverable] : [])],
  }
}

/**
 * Issues a strict deposit address: it takes one payment of the quoted amount and pays out exactly the amount asked for. Less
 * is refunded, of more the excess, and a second payment whole, to the given address and never to the sender.
 */
export const issueExactAddress = async (
  ctx: RelayContext,
  input: Parameters<NonNullable<BridgeProvider['issueExactAddress']>>[0],
): Promise<ExactAddress> => {
  const pair = await resolvePair(ctx, input)
  const { recipient, payoutAmount, refundAddress: refundTo, recoveryAddress, expiresAtMs } = input
  const ttlSeconds = Math.floor((expiresAtMs - ctx.http.clock.nowMs()) / 1_000)
  const refunds = { refundTo, ...defined({ recoveryAddress }) }
  const order = { pair, user: recipient, recipient, amount: payoutAmount, exact: { ttlSeconds }, ...refunds }
  const quote = await requestQuote(ctx, order)
  return {
    ...addressOf(quote, pair.origin, recipient),
    payInAmount: fromWire(quote.details.currencyIn.amount, pair.origin.decimals),
    expiresAtMs,
    warnings: [blocked],
  }
}

const addressOf = (
  { steps }: RelayQuote,
  origin: RelayAsset,
  recipient: string,
): Pick<IssuedAddress, 'address' | 'reference'> => {
  const step = steps.find(({ depositAddress }) => depositAddress != null && depositAddress !== '')
  const { depositAddress: address, requestId: reference } = step ?? {}
  const isOwn = address != null && sameAddress(origin.network, address, recipient)
  if (address == null || reference == null || reference === '' || isOwn || !isPayable(address, origin))
    throw plainError('Relay', 'malformed', { upstreamCode: 'noDepositAddress' })
  return { address, reference }
}
