import { explorerTxUrl, findNetwork, findNetworkByCaip2, isZero, multiply, type Network } from '@rialto/catalog'
import type { LinkTransfer } from '@rialto/contract'
import {
  bridgedMoneyLine,
  bridgedStateOf,
  type BridgedTransfer,
  caseCodeOf,
  type Context,
  publicStatus,
  receiptUrl,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import { refundView } from '../../transfers/refundView.ts'

/**
 * A transfer over an address of the session, as the page shows it: the deposited amount until the payout amount is
 * known.
 */
export const bridgedTransferView = (ctx: Context, transfer: BridgedTransfer): LinkTransfer => {
  const { origin, hash, originHashes, phase, otherPaidIn } = transfer
  const network = findNetwork(transfer.networkId)
  const source = findNetworkByCaip2(transfer.paidInOn ?? origin.network)
  const moved = isZero(transfer.amount)
    ? { amount: transfer.paidInAmount ?? '0', symbol: origin.asset, priceUsd: transfer.originPriceUsd }
    : transfer
  const amountUsd =
    moved.priceUsd === undefined || isZero(moved.priceUsd) ? undefined : multiply(moved.amount, moved.priceUsd)
  const moneyLine = bridgedMoneyLine(transfer)
  const shown = hash === undefined ? { on: source, hash: originHashes.at(-1) } : { on: network, hash }
  return {
    transferId: transfer.id,
    status: publicStatus(phase),
    receiptUrl: receiptUrl(ctx, transfer),
    isUnconfirmed: false,
    steps: stepsOf(transfer),
    amount: moved.amount,
    symbol: moved.symbol,
    moneyLine,
    state: bridgedStateOf(transfer, moneyLine),
    caseCode: caseCodeOf(transfer.id),
    networkId: transfer.networkId,
    networkName: network?.name ?? '',
    fromName: source?.name ?? '',
    fromAddress: '',
    toAddress: transfer.toAddress,
    institutionTransactionId: originHashes[0] ?? '',
    ...defined({
      amountUsd,
      totalUsd: amountUsd,
      hash: shown.hash,
      explorerUrl: shown.on && shown.hash !== undefined ? explorerTxUrl(shown.on, shown.hash) : undefined,
      ...refundView(transfer),
      ...refundHashView(source, transfer.refundHashes.at(-1)),
      paidInstead: otherPaidIn && {
        amount: otherPaidIn.amount,
        symbol: otherPaidIn.asset,
        ...defined({ networkName: transfer.paidInOn === undefined ? undefined : source?.name }),
        requested: { symbol: origin.asset, networkName: findNetworkByCaip2(origin.network)?.name ?? '' },
      },
      money: phase === 'failed' ? moneyOf(transfer) : undefined,
    }),
  }
}

const refundHashView = (network: Network | undefined, refundHash: string | undefined) =>
  defined({
    refundHash,
    refundExplorerUrl: network && refundHash !== undefined ? explorerTxUrl(network, refundHash) : undefined,
  })

const stepsOf = (transfer: BridgedTransfer): LinkTransfer['steps'] => {
  const { operation, recovery, acceptedAtMs, finishedAtMs, phase } = transfer
  if (operation === undefined && recovery === undefined)
    return [
      { name: 'paidIn', state: phase === 'failed' ? 'failed' : 'current' },
      { name: 'confirmed', state: 'waiting' },
    ]
  const state = { accepted: 'current', settled: 'done', failed: 'failed' } as const
  const atMs = phase === 'settled' ? finishedAtMs : undefined
  return [
    { name: 'paidIn', state: 'done', ...defined({ atMs: acceptedAtMs }) },
    { name: 'confirmed', state: state[phase], ...defined({ atMs }) },
  ]
}

const moneyOf = ({ operation, recovery, reported }: BridgedTransfer): NonNullable<LinkTransfer['money']> => {
  if (operation === undefined && recovery === undefined) return 'notSent'
  if (reported === 'refundSucceeded') return 'refunded'
  return reported === 'refundPending' ? 'refunding' : 'undelivered'
}
