import { amount, flag, integer, isRecord, listOf, literal, maybe, shape, text } from './checks.ts'
import type {
  AccessTokenPayload,
  Account,
  AccountToken,
  BrandInfo,
  DelayedAuthPayload,
  IntegrationAccessToken,
  SessionSummary,
  TransferFinishedPayload,
} from './payloads.ts'

const isAccount = shape<Account>({
  accountId: text,
  accountName: text,
  fund: maybe(amount),
  cash: maybe(amount),
  isReconnected: maybe(flag),
  frontAccountId: maybe(text),
  meshAccountId: maybe(text),
})

const isAccountToken = shape<AccountToken>({
  account: isAccount,
  accessToken: text,
  refreshToken: maybe(text),
  tokenId: maybe(text),
})

const isBrandInfo = shape<Pick<BrandInfo, 'brokerLogo'>>({ brokerLogo: text })

export const isAccessTokenPayload = shape<AccessTokenPayload>({
  accountTokens: listOf(isAccountToken),
  brokerBrandInfo: isBrandInfo,
  expiresInSeconds: maybe(integer),
  refreshTokenExpiresInSeconds: maybe(integer),
  brokerType: text,
  brokerName: text,
})

export const isDelayedAuthPayload = shape<DelayedAuthPayload>({
  refreshToken: text,
  refreshTokenExpiresInSeconds: maybe(integer),
  brokerType: text,
  brokerName: text,
  brokerBrandInfo: isBrandInfo,
})

export const isTransferStatus = literal('pending', 'succeeded', 'failed')

export const isTransferFinishedPayload = shape<TransferFinishedPayload>({
  status: literal('success'),
  transferStatus: maybe(isTransferStatus),
  txId: text,
  fromAddress: text,
  toAddress: text,
  symbol: text,
  amount,
  amountDecimal: maybe(text),
  amountToReceive: maybe(amount),
  amountToReceiveDecimal: maybe(text),
  sourceAmount: maybe(amount),
  sourceAmountDecimal: maybe(text),
  feeAmount: maybe(amount),
  feeAmountDecimal: maybe(text),
  amountsState: maybe(literal('planned', 'actual')),
  networkId: text,
  userId: maybe(text),
  clientTransactionId: maybe(text),
  amountInFiat: maybe(amount),
  totalAmountInFiat: maybe(amount),
  networkName: maybe(text),
  txHash: maybe(text),
  transferId: maybe(text),
  refundAddress: maybe(text),
  refundAddressTag: maybe(text),
})

/** Only what SDKs rely on: `page` and, when present, a readable error. A summary may say `null` for parts it lacks. */
export const isSessionSummary = (value: unknown): value is SessionSummary =>
  isRecord(value) && text(value['page']) && maybe(text)(value['errorMessage'] ?? undefined)

export const isIntegrationAccessToken = shape<IntegrationAccessToken>({
  accountId: text,
  accountName: text,
  accessToken: text,
  brokerType: text,
  brokerName: text,
})
