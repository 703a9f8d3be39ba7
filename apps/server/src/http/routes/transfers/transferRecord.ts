import { add, explorerTxUrl, findIntegrationType, findNetwork, toJsonNumber } from '@rialto/catalog'
import type { TransferRecord } from '@rialto/contract'
import { publicStatus, type Transfer } from '@rialto/core'
import { defined } from '@rialto/defined'

import { integrationIconUrl } from '../integrations/logos.ts'
import { fundingMethod } from './fundingMethod.ts'
import { requestedAmount, transferFee, usd } from './transferFee.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A transfer as the API and its record show it. */
export const transferRecord = (transfer: Transfer, publicUrl: string): TransferRecord => {
  const { symbol, priceUsd, amount, fee } = transfer
  const network = findNetwork(transfer.networkId)
  const integration = findIntegrationType(transfer.type)
  const total = add(amount, fee)
  const requested = requestedAmount(transfer)
  const { clientFee } = transfer
  const hash = transfer.hash
  const infoUrl = network && hash !== undefined ? explorerTxUrl(network, hash) : undefined
  return {
    id: transfer.id,
    transferId: transfer.id,
    clientId: transfer.scope.clientId,
    userId: transfer.userId,
    status: publicStatus(transfer.phase),
    amount: toJsonNumber(requested),
    amountToReceive: toJsonNumber(amount),
    amountInFiat: usd(requested, priceUsd),
    amountToReceiveInFiat: usd(amount, priceUsd),
    amountInFiatCurrencyCode: 'USD',
    sourceAmount: toJsonNumber(total),
    symbol,
    networkName: network?.name ?? '',
    networkId: transfer.networkId,
    from: {
      id: integration?.id ?? transfer.connectionId,
      type: transfer.type,
      name: integration?.name ?? transfer.type,
      ...defined({ logoUrl: integration && integrationIconUrl(publicUrl, integration) }),
    },
    destinationAddress: transfer.toAddress,
    withdrawalFee: transferFee(fee, symbol, priceUsd),
    ...(clientFee ? { processingFee: transferFee(clientFee.amount, symbol, priceUsd) } : {}),
    totalFeesAmountInFiat:
      usd(add(fee, clientFee?.amount ?? '0'), priceUsd) + toJsonNumber(transfer.funding?.feeUsd ?? '0'),
    totalTransactionAmountInFiat: usd(total, priceUsd),
    transferType: transfer.transferType,
    isFeeIncluded: transfer.isFeeIncluded,
    isSmartFundingTransfer: transfer.funding !== undefined,
    isBridgingTransfer: false,
    createdTimestamp: seconds(transfer.createdAtMs),
    ...(transfer.phase === 'settled'
      ? { destinationAmount: toJsonNumber(amount), destinationAmountInFiat: usd(amount, priceUsd) }
      : {}),
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
      refundAddress: transfer.refundAddress,
    }),
  }
}
