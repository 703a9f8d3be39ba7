import { add, decimalFromJson, findNetwork, toJsonNumber } from '@rialto/catalog'
import type { OperationOf } from '@rialto/contract'
import {
  chooseFunding,
  type Connection,
  type Context,
  depositDestination,
  type Destination,
  invalidField,
  missingField,
  type Preview,
  previewTransfer,
  resolveConnection,
  resolveReceiver,
  plannedMoneyLine,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler, ValueOf } from '../../handler.ts'
import { fundingMethod } from './fundingMethod.ts'
import { assetAmount, requestedAmount, transferFee, usd } from './executionStatus.ts'
import { refundView } from './refundView.ts'

type Body = ValueOf<OperationOf<'previewTransfer'>, 'body'>

const checkBody = (body: Body): void => {
  if (body.toAddress !== undefined && body.toAuthToken !== undefined)
    throw invalidField('toAuthToken', 'specify either toAddress or toAuthToken, not both')
  if (body.toAddress === undefined && body.toAuthToken === undefined)
    throw missingField('toAddress', 'one of toAddress or toAuthToken with toType is required')
  if (body.amount !== undefined && body.amountInFiat !== undefined)
    throw invalidField('amountInFiat', 'specify either amount or amountInFiat, not both')
  if (body.amount === undefined && body.amountInFiat === undefined)
    throw missingField('amount', 'one of amount or amountInFiat is required')
  if (body.fiatCurrency !== undefined && body.fiatCurrency.toUpperCase() !== 'USD')
    throw invalidField('fiatCurrency', 'only USD is supported')
}

export const previewTransferHandler: Handler<'previewTransfer'> = async (ctx, { scope, body }) => {
  checkBody(body)
  const connection = await resolveConnection(ctx, scope, { authToken: body.fromAuthToken, type: body.fromType })
  const destination = await destinationOf(ctx, connection, body)
  const requested = {
    amount: decimalFromJson(body.amount),
    amountInFiat: decimalFromJson(body.amountInFiat),
    isInclusiveFeeEnabled: body.isInclusiveFeeEnabled ?? false,
  }
  const mayFund = body.fundingOptions?.enabled === true
  const preview = await previewTransfer(ctx, {
    connection,
    destination,
    requested,
    fundWith: mayFund ? await chooseFunding(ctx, { connection, destination, requested }) : undefined,
    transferType: 'deposit',
    clientTransactionId: body.transactionId,
  })
  return { status: 'succeeded' as const, previewResult: toResult(ctx, preview) }
}

const destinationOf = async (ctx: Context, from: Connection, body: Body): Promise<Destination> => {
  const { networkId, symbol, toAuthToken, toType, toAddress = '', addressTag } = body
  if (toAuthToken === undefined) return { networkId, symbol, address: toAddress, addressTag }
  return depositDestination(ctx, await resolveReceiver(ctx, from, { toAuthToken, toType }), body)
}

/** The requested amount, the total with the fee that leaves the account, and the amount that arrives. */
const amountsOf = (preview: Preview) => {
  const { priceUsd, amount, fee } = preview
  const total = add(amount, fee)
  const requested = requestedAmount(preview)
  return {
    ...assetAmount('amount', requested),
    amountInFiat: usd(requested, priceUsd),
    ...assetAmount('totalEstimatedAmount', total),
    totalEstimatedAmountInFiat: usd(total, priceUsd),
    ...assetAmount('amountToReceive', amount),
    amountToReceiveInFiat: usd(amount, priceUsd),
  }
}

const toResult = (ctx: Context, preview: Preview) => {
  const { symbol, priceUsd, fee } = preview
  return {
    previewId: preview.id,
    previewExpiresIn: Math.max(0, Math.floor((preview.expiresAtMs - ctx.clock.nowMs()) / 1000)),
    toAddress: preview.toAddress,
    symbol,
    ...amountsOf(preview),
    moneyLine: plannedMoneyLine(preview),
    networkId: preview.networkId,
    networkName: findNetwork(preview.networkId)?.name ?? '',
    institutionTransferFee: transferFee(fee, symbol, priceUsd),
    unitPrice: toJsonNumber(priceUsd),
    fiatCurrency: 'USD',
    transferType: preview.transferType,
    isFeeIncluded: preview.isFeeIncluded,
    isBridging: false,
    ...defined({
      fundingMethods: preview.funding && [fundingMethod(preview.funding, preview)],
      addressTag: preview.addressTag,
      ...refundView(preview),
      clientTransactionId: preview.clientTransactionId,
    }),
  }
}
