import type { LinkPreview, LinkTransfer, NewLinkConnection } from '@rialto/contract'
import { defined } from '@rialto/defined'
import type {
  AccessTokenPayload,
  LinkEventPayloads,
  SessionSummary,
  TransferFinishedPayload,
} from '@rialto/link-protocol'

import { pageOf } from './pageOf.ts'
import { integrationOf, type LinkState } from './state.ts'

/** The public payloads carry JSON numbers; this is the one place where a decimal string becomes one. */
const toNumber = (text: string): number => Number(text)

/** Leaves out what is not known, because the strict clients refuse `null`. */
function known<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never
}

export function accessTokenPayload(state: LinkState, connection: NewLinkConnection, base: string): AccessTokenPayload {
  const { accountId, accountName, accessToken, refreshToken, tokenId, isReconnected } = connection
  const logo = integrationOf(state, connection.integrationId)?.logoUrl
  const embedded = logo?.match(/^data:image\/[a-z+.-]+;base64,(.+)$/)?.[1]
  const address = logo !== undefined && embedded === undefined ? new URL(logo, base).href : undefined
  return {
    accountTokens: [
      {
        account: { accountId, accountName, isReconnected, frontAccountId: accountId, meshAccountId: accountId },
        accessToken,
        tokenId,
        refreshToken,
      },
    ],
    brokerBrandInfo: {
      brokerLogo: embedded ?? '',
      ...defined({ brokerLogoUrl: address, logoLightUrl: address, logoDarkUrl: address }),
    },
    ...defined({
      expiresInSeconds: connection.expiresInSeconds === undefined ? undefined : Math.trunc(connection.expiresInSeconds),
    }),
    brokerType: connection.brokerType,
    brokerName: connection.brokerName,
  }
}

export function transferFinishedPayload(state: LinkState, transfer: LinkTransfer): TransferFinishedPayload {
  return {
    status: 'success',
    transferStatus: transfer.status,
    txId: transfer.institutionTransactionId,
    fromAddress: transfer.fromAddress,
    toAddress: transfer.toAddress,
    symbol: transfer.symbol,
    amount: toNumber(transfer.amount),
    networkId: transfer.networkId,
    networkName: transfer.networkName,
    transferId: transfer.transferId,
    ...defined({ userId: state.session?.userId }),
    ...optional('clientTransactionId', state.session?.transfer?.transactionId),
    ...optional('amountInFiat', transfer.amountUsd, toNumber),
    ...optional('totalAmountInFiat', transfer.totalUsd, toNumber),
    ...optional('txHash', transfer.hash),
    ...optional('refundAddress', transfer.refundAddress),
  }
}

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

export function institutionOf(state: LinkState): { integrationType?: string; integrationName: string } {
  const integration = integrationOf(state)
  return integration === undefined
    ? { integrationName: '' }
    : { integrationType: integration.type, integrationName: integration.name }
}

export function sessionSummary(state: LinkState): SessionSummary {
  const { choice, preview, session, step, transfer } = state
  const integration = integrationOf(state)
  const symbol = transfer?.symbol ?? preview?.symbol ?? choice.symbol
  const amount = transfer?.amount ?? preview?.amount
  const amountInFiat = transfer?.amountUsd ?? preview?.amountUsd
  const failure = step.name === 'failed' || step.name === 'oauth' ? step.failure?.message : undefined
  return {
    page: pageOf(step),
    ...(integration && {
      selectedIntegration: {
        id: integration.id,
        name: integration.name,
        integrationType: integration.type,
        integrationName: integration.name,
      },
    }),
    ...defined({
      transfer:
        symbol === undefined
          ? undefined
          : known({
              symbol,
              previewId: preview?.previewId,
              amount: amount === undefined ? undefined : toNumber(amount),
              amountInFiat: amountInFiat === undefined ? undefined : toNumber(amountInFiat),
              transactionId: session?.transfer?.transactionId,
              networkId: transfer?.networkId ?? choice.networkId,
            }),
    }),
    ...(failure ? { errorMessage: failure } : {}),
  } as SessionSummary
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
