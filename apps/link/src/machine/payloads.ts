import type { LinkPreview, LinkTransfer, NewLinkConnection } from '@rialto/contract'
import { defined } from '@rialto/defined'
import type { AccessTokenPayload, LinkEventPayloads, TransferFinishedPayload } from '@rialto/link-protocol'

import { integrationOf, type LinkState } from './state.ts'
import { institutionOf, toNumber } from './summary.ts'

export function accessTokenPayload(
  state: LinkState,
  connection: NewLinkConnection,
  base: string,
): AccessTokenPayload | undefined {
  const { accountId, accountName, accessToken, refreshToken, tokenId, isReconnected, connectionId } = connection
  if (accessToken === undefined || tokenId === undefined || refreshToken === undefined) return undefined
  return {
    accountTokens: [
      {
        account: { accountId, accountName, isReconnected, frontAccountId: connectionId, meshAccountId: connectionId },
        accessToken,
        tokenId,
        refreshToken,
      },
    ],
    brokerBrandInfo: brandInfo(integrationOf(state, connection.integrationId)?.logoUrl, base),
    ...defined({
      expiresInSeconds: connection.expiresInSeconds === undefined ? undefined : Math.trunc(connection.expiresInSeconds),
    }),
    brokerType: connection.brokerType,
    brokerName: connection.brokerName,
  }
}

function brandInfo(logo: string | undefined, base: string): AccessTokenPayload['brokerBrandInfo'] {
  const embedded = logo?.match(/^data:image\/[a-z+.-]+;base64,(.+)$/)?.[1]
  const address = logo !== undefined && embedded === undefined ? new URL(logo, base).href : undefined
  return {
    brokerLogo: embedded ?? '',
    ...defined({ brokerLogoUrl: address, logoLightUrl: address, logoDarkUrl: address }),
  }
}

export function transferFinishedPayload(state: LinkState, transfer: LinkTransfer): TransferFinishedPayload {
  const { requested = transfer.amount } = transfer
  return {
    status: 'success',
    transferStatus: transfer.status,
    txId: transfer.institutionTransactionId,
    fromAddress: transfer.fromAddress,
    toAddress: transfer.toAddress,
    symbol: transfer.symbol,
    amount: toNumber(requested),
    amountDecimal: requested,
    amountToReceive: toNumber(transfer.amount),
    amountToReceiveDecimal: transfer.amount,
    networkId: transfer.networkId,
    networkName: transfer.networkName,
    transferId: transfer.transferId,
    ...defined({ userId: state.session?.userId }),
    ...optional('clientTransactionId', state.session?.transfer?.transactionId),
    ...optional('amountInFiat', transfer.requestedUsd ?? transfer.amountUsd, toNumber),
    ...optional('totalAmountInFiat', transfer.totalUsd, toNumber),
    ...optional('txHash', transfer.hash),
    ...optional('refundAddress', transfer.refundAddress),
    ...optional('refundAddressTag', transfer.refundAddressTag),
    ...sumsPayload(transfer.sums),
  }
}

const sumsPayload = (sums: LinkTransfer['sums']) => ({
  ...optional('sourceAmount', sums?.total, toNumber),
  ...optional('sourceAmountDecimal', sums?.total),
  ...optional('feeAmount', sums?.fee, toNumber),
  ...optional('feeAmountDecimal', sums?.fee),
  ...defined({ amountsState: sums?.state }),
})

export function previewedPayload(state: LinkState, preview: LinkPreview): LinkEventPayloads['transferPreviewed'] {
  const { session } = state
  const fee = (amount: string, usd: string | undefined) => ({
    fee: toNumber(amount),
    feeCurrency: preview.symbol,
    ...optional('feeInFiat', usd, toNumber),
  })
  return {
    amount: toNumber(preview.amount),
    symbol: preview.symbol,
    toAddress: preview.toAddress,
    networkId: preview.networkId,
    previewId: preview.previewId,
    networkName: preview.networkName,
    ...optional('amountInFiat', preview.amountUsd, toNumber),
    ...defined({ fiatCurrency: preview.amountUsd === undefined ? undefined : 'USD' }),
    ...institutionOf(state),
    institutionTransferFee: fee(preview.fee, preview.feeUsd),
    ...defined({
      customClientFee: preview.clientFee === undefined ? undefined : fee(preview.clientFee, preview.clientFeeUsd),
    }),
    ...optional('userId', session?.userId),
    ...optional('clientTransactionId', session?.transfer?.transactionId),
  }
}

function optional<K extends string>(key: K, value: string | undefined): Partial<Record<K, string>>
function optional<K extends string, T>(
  key: K,
  value: string | undefined,
  convert: (text: string) => T,
): Partial<Record<K, T>>
function optional(key: string, value: string | undefined, convert: (text: string) => unknown = text => text) {
  return value === undefined ? {} : { [key]: convert(value) }
}
