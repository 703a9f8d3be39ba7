import { findNetworkByCaip2, isValidAddress, sameAddress } from '@rialto/catalog'
import type { BridgeProvider, IssuedAddress } from '@rialto/core'
import { defined } from '@rialto/defined'

import { plainError } from '../kit/bridgeErrorOf.ts'
import { type RelayContext, requestQuote, resolvePair } from './requestQuote.ts'
import type { RelayAsset } from './readListing.ts'

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
  const { steps } = await requestQuote(ctx, { pair, user: recipient, recipient, amount: expectedAmount, ...refunds })
  const step = steps.find(({ depositAddress }) => depositAddress != null && depositAddress !== '')
  const { depositAddress: address, requestId: reference } = step ?? {}
  const isOwn = address != null && sameAddress(pair.origin.network, address, recipient)
  if (address == null || reference == null || reference === '' || isOwn || !isPayable(address, pair.origin))
    throw plainError('Relay', 'malformed', { upstreamCode: 'noDepositAddress' })
  return { address, reference, warnings: [blocked, ...(recoveryAddress === undefined ? [unrecoverable] : [])] }
}
