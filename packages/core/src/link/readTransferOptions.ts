import { compare, decimalFromJson, isZero, roundUp } from '@rialto/catalog'
import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import { invalidField, missingField } from '../kernel/apiError.ts'
import type { TransferTypeName } from '../transfers/ports.ts'
import type { LinkRequest, LinkRequestDestination } from './ports.ts'
import { readDestination } from './readDestination.ts'

type TransferOptions = NonNullable<CreateLinkTokenRequest['transferOptions']>
const path = 'transferOptions.'

const typeNames = {
  deposit: 'deposit',
  payment: 'payment',
  onramp: 'onramp',
  fiatOnRamp: 'onramp',
} as const satisfies Partial<Record<string, TransferTypeName>>

/** What a session is to transfer. @throws ApiError naming the field. */
export const readTransferOptions = (
  ctx: Context,
  options: TransferOptions,
  isJit: boolean,
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
  const amountInFiat = decimalFromJson(options.amountInFiat)
  const clientFee = decimalFromJson(options.clientFee)
  checkMinimums(amountInFiat, destinations)
  return {
    transferType: typeNames[type],
    isInclusiveFeeEnabled: options.isInclusiveFeeEnabled ?? false,
    destinations,
    ...defined({ transactionId, amountInFiat }),
    ...(clientFee === undefined || isZero(clientFee) ? {} : { clientFeeRatio: roundUp(clientFee, 18) }),
    ...(description?.trim() ? { description: description.trim() } : {}),
    ...(goodsDetails?.length ? { goodsDetails } : {}),
    ...defined({ isFundingEnabled: fundingOptions?.enabled }),
  }
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

/** A price below what is to arrive at least could never be paid. */
const checkMinimums = (amountInFiat: string | undefined, destinations: LinkRequestDestination[]): void => {
  for (const [index, { minAmountInFiat, amount }] of destinations.entries()) {
    if (amount !== undefined || amountInFiat === undefined || minAmountInFiat === undefined) continue
    if (compare(amountInFiat, minAmountInFiat) < 0)
      throw invalidField(`${path}toAddresses[${index}].minAmountInFiat`, 'must not exceed amountInFiat')
  }
}
