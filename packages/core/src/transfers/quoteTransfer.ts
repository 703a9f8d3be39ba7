import { add, compare, divide, multiply, roundDown, roundUp, subtract } from '@rialto/catalog'

import type { WithdrawalTerms } from '../connections/connector.ts'
import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { readDecimal } from '../kernel/readDecimal.ts'
import { checkDestination, type DestinationToCheck } from './checkDestination.ts'
import { clampDecimals } from './configureTransfer.ts'
import type { NetworkIneligibilityReason } from './ineligibility.ts'

export interface QuoteInput {
  /** Integration type. */
  type: string
  destination: DestinationToCheck
  amountUsd: string
  fiatCurrency: string
  /** The client's own, in USD. */
  feeFlatUsd?: string | undefined
  /** The client's own, in percent of the amount. */
  feePercent?: string | undefined
}

/** Amounts in the asset. Dollar amounts are computed from them with the price. */
export interface TransferQuote {
  type: string
  /** Undefined without a price. */
  priceUsd: string | undefined
  amount: string
  minimum: string
  maximum: string | undefined
  withdrawalFee: string
  /** The client's own. */
  partnerFee: string
  /** What arrives. */
  received: string
  ineligibility: NetworkIneligibilityReason | undefined
}

/**
 * Costs of a transfer for a user without a connection: from public prices and the institution's published fees, out of
 * an existing balance.
 *
 * @throws ApiError `integrationNotSupported` for an institution that publishes no fees, `networkNotSupported`,
 *   `invalidAddress`, `invalidField` for a currency other than USD.
 */
export const quoteTransfer = async (
  ctx: Pick<Context, 'environment' | 'connectors' | 'chainBalances' | 'prices'>,
  input: QuoteInput,
): Promise<TransferQuote> => {
  if (input.fiatCurrency.toUpperCase() !== 'USD') throw invalidField('fiatCurrency', 'only USD is supported')
  checkSums(input)
  const connector = ctx.connectors.find(input.type)
  const { publicTerms } = connector?.withdraw ?? {}
  if (!connector || !publicTerms)
    throw new ApiError('integrationNotSupported', { message: `brokerType: Broker ${input.type} not supported.` })
  const { network } = checkDestination(ctx, input.destination, '', 'toAddress')
  const symbol = input.destination.symbol.toUpperCase()
  const known = (await publicTerms(symbol)).find(({ networkId }) => networkId === network.id)
  const terms = clampDecimals(known, network.id, symbol)
  if (!terms)
    throw new ApiError('networkNotSupported', {
      message: `networkId: ${connector.descriptor.name} does not support ${symbol} withdrawals on ${network.name}.`,
    })
  const priceUsd = (await ctx.prices.usd([symbol])).get(symbol)
  return { type: connector.descriptor.type, ...priced(input, terms, priceUsd) }
}

const checkSums = ({ amountUsd, feeFlatUsd = '0', feePercent = '0' }: QuoteInput): void => {
  readDecimal('amountInFiat', amountUsd, { above: '0' })
  readDecimal('feeFlat', feeFlatUsd, {})
  readDecimal('feePercentage', feePercent, { to: '100' })
}

const priced = (
  input: QuoteInput,
  terms: WithdrawalTerms,
  priceUsd: string | undefined,
): Omit<TransferQuote, 'type'> => {
  const rest = { minimum: terms.minimum, maximum: terms.maximum, withdrawalFee: terms.fee }
  if (priceUsd === undefined || compare(priceUsd, '0') <= 0)
    return { ...rest, priceUsd: undefined, amount: '0', partnerFee: '0', received: '0', ineligibility: 'noPrice' }
  // Fees are rounded up, the received amount down. A requested amount may have a hundred decimals, too many for a
  // product of two.
  const amountUsd = roundDown(input.amountUsd, 18)
  const share = divide(multiply(amountUsd, roundUp(input.feePercent ?? '0', 18)), '100', 18, 'up')
  const partnerFee = divide(add(share, roundUp(input.feeFlatUsd ?? '0', 18)), priceUsd, terms.decimals, 'up')
  const amount = divide(amountUsd, priceUsd, terms.decimals, 'down')
  const left = subtract(subtract(amount, terms.fee), partnerFee)
  const received = compare(left, '0') > 0 ? left : '0'
  return { ...rest, priceUsd, amount, partnerFee, received, ineligibility: whyNot(received, terms) }
}

const whyNot = (received: string, terms: WithdrawalTerms): NetworkIneligibilityReason | undefined => {
  if (!terms.enabled) return 'refusedByInstitution'
  if (compare(received, '0') <= 0) return 'requestedAmountBelowFees'
  if (compare(received, terms.minimum) < 0) return 'requestedAmountBelowMinimum'
  const isAbove = terms.maximum !== undefined && compare(received, terms.maximum) > 0
  return isAbove ? 'requestedAmountAboveClientMaximum' : undefined
}
