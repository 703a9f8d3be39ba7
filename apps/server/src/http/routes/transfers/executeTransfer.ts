import { findNetwork } from '@rialto/catalog'
import { executeTransfer, type Execution, mfaSchemeNames, resolveConnection, senderOf, sumsOf } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import {
  assetAmount,
  executionMessage,
  executionStatus,
  requestedAmount,
  transactionStatus,
  transferFee,
  usd,
} from './executionStatus.ts'

export const executeTransferHandler: Handler<'executeTransfer'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, { authToken: body.fromAuthToken, type: body.fromType })
  const execution = await executeTransfer(ctx, {
    connection,
    previewId: body.previewId.toLowerCase(),
    secondFactorCode: body.mfaCode,
    travelRule: body.travelRule,
  })
  const { outcome } = execution
  const message = executionMessage(execution)
  return {
    status: executionStatus(execution),
    fallbackMfaAvailable: false,
    ...(outcome && 'factor' in outcome ? { mfaType: mfaSchemeNames[outcome.factor] } : {}),
    ...defined({ errorMessage: message, travelRule: execution.travelRule }),
    executeTransferResult: toResult(execution),
  }
}

const toResult = (execution: Execution) => {
  const { transfer } = execution
  const requested = requestedAmount(transfer)
  const { debit, fee } = sumsOf(transfer)
  return {
    transferId: transfer.id,
    status: transactionStatus(execution),
    fromAddress: senderOf(transfer),
    toAddress: transfer.toAddress,
    symbol: transfer.symbol,
    networkName: findNetwork(transfer.networkId)?.name ?? '',
    networkId: transfer.networkId,
    ...assetAmount('amount', requested),
    ...assetAmount('amountToReceive', transfer.amount),
    amountInFiat: usd(requested, transfer.priceUsd),
    amountToReceiveInFiat: usd(transfer.amount, transfer.priceUsd),
    totalAmountInFiat: usd(debit, transfer.priceUsd),
    institutionTransferFee: transferFee(fee, transfer.symbol, transfer.priceUsd),
    ...defined({ addressTag: transfer.addressTag, hash: transfer.hash, statusDetails: transfer.failureMessage }),
  }
}
