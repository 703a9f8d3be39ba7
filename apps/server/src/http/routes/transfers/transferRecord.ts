import { add, explorerTxUrl, findIntegrationType, findNetwork, multiply, toJsonNumber } from '@rialto/catalog'
import type { PayerSide, TransferRecord } from '@rialto/contract'
import {
  caseCodeOf,
  type Context,
  moneyLineOf,
  publicStatus,
  reachedOf,
  sourceName,
  stateOf,
  sumsOf,
  type Transfer,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { integrationIconUrl } from '../integrations/logos.ts'
import { fundingMethod } from './fundingMethod.ts'
import { assetAmount, requestedAmount, transferFee, usd } from './executionStatus.ts'
import { refundView } from './refundView.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A transfer as the API and its record show it. `payers`: the payer's sides of all transfers of the page, if they were read already. */
export const readRecord = async (
  ctx: Context,
  transfer: Transfer,
  payers?: ReadonlyMap<string, PayerSide>,
): Promise<TransferRecord> => {
  const parts = transfer.isCombined ? await ctx.store.transfers.listParts(transfer.scope, transfer.id) : []
  const payer = (payers ?? (await ctx.store.payerSides.of([transfer]))).get(transfer.id)
  return { ...transferRecord(transfer, ctx.settings.linkOrigin, parts), ...defined({ payer }) }
}

const transferRecord = (transfer: Transfer, publicUrl: string, parts: readonly Transfer[]): TransferRecord => {
  const { symbol, priceUsd, amount } = transfer
  const { state: amountsState, debit, fee } = sumsOf(transfer)
  const network = findNetwork(transfer.networkId)
  const requested = requestedAmount(transfer)
  const moneyLine = moneyLineOf(transfer, parts)
  const { clientFee } = transfer
  const hash = transfer.hash
  const arrived = reachedOf(transfer)
  const infoUrl = network && hash !== undefined ? explorerTxUrl(network, hash) : undefined
  return {
    id: transfer.id,
    transferId: transfer.id,
    clientId: transfer.scope.clientId,
    userId: transfer.userId,
    status: publicStatus(transfer.phase),
    ...assetAmount('amount', requested),
    ...assetAmount('amountToReceive', amount),
    amountInFiat: usd(requested, priceUsd),
    amountToReceiveInFiat: usd(amount, priceUsd),
    amountInFiatCurrencyCode: 'USD',
    ...assetAmount('sourceAmount', debit),
    approvedSourceAmountDecimal: add(amount, transfer.fee),
    amountsState,
    moneyLine,
    state: stateOf(transfer, moneyLine),
    caseCode: caseCodeOf(transfer.id),
    symbol,
    networkName: network?.name ?? '',
    networkId: transfer.networkId,
    from: sourceOf(transfer, publicUrl),
    destinationAddress: transfer.toAddress,
    withdrawalFee: transferFee(fee, symbol, priceUsd),
    ...(clientFee ? { processingFee: transferFee(clientFee.amount, symbol, priceUsd) } : {}),
    totalFeesAmountInFiat: toJsonNumber(moneyLine.feesUsd ?? multiply(add(fee, clientFee?.amount ?? '0'), priceUsd)),
    totalTransactionAmountInFiat: toJsonNumber(moneyLine.leavesUsd ?? multiply(debit, priceUsd)),
    transferType: transfer.transferType,
    isFeeIncluded: transfer.isFeeIncluded,
    isSmartFundingTransfer: transfer.funding !== undefined,
    isBridgingTransfer: false,
    createdTimestamp: seconds(transfer.createdAtMs),
    // As the webhook says it: also of what failed, or was sent late, after part of it had arrived.
    ...(transfer.phase === 'settled' || transfer.arrived !== undefined || transfer.foundLateAtMs !== undefined
      ? { ...assetAmount('destinationAmount', arrived), destinationAmountInFiat: usd(arrived, priceUsd) }
      : {}),
    ...(transfer.isCombined ? { parts: parts.map(part => partRecord(part, publicUrl)) } : {}),
    ...defined({
      fundingMethods: transfer.funding && [fundingMethod(transfer.funding, transfer)],
      hash,
      txHash: hash,
      infoUrl,
      statusDetails: transfer.failureMessage,
      executedTimestamp: transfer.acceptedAtMs === undefined ? undefined : seconds(transfer.acceptedAtMs),
      institutionTransactionId: transfer.institutionTransactionId,
      clientTransactionId: transfer.clientTransactionId,
      subClientId: transfer.subClientId,
      addressTag: transfer.addressTag,
      ...refundView(transfer),
    }),
  }
}

const sourceOf = ({ type, connectionId, walletId }: Transfer, publicUrl: string): TransferRecord['from'] => {
  const integration = findIntegrationType(type)
  return {
    type,
    id: walletId ?? integration?.id ?? connectionId,
    name: sourceName({ type, walletId }),
    ...defined({ logoUrl: integration && integrationIconUrl(publicUrl, integration) }),
  }
}

const partRecord = (part: Transfer, publicUrl: string): NonNullable<TransferRecord['parts']>[number] => {
  const { hash } = part
  const network = findNetwork(part.networkId)
  return {
    transferId: part.id,
    status: publicStatus(part.phase),
    from: sourceOf(part, publicUrl),
    ...assetAmount('amount', part.amount),
    withdrawalFee: transferFee(sumsOf(part).fee, part.symbol, part.priceUsd),
    ...defined({
      hash,
      ...refundView(part),
      infoUrl: network && hash !== undefined ? explorerTxUrl(network, hash) : undefined,
      statusDetails: part.failureMessage,
    }),
  }
}
