import { compare, decimalFromJson, findToken, isZero, type Network, roundDown, roundUp } from '@rialto/catalog'
import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'
import type { TransferTerms } from '../clients/ports.ts'
import type { Context } from '../context.ts'
import { invalidField, missingField } from '../kernel/apiError.ts'
import { readDecimal } from '../kernel/readDecimal.ts'
import { rejectHidden } from '../kernel/shownText.ts'
import type { TransferTypeName } from '../transfers/ports.ts'
import type { LinkRequest, LinkRequestDestination } from './ports.ts'
import { checkDestination, checkPair } from '../transfers/checkDestination.ts'

type TransferOptions = NonNullable<CreateLinkTokenRequest['transferOptions']>
const path = 'transferOptions.'

const typeNames = {
  deposit: 'deposit',
  payment: 'payment',
  onramp: 'onramp',
  fiatOnRamp: 'onramp',
} as const satisfies Partial<Record<string, TransferTypeName>>

interface Terms {
  /** Whether destinations may lack an address, because the client's server issues it later. */
  isJit: boolean
  /** The client's defaults for absent options. */
  terms: TransferTerms
}

/** Validates and normalizes a session's transfer. @throws ApiError naming the field. */
export const readTransferOptions = (
  ctx: Pick<Context, 'environment' | 'chainBalances'>,
  options: TransferOptions,
  { isJit, terms }: Terms,
): NonNullable<LinkRequest['transfer']> => {
  const type = options.transferType ?? 'deposit'
  if (type === 'fiatOffRamp') throw invalidField(`${path}transferType`, 'fiatOffRamp is not supported')
  if (!options.toAddresses?.length) throw missingField(`${path}toAddresses`)
  if (options.generatePayLink && options.transactionId === undefined)
    throw missingField(`${path}transactionId`, 'is required with generatePayLink')
  if (options.payLinkExpiresInSeconds !== undefined && !options.generatePayLink)
    throw invalidField(`${path}payLinkExpiresInSeconds`, 'is given only with generatePayLink')
  const destinations = options.toAddresses.map((destination, index) =>
    readDestination(ctx, destination, { path: `${path}toAddresses[${index}].`, isJit }),
  )
  checkPrice(typeNames[type], options, destinations)
  const { transactionId, description, goodsDetails, fundingOptions } = options
  rejectHiddenTexts(options)
  const amountInFiat = readSum(`${path}amountInFiat`, options.amountInFiat)
  checkMinimums(amountInFiat, destinations)
  const { maximumSources = 1 } = fundingOptions ?? {}
  if (maximumSources > 1) checkCombining(typeNames[type], options, destinations)
  const rehearsalAboveUsd = readSum(`${path}rehearsalAboveInFiat`, options.rehearsalAboveInFiat, { from: '0' })
  if (rehearsalAboveUsd !== undefined) checkRehearsal(typeNames[type], maximumSources)
  return {
    transferType: typeNames[type],
    ...feesOf(options, terms, maximumSources),
    destinations: amountInFiat === undefined ? destinations.map(one => withMinimum(one, terms)) : destinations,
    ...defined({ transactionId, amountInFiat }),
    ...(options.generatePayLink ? { isOfPayLink: true } : {}),
    ...(description?.trim() ? { description: description.trim() } : {}),
    ...(goodsDetails?.length ? { goodsDetails } : {}),
    ...defined({ isFundingEnabled: fundingOptions?.enabled }),
    ...(maximumSources > 1 ? { maximumSources } : {}),
    ...defined({ rehearsalAboveUsd }),
  }
}

/** An absent sum is undefined. A sum that is not a number, or is outside its bounds, is refused. */
const readSum = (
  field: string,
  value: unknown,
  bounds: Parameters<typeof readDecimal>[2] = { above: '0' },
): string | undefined => (value === undefined ? undefined : readDecimal(field, decimalFromJson(value) ?? '', bounds))

const rejectHiddenTexts = ({ description, goodsDetails = [] }: TransferOptions): void => {
  rejectHidden(`${path}description`, description)
  for (const [index, { goodsName, goodsDetail }] of goodsDetails.entries()) {
    rejectHidden(`${path}goodsDetails[${index}].goodsName`, goodsName)
    rejectHidden(`${path}goodsDetails[${index}].goodsDetail`, goodsDetail)
  }
}

/** Parts of a rehearsal come from one account, which has the asset. */
const checkRehearsal = (type: TransferTypeName, maximumSources: number): void => {
  const reject = (why: string) => invalidField(`${path}rehearsalAboveInFiat`, why)
  if (type === 'onramp') throw reject('cannot be combined with transferType onramp')
  if (maximumSources > 1) throw reject('cannot be combined with fundingOptions.maximumSources')
}

/**
 * An option, including a fee of `0`, overrides the client's terms. For a payment in parts, fees are always added on
 * top.
 */
const feesOf = (options: TransferOptions, terms: TransferTerms, maximumSources: number) => {
  const ratio = readSum(`${path}clientFee`, options.clientFee, { from: '0', to: '1' }) ?? terms.clientFeeRatio
  const isInclusive = terms.isInclusiveFeeEnabled && maximumSources === 1
  return {
    isInclusiveFeeEnabled: options.isInclusiveFeeEnabled ?? isInclusive,
    ...defined({ clientFeeRatio: isZero(ratio) ? undefined : roundUp(ratio, 18) }),
  }
}

