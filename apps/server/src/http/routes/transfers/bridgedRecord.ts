import {
  compare,
  divide,
  explorerTxUrl,
  findNetwork,
  findNetworkByCaip2,
  isZero,
  multiply,
  type Network,
  subtract,
  toJsonNumber,
} from '@rialto/catalog'
import type { TransferRecord } from '@rialto/contract'
import {
  bridgedMoneyLine,
  type BridgedTransfer,
  bridgedSource,
  bridgedStateOf,
  caseCodeOf,
  describeStep,
  publicStatus,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { assetAmount, transferFee, usd } from './executionStatus.ts'
import { refundView } from './refundView.ts'

type Details = NonNullable<TransferRecord['bridgingDetails']>

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A bridged transfer as the record shows it: its asset, network, address and hash are those of the payout. */
export const bridgedRecord = (transfer: BridgedTransfer): TransferRecord => {
  const { symbol, priceUsd, hash } = transfer
  const network = findNetwork(transfer.networkId)
  const inUsd = usd(transfer.amount, priceUsd)
  const infoUrl = infoUrlOf(network, hash)
  const moneyLine = bridgedMoneyLine(transfer)
  return {
    id: transfer.id,
    transferId: transfer.id,
    clientId: transfer.scope.clientId,
    userId: transfer.userId,
    status: publicStatus(transfer.phase),
    ...assetAmount('amount', transfer.amount),
    ...assetAmount('amountToReceive', transfer.amount),
    amountInFiat: inUsd,
    amountToReceiveInFiat: inUsd,
    amountInFiatCurrencyCode: 'USD',
    ...assetAmount('sourceAmount', transfer.otherPaidIn?.amount ?? transfer.paidInAmount ?? '0'),
    amountsState: transfer.paidInAmount === undefined || isZero(transfer.amount) ? 'planned' : 'actual',
    moneyLine,
    state: bridgedStateOf(transfer, moneyLine),
    caseCode: caseCodeOf(transfer.id),
    symbol,
    networkName: network?.name ?? '',
    networkId: transfer.networkId,
    from: { ...bridgedSource },
    destinationAddress: transfer.toAddress,
    ...bridgeFee(transfer),
    transferType: 'deposit',
    isFeeIncluded: true,
    isSmartFundingTransfer: false,
    isBridgingTransfer: true,
    bridgingDetails: detailsOf(transfer, network),
    createdTimestamp: seconds(transfer.createdAtMs),
    ...(transfer.phase === 'settled'
      ? { ...assetAmount('destinationAmount', transfer.amount), destinationAmountInFiat: inUsd }
      : {}),
    ...defined({
      clientTransactionId: transfer.clientTransactionId,
      hash,
      txHash: hash,
      infoUrl,
      statusDetails: transfer.failureMessage,
      executedTimestamp: transfer.acceptedAtMs === undefined ? undefined : seconds(transfer.acceptedAtMs),
      ...refundView(transfer),
    }),
  }
}

/** Never negative: prices can change between the two amounts. */
const difference = (paidIn: string, paidOut: string): string =>
  compare(paidIn, paidOut) > 0 ? subtract(paidIn, paidOut) : '0'

/** The bridge's fee: the value paid in minus the value paid out. Undefined until both are known. */
const bridgeFee = ({ phase, symbol, amount, priceUsd, origin, originPriceUsd, paidInAmount }: BridgedTransfer) => {
  const paidInUsd = multiply(paidInAmount ?? '0', originPriceUsd ?? '0')
  const paidOutUsd = multiply(amount, priceUsd)
  const isKnown = phase === 'settled' && paidInAmount !== undefined
  const fee = isKnown && origin.asset === symbol ? difference(paidInAmount, amount) : undefined
  const isPriced = isKnown && originPriceUsd !== undefined && !isZero(priceUsd)
  const feeUsd = fee === undefined ? (isPriced ? difference(paidInUsd, paidOutUsd) : '0') : multiply(fee, priceUsd)
  const inFiat = toJsonNumber(feeUsd)
  const inAsset = fee ?? (isPriced ? divide(feeUsd, priceUsd, 18, 'down') : '0')
  return {
    withdrawalFee: { ...transferFee(inAsset, symbol, priceUsd), feeInFiat: inFiat },
    totalFeesAmountInFiat: inFiat,
    totalTransactionAmountInFiat: toJsonNumber(isZero(paidInUsd) ? paidOutUsd : paidInUsd),
  }
}

const detailsOf = (transfer: BridgedTransfer, network: Network | undefined): Details => {
  const { origin, step, timeline, otherPaidIn, originHashes, amount, symbol, hash, issue } = transfer
  const source = findNetworkByCaip2(transfer.paidInOn ?? origin.network)
  const { asset, amount: paidIn } = otherPaidIn ?? { asset: origin.asset, amount: transfer.paidInAmount ?? '0' }
  return {
    status: step,
    statusDescription: describeStep(step),
    sourceSide: side(source, asset, paidIn, originHashes.at(-1)),
    targetSide: side(network, symbol, amount, hash),
    timeline: timeline.map(event => ({
      eventType: event.step,
      description: describeStep(event.step),
      timestamp: seconds(event.atMs),
    })),
    ...defined({ depositIssue: issue }),
  }
}

const side = (
  network: Network | undefined,
  symbol: string,
  amount: string,
  transactionHash: string | undefined,
): Details['sourceSide'] => {
  const infoUrl = infoUrlOf(network, transactionHash)
  return {
    networkName: network?.name ?? '',
    symbol,
    amount: toJsonNumber(amount),
    ...defined({ transactionHash, infoUrl }),
  }
}

const infoUrlOf = (network: Network | undefined, hash: string | undefined): string | undefined =>
  network && hash !== undefined ? explorerTxUrl(network, hash) : undefined
