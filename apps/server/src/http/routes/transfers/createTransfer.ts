import { add, decimalFromJson, findNetwork, toJsonNumber } from '@rialto/catalog'
import { idempotencyKeyHeader } from '@rialto/contract'
import { createTransfer, type Execution, resolveConnection, type WithdrawOutcome, mfaSchemeNames } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { executionMessage, transactionStatus } from './executionStatus.ts'

/** Deprecated: a preview and its execution in one. */
export const createTransferHandler: Handler<'createTransfer'> = async (ctx, { scope, body, request }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const execution = await createTransfer(ctx, connection, {
    toAddress: body.targetAddress,
    addressTag: body.memo,
    symbol: body.symbol,
    amount: decimalFromJson(body.amount),
    chain: body.chain,
    addressType: body.addressType,
    previewId: (body.challengeId ?? body.previewId)?.toLowerCase(),
    secondFactorCode: body.mfaCode,
    isNew: request.headers[idempotencyKeyHeader.toLowerCase()] !== undefined,
  })
  return toAnswer(execution)
}

const statusOf: Partial<Record<WithdrawOutcome['kind'], 'mfaRequired' | 'mfaFailed' | 'emailVerification'>> = {
  secondFactorRequired: 'mfaRequired',
  secondFactorRefused: 'mfaFailed',
  emailConfirmationRequired: 'emailVerification',
}

const status = (execution: Execution) => {
  const { outcome } = execution
  if (outcome?.kind === 'addressWhitelistRequired' || outcome?.kind === 'travelRuleRequired') return outcome.kind
  if (outcome?.kind === 'rejected' || outcome?.kind === 'feeAboveApproved') return 'failed'
  return (outcome && statusOf[outcome.kind]) ?? transactionStatus(execution)
}

const toAnswer = (execution: Execution) => {
  const { transfer, outcome } = execution
  const message = executionMessage(execution)
  // A risen fee is approved by a new transfer, not by an answer to this one.
  const waits = transfer.phase === 'awaitingUser' && outcome?.kind !== 'feeAboveApproved'
  return {
    transactionId: transfer.id,
    failed: status(execution) === 'failed',
    status: status(execution),
    fallbackMfaAvailable: false,
    transaction: toTransaction(execution),
    ...(waits ? { challengeId: transfer.id } : {}),
    ...(outcome && 'factor' in outcome ? { mfaType: mfaSchemeNames[outcome.factor] } : {}),
    ...defined({ statusDetails: message }),
  }
}

const toTransaction = (execution: Execution) => {
  const { transfer } = execution
  const { createdAtMs } = transfer
  const updatedAtMs = transfer.finishedAtMs ?? transfer.sentAtMs ?? transfer.acceptedAtMs ?? createdAtMs
  return {
    id: transfer.institutionTransactionId ?? transfer.id,
    status: status(execution),
    type: 'withdrawal' as const,
    targetAddress: transfer.toAddress,
    symbol: transfer.symbol,
    chain: findNetwork(transfer.networkId)?.name ?? '',
    amount: toJsonNumber(transfer.amount),
    transactionAmount: toJsonNumber(add(transfer.amount, transfer.fee)),
    transferFee: toJsonNumber(transfer.fee),
    createdTimestamp: Math.floor(createdAtMs / 1000),
    updatedTimestamp: Math.floor(updatedAtMs / 1000),
    blockchainMethod: 'transfer' as const,
    ...defined({ memo: transfer.addressTag, hash: transfer.hash, confirmations: transfer.confirmations }),
  }
}