/** Adds the client's minimum if the user chooses the amount and the destination has no minimum. */
const withMinimum = (destination: LinkRequestDestination, terms: TransferTerms): LinkRequestDestination => {
  const { amount, minAmount, minAmountInFiat = terms.minAmountInFiat } = destination
  const isOpen = amount === undefined && minAmount === undefined
  return isOpen ? { ...destination, ...defined({ minAmountInFiat }) } : destination
}

/** A payment has a price: one in fiat for all destinations, or one in the asset for each. */
const checkPrice = (type: TransferTypeName, options: TransferOptions, destinations: LinkRequestDestination[]): void => {
  if (type !== 'payment') return
  const withAmount = destinations.filter(({ amount }) => amount !== undefined).length
  if (options.amountInFiat !== undefined && withAmount > 0)
    throw invalidField(`${path}amountInFiat`, 'cannot be combined with amount in toAddresses')
  if (options.amountInFiat === undefined && withAmount < destinations.length)
    throw missingField(`${path}toAddresses.amount`, 'or amountInFiat is required for a payment')
}

/** Parts make up an exact amount of an asset that the accounts have: what arrives must not depend on who pays. */
const checkCombining = (
  type: TransferTypeName,
  options: TransferOptions,
  destinations: LinkRequestDestination[],
): void => {
  const reject = (why: string) => invalidField(`${path}fundingOptions.maximumSources`, why)
  if (type === 'onramp') throw reject('cannot be combined with transferType onramp')
  if (options.isInclusiveFeeEnabled) throw reject('cannot be combined with isInclusiveFeeEnabled')
  if (options.amountInFiat === undefined && destinations.some(({ amount }) => amount === undefined))
    throw reject('requires amountInFiat, or amount in each of toAddresses')
}

/** A price below the destination's minimum could never be paid. */
const checkMinimums = (amountInFiat: string | undefined, destinations: LinkRequestDestination[]): void => {
  for (const [index, { minAmountInFiat, amount }] of destinations.entries()) {
    if (amount !== undefined || amountInFiat === undefined || minAmountInFiat === undefined) continue
    if (compare(amountInFiat, minAmountInFiat) < 0)
      throw invalidField(`${path}toAddresses[${index}].minAmountInFiat`, 'must not exceed amountInFiat')
  }
}

type Destination = NonNullable<NonNullable<CreateLinkTokenRequest['transferOptions']>['toAddresses']>[number]

/**
 * Validates one destination of a session; `path` names its fields. With `isJit` it may lack an address, because the
 * client's server issues it later.
 *
 * @throws ApiError naming the field.
 */
const readDestination = (
  ctx: Pick<Context, 'environment' | 'chainBalances'>,
  input: Destination,
  { path, isJit }: { path: string; isJit: boolean },
): LinkRequestDestination => {
  const { symbol, address, addressTag } = input
  if (address === undefined && !isJit) throw missingField(`${path}address`)
  if (address === undefined && addressTag !== undefined) throw invalidField(`${path}addressTag`, 'must have an address')
  const { network, destination } =
    address === undefined
      ? { network: checkPair(ctx, input, path), destination: {} }
      : checkDestination(ctx, { ...input, address, addressTag }, path)
  const amounts = readAmounts(input, path)
  checkDecimals(network, symbol, amounts, path)
  return {
    networkId: network.id,
    symbol: symbol.toUpperCase(),
    ...placeOf(destination),
    ...amounts,
  }
}

const placeOf = ({
  address,
  addressTag,
}: {
  address?: string | undefined
  addressTag?: string | undefined
}): Pick<LinkRequestDestination, 'address' | 'addressTag'> => defined({ address, addressTag })

/** An amount that the chain cannot carry could never be paid. */
const checkDecimals = (
  network: Network,
  symbol: string,
  amounts: Pick<LinkRequestDestination, 'amount' | 'minAmount'>,
  path: string,
): void => {
  const decimals = findToken(network.id, symbol)?.decimals
  for (const field of ['amount', 'minAmount'] as const) {
    const amount = amounts[field]
    if (decimals !== undefined && amount !== undefined && compare(roundDown(amount, decimals), amount) !== 0)
      throw invalidField(
        `${path}${field}`,
        `must have at most ${decimals} decimal places for ${symbol.toUpperCase()} on ${network.name}`,
      )
  }
}

const amountFields = ['amount', 'minAmount', 'minAmountInFiat', 'displayAmountInFiat'] as const

const readAmounts = (input: Destination, path: string): Pick<LinkRequestDestination, (typeof amountFields)[number]> => {
  const amounts = Object.fromEntries(
    amountFields.flatMap(field => {
      const amount = readSum(`${path}${field}`, input[field], field === 'amount' ? undefined : { from: '0' })
      return amount === undefined ? [] : [[field, amount]]
    }),
  ) as Pick<LinkRequestDestination, (typeof amountFields)[number]>
  const { amount, minAmount, minAmountInFiat } = amounts
  if (minAmount !== undefined && minAmountInFiat !== undefined)
    throw invalidField(`${path}minAmountInFiat`, 'cannot be combined with minAmount')
  if (amount !== undefined && minAmount !== undefined && compare(amount, minAmount) < 0)
    throw invalidField(`${path}minAmount`, 'must not exceed amount')
  return amounts
}
