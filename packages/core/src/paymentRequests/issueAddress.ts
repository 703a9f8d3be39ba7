import { findNetwork, type TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { requestJitAddress } from '../link/requestJitAddress.ts'
import type { PaymentRequest, PaymentSource } from './ports.ts'

/** An address that belongs to one order, with its source. */
export type IssuedDestination = Pick<PaymentRequest, 'address' | 'addressTag' | 'issuedBy'>

/**
 * Wallets look for payments only to a number of unused addresses in a row: 20 where nothing else is set. A source that
 * is this far ahead was set up without raising that number, or is under attack.
 */
const gapLimit = 1_000

/** The client's source for a network, once the client has confirmed its first addresses. */
export const usableSource = async (
  { store }: Pick<Context, 'store'>,
  scope: Scope,
  networkId: string,
): Promise<PaymentSource | undefined> => {
  const networkType = findNetwork(networkId)?.networkType
  const source = networkType && (await store.paymentSources.find(scope, networkType))
  return source?.confirmedAtMs === undefined ? undefined : source
}

/** The destination with this number: a derived address, or the client's account with a tag or a reference. */
export const destinationOf = (
  { addressDerivation }: Pick<Context, 'addressDerivation'>,
  { networkType, kind, value }: Pick<PaymentSource, 'networkType' | 'kind' | 'value'>,
  number: number,
): TaggedAddress => {
  if (kind === 'extendedKey') return { address: addressDerivation.derive(networkType, value, number) }
  const tag = networkType === 'solana' ? addressDerivation.referenceOf(value, number) : String(number)
  return { address: value, tag }
}

/**
 * The destination of a new request: the next of the client's confirmed source, or else one that the client's server
 * issues for this request alone.
 *
 * @throws ApiError `addressUnavailable` at the gap limit, and where neither gives an address.
 */
export const issueAddress = async (
  ctx: Pick<Context, 'environment' | 'store' | 'chainBalances' | 'addressDerivation' | 'requestAddress'>,
  scope: Scope,
  request: Pick<PaymentRequest, 'id' | 'userId' | 'networkId' | 'symbol' | 'clientTransactionId'>,
): Promise<IssuedDestination> => {
  const source = await usableSource(ctx, scope, request.networkId)
  if (source) return issueFromSource(ctx, source)
  if (!(await ctx.store.jit.find(scope)))
    throw new ApiError('addressUnavailable', {
      message: 'No address for this order: no confirmed payment source exists for this network.',
    })
  const { id: paymentRequestId, userId, networkId, symbol, clientTransactionId: transactionId } = request
  return requestJitAddress(ctx, scope, { userId, networkId, symbol, transactionId, subject: { paymentRequestId } })
}

/**
 * Takes the next address of a source. No other request ever gets it.
 *
 * @throws ApiError `addressUnavailable` at the gap limit.
 */
const issueFromSource = async (
  ctx: Pick<Context, 'store' | 'addressDerivation' | 'environment'>,
  source: PaymentSource,
): Promise<IssuedDestination> => {
  if (source.kind === 'extendedKey') await rejectGap(ctx, source)
  const number = await ctx.store.paymentSources.takeNumber(ctx.environment, source)
  const { address, tag } = destinationOf(ctx, source, number)
  return {
    address,
    issuedBy: { sourceId: source.id, number },
    ...defined({ addressTag: tag }),
  }
}

const rejectGap = async ({ store, environment }: Pick<Context, 'store' | 'environment'>, source: PaymentSource) => {
  const { unpaidInARow } = await store.paymentSources.use(environment, source)
  if (unpaidInARow >= gapLimit)
    throw new ApiError('addressUnavailable', {
      message: `No address for this order: the last ${gapLimit} addresses of the extended public key were not paid.`,
    })
}
