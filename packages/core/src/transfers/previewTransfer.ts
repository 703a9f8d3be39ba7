import { add, compare, roundDown, shortenDown, shortenUp, type TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { ConversionPlan } from './funding/conversion.ts'
import { planFunding } from './funding/planFunding.ts'
import type { NetworkFee } from '../connections/networkFee.ts'
import type { Connection } from '../connections/ports.ts'
import { orderUserOf } from '../connections/orderUserOf.ts'
import type { Context, TransferContext } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { readDecimal } from '../kernel/readDecimal.ts'
import { amountToArrive, isTooCoarse, type RequestedAmount } from './amountToArrive.ts'
import { checkDestination } from './checkDestination.ts'
import type { Destination } from './configureTransfer.ts'
import { networkIneligibility, type NetworkIneligibilityReason } from './ineligibility.ts'
import { screenAddresses, screeningOf, sourceAddress } from '../screening/screenAddresses.ts'
import { raiseMinimum } from './raiseMinimum.ts'
import { readSourceWithRefund } from './readSource.ts'
import { refuseProgramAccount } from './refuseProgramAccount.ts'
import { refuseRequestAddress } from './refuseRequestAddress.ts'
import type { Preview, TransferTypeName } from './ports.ts'

export interface PreviewInput {
  connection: Connection
  destination: Destination
  requested: RequestedAmount
  transferType: TransferTypeName
  clientTransactionId?: string | undefined
  subClientId?: string | undefined
  /** What is converted or bought with first, where the asset itself is lacking. */
  fundWith?: { symbol: string; isPurchase: boolean } | undefined
  /** The Link session in which the user confirms it. */
  linkSessionId?: string | undefined
}

/**
 * Prices one transfer and holds it for `settings.previewTtlMs`. Nothing is promised to the institution yet.
 *
 * @throws ApiError `networkNotSupported`, `insufficientFunds`, `amountBelowMinimum`, `amountExceedsMaximum`, `invalidField`
 *   (more decimals than the asset has), `unavailableForLegalReasons` where screening blocks an address, or what the
 *   institution answers.
 */
export const previewTransfer = async (ctx: TransferContext, input: PreviewInput): Promise<Preview> => {
  checkRequested(input.requested)
  const { network, destination } = checkDestination(ctx, input.destination, '', 'toAddress')
  await refuseProgramAccount(ctx, { networkId: network.id, address: destination.address, field: 'toAddress' })
  await refuseRequestAddress(ctx, { networkId: network.id, address: destination.address, tag: destination.addressTag })
  const { connection } = input
  const symbol = destination.symbol.toUpperCase()
  const [{ terms: known, available, refundTo }, priceUsd] = await Promise.all([
    readSourceWithRefund(ctx, connection, { networkId: network.id, symbol, address: destination.address }),
    ctx.prices.usd([symbol]).then(prices => prices.get(symbol)),
  ])
  if (!known)
    throw new ApiError('networkNotSupported', {
      message: `${symbol} cannot be sent on ${network.name} from this account.`,
    })
  const terms = raiseMinimum(known, destination, priceUsd)
  if (!terms) throw invalidField('amount', `no price is available for ${symbol} right now, and the minimum is in USD`)
  if (isTooCoarse(input.requested, terms.decimals, priceUsd))
    throw invalidField(
      'amountInFiat',
      `${symbol} is sent with at most ${terms.decimals} decimal places on this network, too few for this price; choose another asset or network, or specify amount`,
    )
  const priced = amountToArrive(input.requested, terms, priceUsd)
  if (!priced)
    throw invalidField('amountInFiat', `no price is available for ${symbol} right now; specify amount instead`)
  const { amount, clientFee } = priced
  if (compare(roundDown(amount, terms.decimals), amount) !== 0)
    throw invalidField('amount', `must have at most ${terms.decimals} decimal places for ${symbol} on this network`)
  const funding = await planFunding(ctx, input, { symbol, amount, fee: terms.fee, available, priceUsd })
  reject(networkIneligibility(funding ? add(amount, terms.fee) : available, terms, amount), { symbol, ...terms })
  return store(
    ctx,
    { ...input, destination },
    {
      funding,
      symbol,
      networkId: network.id,
      amount,
      clientFee,
      fee: terms.fee,
      networkFee: terms.networkFee && (await pricedFee(ctx, terms.networkFee)),
      priceUsd,
      refundTo,
    },
  )
}

const checkRequested = ({ amount, amountInFiat, clientFeeRatio }: RequestedAmount): void => {
  if (amount !== undefined) readDecimal('amount', amount, { above: '0' })
  if (amountInFiat !== undefined) readDecimal('amountInFiat', amountInFiat, { above: '0' })
  if (clientFeeRatio !== undefined) readDecimal('clientFee', clientFeeRatio, { to: '1' })
}

const pricedFee = async (ctx: Pick<Context, 'prices'>, fee: NetworkFee): Promise<Preview['networkFee']> => {
  const priceUsd = (await ctx.prices.usd([fee.symbol])).get(fee.symbol)
  return { ...fee, ...defined({ priceUsd }) }
}

const reject = (
  reason: NetworkIneligibilityReason | undefined,
  { symbol, minimum, maximum }: { symbol: string; minimum: string; maximum?: string },
): void => {
  if (reason === undefined) return
  if (reason === 'refusedByInstitution' || reason === 'noTargetNetworkFound')
    throw new ApiError('networkNotSupported', {
      message: `The institution does not support ${symbol} withdrawals on this network right now.`,
    })
  if (reason === 'balanceBelowRequestedAmount' || reason === 'balanceBelowMinimum')
    throw new ApiError('insufficientFunds')
  if (reason === 'requestedAmountAboveClientMaximum') {
    const text = `The maximum is ${shortenDown(maximum ?? '0')} ${symbol}.`
    throw new ApiError('amountExceedsMaximum', { message: text, displayMessage: text })
  }
  const text = `The minimum is ${shortenUp(minimum)} ${symbol}.`
  throw new ApiError('amountBelowMinimum', { message: text, displayMessage: text })
}

const store = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'settings'>,
  input: PreviewInput,
  priced: Pick<Preview, 'symbol' | 'networkId' | 'amount' | 'fee'> & {
    clientFee: string
    funding: ConversionPlan | undefined
    networkFee: Preview['networkFee']
    priceUsd: string | undefined
    refundTo: TaggedAddress | undefined
  },
): Promise<Preview> => {
  const { connection, destination } = input
  const { clientFeeRatio: ratio } = input.requested
  const nowMs = ctx.clock.nowMs()
  const preview: Preview = {
    id: ctx.ids.uuid(),
    scope: connection.scope,
    connectionId: connection.id,
    userId: orderUserOf(connection),
    type: connection.type,
    symbol: priced.symbol,
    networkId: priced.networkId,
    toAddress: destination.address,
    amount: priced.amount,
    fee: priced.fee,
    priceUsd: priced.priceUsd ?? '0',
    transferType: input.transferType,
    isFeeIncluded: input.requested.isInclusiveFeeEnabled,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + ctx.settings.previewTtlMs,
    ...defined({
      walletId: connection.credentials.kind === 'address' ? connection.credentials.walletId : undefined,
      funding: priced.funding,
      networkFee: priced.networkFee,
      clientFee: ratio === undefined ? undefined : { amount: priced.clientFee, ratio },
      addressTag: destination.addressTag,
      refundTo: priced.refundTo,
      clientTransactionId: input.clientTransactionId,
      subClientId: input.subClientId,
      linkSessionId: input.linkSessionId,
    }),
  }
  await screenAddresses(ctx, preview.scope, screeningOf(preview, 'preview', sourceAddress(connection)))
  await ctx.store.previews.insert(preview)
  return preview
}
