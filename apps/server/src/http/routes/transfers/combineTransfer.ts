import { add, decimalFromJson, findNetwork } from '@rialto/catalog'
import type { OperationOf } from '@rialto/contract'
import {
  type CombinedPreview,
  completeCombined,
  type Connection,
  type Context,
  invalidField,
  missingField,
  type Preview,
  previewCombined,
  resolveConnection,
  type Scope,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler, ValueOf } from '../../handler.ts'
import { assetAmount, transferFee, usd } from './executionStatus.ts'
import { refundView } from './refundView.ts'

type Body = ValueOf<OperationOf<'combineTransfer'>, 'body'>

export const combineTransferHandler: Handler<'combineTransfer'> = async (ctx, { scope, body }) => {
  const isCompleting = body.transferId !== undefined
  checkFields(body, isCompleting)
  const connections: Connection[] = []
  for (const { fromAuthToken, fromType } of body.sources)
    connections.push(await resolveConnection(ctx, scope, { authToken: fromAuthToken, type: fromType }))
  return toResult(ctx, await plan(ctx, scope, body, connections), connections)
}

const given = ['toAddress', 'networkId', 'symbol'] as const

const checkFields = (body: Body, isCompleting: boolean): void => {
  const others = [...given, 'amount', 'amountInFiat', 'addressTag', 'transactionId'] as const
  if (isCompleting) {
    const extra = others.find(name => body[name] !== undefined)
    if (extra !== undefined) throw invalidField(extra, 'cannot be combined with transferId')
    return
  }
  const missing = given.find(name => body[name] === undefined)
  if (missing !== undefined) throw missingField(missing, 'is required without transferId')
  if (body.amount !== undefined && body.amountInFiat !== undefined)
    throw invalidField('amountInFiat', 'specify either amount or amountInFiat, not both')
  if (body.amount === undefined && body.amountInFiat === undefined)
    throw missingField('amount', 'one of amount or amountInFiat is required')
}

const plan = (ctx: Context, scope: Scope, body: Body, connections: Connection[]): Promise<CombinedPreview> => {
  const { transferId, toAddress = '', addressTag, networkId = '', symbol = '', maximumParts } = body
  if (transferId !== undefined)
    return completeCombined(ctx, scope, {
      transferId: transferId.toLowerCase(),
      connections,
      maximumSources: maximumParts,
    })
  return previewCombined(ctx, {
    connections,
    destination: { networkId, symbol, address: toAddress, addressTag },
    requested: {
      amount: decimalFromJson(body.amount),
      amountInFiat: decimalFromJson(body.amountInFiat),
      isInclusiveFeeEnabled: false,
    },
    transferType: 'deposit',
    maximumSources: maximumParts,
    clientTransactionId: body.transactionId,
  })
}

const sumOf = (amounts: readonly string[]): string => amounts.reduce((sum, amount) => add(sum, amount), '0')

const toResult = (ctx: Context, { combined, parts }: CombinedPreview, connections: readonly Connection[]) => {
  const { symbol, priceUsd, networkId } = combined
  const amount = sumOf(parts.map(part => part.amount))
  const total = add(amount, sumOf(parts.map(part => part.fee)))
  const expiresAtMs = Math.min(...parts.map(part => part.expiresAtMs))
  return {
    transferId: combined.id,
    previewExpiresIn: Math.max(0, Math.floor((expiresAtMs - ctx.clock.nowMs()) / 1000)),
    toAddress: combined.toAddress,
    ...defined({ addressTag: combined.addressTag }),
    symbol,
    networkId,
    networkName: findNetwork(networkId)?.name ?? '',
    ...assetAmount('amountToReceive', amount),
    amountToReceiveInFiat: usd(amount, priceUsd),
    ...assetAmount('totalEstimatedAmount', total),
    totalEstimatedAmountInFiat: usd(total, priceUsd),
    parts: parts.map(part => toPart(part, connections)),
  }
}

const toPart = (part: Preview, connections: readonly Connection[]) => ({
  previewId: part.id,
  sourceIndex: connections.findIndex(({ id }) => id === part.connectionId),
  fromType: part.type,
  ...assetAmount('amount', part.amount),
  amountInFiat: usd(part.amount, part.priceUsd),
  institutionTransferFee: transferFee(part.fee, part.symbol, part.priceUsd),
  ...refundView(part),
})
