import { add, findNetwork, toJsonNumber } from '@rialto/catalog'
import { executeTransfer, type Execution, resolveConnection, mfaSchemeNames } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { executionMessage, executionStatus, transactionStatus, transferFee, usd } from './executionStatus.ts'

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
  return {
    transferId: transfer.id,
    status: transactionStatus(execution),
    // Institutions send from pooled wallets; the chain shows which once it is mined.
    fromAddress: '',
    toAddress: transfer.toAddress,
    symbol: transfer.symbol,
    networkName: findNetwork(transfer.networkId)?.name ?? '',
    networkId: transfer.networkId,
    amount: toJsonNumber(transfer.amount),
    amountInFiat: usd(transfer.amount, transfer.priceUsd),
    totalAmountInFiat: usd(add(transfer.amount, transfer.fee), transfer.priceUsd),
    institutionTransferFee: transferFee(transfer.fee, transfer.symbol, transfer.priceUsd),
    ...defined({ hash: transfer.hash, statusDetails: transfer.failureMessage }),
  }
}
