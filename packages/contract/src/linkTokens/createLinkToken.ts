import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { DecimalNumber, PositiveAmount } from '../shared/decimalNumber.ts'
import { NetworkType, TransferType } from '../shared/enums.ts'
import { Uuid } from '../shared/uuid.ts'

export const TransferDestination = Type.Object({
  networkId: Uuid,
  /** Ticker, never a contract address. */
  symbol: Type.String({ minLength: 1, maxLength: 20 }),
  /** May be left out by clients that give addresses just in time (`rialto clients set-jit-url`). */
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  addressTag: Type.Optional(Type.String({ maxLength: 128 })),
  /** Fixed amount of the asset, for payments. */
  amount: Type.Optional(PositiveAmount),
  /** In US dollars. Link shows it in place of its own figure where the two are within 1 % of each other. */
  displayAmountInFiat: Type.Optional(DecimalNumber),
  /** The least that is to arrive. One of the two. */
  minAmount: Type.Optional(PositiveAmount),
  /** The same in US dollars. */
  minAmountInFiat: Type.Optional(PositiveAmount),
})

export const TransferOptions = Type.Object({
  transactionId: Type.Optional(Type.String({ maxLength: 128 })),
  transferType: Type.Optional(TransferType),
  isInclusiveFeeEnabled: Type.Optional(Type.Boolean()),
  generatePayLink: Type.Optional(Type.Boolean()),
  /** In US dollars. */
  amountInFiat: Type.Optional(PositiveAmount),
  /** A ratio: 0.025 is 2.5 %. */
  clientFee: Type.Optional(Type.Number({ minimum: 0, maximum: 1, 'x-numericString': true })),
  description: Type.Optional(Type.String({ maxLength: 256 })),
  /** What is paid for, where a payment service of an exchange asks. */
  goodsDetails: Type.Optional(
    Type.Array(
      Type.Object({
        /** `01` tangible, `02` virtual. */
        goodsType: Type.Optional(oneOf(['01', '02'])),
        goodsCategory: Type.Optional(Type.String({ maxLength: 128 })),
        referenceGoodsId: Type.Optional(Type.String({ maxLength: 128 })),
        goodsName: Type.Optional(Type.String({ maxLength: 256 })),
        goodsDetail: Type.Optional(Type.String({ maxLength: 256 })),
      }),
      { maxItems: 100 },
    ),
  ),
  fundingOptions: Type.Optional(Type.Object({ enabled: Type.Optional(Type.Boolean()) })),
  toAddresses: Type.Optional(Type.Array(TransferDestination, { maxItems: 500 })),
})

/** The user signs a message with a self-custody wallet. */
export const VerifyWalletOptions = Type.Object({
  /** One line for the user to read before signing; blank: ours. */
  message: Type.Optional(Type.String({ maxLength: 500 })),
  verificationMethods: Type.Optional(Type.Array(oneOf(['signedMessage']), { maxItems: 5 })),
  /** Only these addresses may be proved; absent or empty: any. */
  addresses: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 50 })),
  networkId: Type.Optional(Uuid),
  networkType: Type.Optional(NetworkType),
})

const stored = Type.String({ minLength: 1, maxLength: 500 })
/** An account as `onIntegrationConnected` gave it to the client, or one entry of the SDKs' `accessTokens`. */
const StoredAccessToken = Type.Object({
  accessToken: Type.Optional(stored),
  tokenId: Type.Optional(stored),
  accountTokens: Type.Optional(
    Type.Array(Type.Object({ accessToken: Type.Optional(stored), tokenId: Type.Optional(stored) }), { maxItems: 50 }),
  ),
})

/** Specification, "Link token request". */
export const CreateLinkTokenRequest = Type.Object({
  /** Unique and stable for the end user; no personal data. */
  userId: Type.String({ minLength: 1, maxLength: 300 }),
  configurationId: Type.Optional(Uuid),
  /** Opens this integration directly. */
  integrationId: Type.Optional(Uuid),
  /** The same by type. Wallets and addresses are not opened so. */
  brokerType: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** Unknown ones are no error: the session then carries the top-level branding. */
  subClientId: Type.Optional(Type.String({ maxLength: 200 })),
  restrictMultipleAccounts: Type.Optional(Type.Boolean()),
  /** True: Link does not lead the user to where a new API key is made; one they have is still taken. */
  disableApiKeyGeneration: Type.Optional(Type.Boolean()),
  /** Accounts the user connected before. Those that are not this user's are left out without a word. */
  accessTokens: Type.Optional(Type.Array(StoredAccessToken, { maxItems: 50 })),
  transferOptions: Type.Optional(TransferOptions),
  verifyWalletOptions: Type.Optional(VerifyWalletOptions),
})
export type CreateLinkTokenRequest = Type.Static<typeof CreateLinkTokenRequest>

export const createLinkTokenOperation = operation({
  id: 'createLinkToken',
  method: 'POST',
  paths: ['/linktoken'],
  tag: 'Link',
  summary: 'Get a single-use link token, valid for 10 minutes',
  permission: 'write',
  body: CreateLinkTokenRequest,
  content: Type.Object({
    /** Padded standard base64 of the Link page's full URL. */
    linkToken: Type.String(),
    paymentLink: Type.Optional(Type.String()),
  }),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'notFound',
    'integrationNotSupported',
    'invalidAddress',
    'networkNotSupported',
  ],
})
