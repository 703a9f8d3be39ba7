import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { LinkFundingOptions } from '../transfers/fundingOptions.ts'
import { operation } from '../operation.ts'
import { decimalText } from '../paymentRequests/decimalText.ts'
import { symbolInput } from '../shared/connectionRequest.ts'
import { decimalNumber, feeRatio, positiveAmount } from '../shared/decimalNumber.ts'
import { BrokerTypeInput, NetworkType, TransferType } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { networkId, UserId, uuid } from '../shared/uuid.ts'

const TransferDestination = Type.Object(
  {
    networkId: networkId(),
    symbol: symbolInput('Symbol of the asset. Contract addresses are not accepted.'),
    address: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'Address that receives the asset, in the format of the network. May be left out only if your addresses are requested just in time (`rialto clients set-jit-url`).',
      }),
    ),
    addressTag: Type.Optional(
      Type.String({ maxLength: 128, description: 'Destination tag or memo, for networks that use one.' }),
    ),
    amount: Type.Optional(positiveAmount('Fixed amount, in whole units of the asset. For `payment`.')),
    displayAmountInFiat: Type.Optional(
      decimalNumber(
        'Value of `amount` in USD according to your application. Link shows it instead of its own figure if the two differ by at most 1 %.',
      ),
    ),
    minAmount: Type.Optional(
      positiveAmount('Smallest amount to accept, in whole units of the asset. Send this or `minAmountInFiat`.'),
    ),
    minAmountInFiat: Type.Optional(positiveAmount('Smallest amount to accept, in USD.')),
  },
  { title: 'TransferDestination', description: 'An asset that you accept, and where to send it.' },
)

const GoodsDetail = Type.Object(
  {
    goodsType: Type.Optional(oneOf(['01', '02'], '`01`: tangible goods. `02`: virtual goods.')),
    goodsCategory: Type.Optional(Type.String({ maxLength: 128, description: 'Category of the goods.' })),
    referenceGoodsId: Type.Optional(Type.String({ maxLength: 128, description: 'Your id of the goods.' })),
    goodsName: Type.Optional(Type.String({ maxLength: 256, description: 'Name of the goods.' })),
    goodsDetail: Type.Optional(Type.String({ maxLength: 256, description: 'Description of the goods.' })),
  },
  { title: 'GoodsDetail', description: 'Goods that are paid for.' },
)

export const TransferOptions = Type.Object(
  {
    transactionId: Type.Optional(
      Type.String({
        maxLength: 128,
        description: 'Your id of the transaction. Transfers and webhooks carry it.',
      }),
    ),
    transferType: Type.Optional(TransferType),
    isInclusiveFeeEnabled: Type.Optional(
      Type.Boolean({
        description:
          '`true`: fees are deducted from the amount. `false`: the user pays them on top of the amount. Default: as set in the account management API, otherwise `false`.',
      }),
    ),
    generatePayLink: Type.Optional(
      Type.Boolean({
        description: '`true`: the answer also contains `paymentLink`. Requires `transactionId`. Default `false`.',
      }),
    ),
    payLinkExpiresInSeconds: Type.Optional(
      Type.Integer({
        minimum: 600,
        maximum: 2_592_000,
        description: 'Time for which `paymentLink` can be opened, in seconds: 10 minutes to 30 days. Default 7 days.',
      }),
    ),
    amountInFiat: Type.Optional(
      positiveAmount(
        'Fixed amount, in USD. Absent: the user chooses the amount. In a destination that has an `amount`, that one counts; a `payment` with both is refused.',
      ),
    ),
    clientFee: Type.Optional(
      feeRatio(
        'Your own fee, as a ratio of the amount: 0.025 is 2.5 %. Absent: the fee set in the account management API.',
      ),
    ),
    description: Type.Optional(
      Type.String({ maxLength: 256, description: 'Purpose of the transfer. Link shows it to the user.' }),
    ),
    goodsDetails: Type.Optional(
      Type.Array(GoodsDetail, {
        maxItems: 100,
        description: 'Goods that are paid for. Link shows their names to the user.',
      }),
    ),
    fundingOptions: Type.Optional(LinkFundingOptions),
    rehearsalAboveInFiat: Type.Optional(
      positiveAmount(
        'Above this value, in USD, the user may send a small part first and the rest once the part has arrived. Absent: not offered. Not available for `onramp`, and not together with `maximumSources` above 1.',
      ),
    ),
    toAddresses: Type.Optional(
      Type.Array(TransferDestination, {
        maxItems: 500,
        description: 'Assets that you accept, and where to send them. Required; at least one.',
      }),
    ),
  },
  { title: 'TransferOptions', description: 'Options of the transfer. Not needed to only connect an account.' },
)

/** A withdrawal to an account that the user connects. */
const PayoutOptions = Type.Object(
  {
    networkId: networkId('Network that you send on.'),
    symbol: symbolInput('Symbol of the asset that you send. Contract addresses are not accepted.'),
    amount: decimalText('Amount that you send, as a decimal string.'),
    transactionId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 128,
        description:
          'Your id of the payout. The user can confirm one payout of it: a second one only after the first failed or was canceled.',
      }),
    ),
    description: Type.Optional(
      Type.String({ maxLength: 256, description: 'Purpose of the payout. Link shows it to the user.' }),
    ),
  },
  {
    title: 'PayoutOptions',
    description:
      'Lets the user confirm a payout to an account that they connect. Rialto sends nothing: you send it. Cannot be combined with `transferOptions` or `verifyWalletOptions`.',
  },
)

/** The user signs a message with a self-custody wallet. */
const VerifyWalletOptions = Type.Object(
  {
    message: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'One line that the user reads before signing. Absent or blank: a default text.',
      }),
    ),
    verificationMethods: Type.Optional(
      Type.Array(oneOf(['signedMessage'], '`signedMessage`: the user signs a message with the wallet.'), {
        maxItems: 5,
        description: 'Accepted methods.',
      }),
    ),
    addresses: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200, description: 'Address of a wallet.' }), {
        maxItems: 50,
        description: 'The only addresses that may be verified. Absent or empty: any address.',
      }),
    ),
    networkId: Type.Optional(networkId('Network whose wallets may be verified. Absent: any supported network.')),
    networkType: Type.Optional(withUsage(NetworkType, 'Family of networks whose wallets may be verified.')),
  },
  {
    title: 'VerifyWalletOptions',
    description: 'Lets the user prove ownership of an address by signing a message with a self-custody wallet.',
  },
)

const stored = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))
const storedTokens = {
  accessToken: stored('Access token of the account.'),
  tokenId: stored('`tokenId` of the account. Takes precedence over `accessToken`.'),
}

/** An account as `onIntegrationConnected` gave it to the client, or one entry of the SDKs' `accessTokens`. */
const StoredAccessToken = Type.Object(
  {
    ...storedTokens,
    accountTokens: Type.Optional(
      Type.Array(
        Type.Object(storedTokens, { title: 'StoredAccountToken', description: 'Stored tokens of one account.' }),
        { maxItems: 50, description: 'Accounts of the payload, as `onIntegrationConnected` delivered them.' },
      ),
    ),
  },
  { title: 'StoredAccessToken', description: 'Stored tokens of an account that the user connected before.' },
)

export const CreateLinkTokenRequest = Type.Object(
  {
    userId: UserId,
    configurationId: Type.Optional(
      uuid(
        'Id of a Link configuration of the account management API: which integrations and networks the session offers. An unknown id is rejected. Absent: everything is offered.',
      ),
    ),
    integrationId: Type.Optional(uuid('Opens Link at this integration. Id from GET `/integrations`.')),
    brokerType: Type.Optional(
      withUsage(
        BrokerTypeInput,
        'Opens Link at this integration, by its type. Wallets and addresses are not supported.',
      ),
    ),
    subClientId: Type.Optional(
      Type.String({
        maxLength: 200,
        description:
          'Id of a registered sub-client whose name and logo Link shows. An unknown id is not an error: Link then shows yours.',
      }),
    ),
    callbackUrl: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2048,
        description:
          'URL to which Link returns the user if it was opened as a standalone page. Must be a registered callback URL. Absent: the first one of the sub-client, or yours if it has none.',
      }),
    ),
    standalone: Type.Optional(
      Type.Boolean({
        description:
          '`true`: Link may be opened as a standalone page from anywhere, for example from an email. Its first screen says for which of your accounts it is. Default `false`: Link opens in your page or app, or from a page of an allowed origin.',
      }),
    ),
    restrictMultipleAccounts: Type.Optional(
      Type.Boolean({
        description: '`true`: the last page of Link does not offer to connect another account. Default `false`.',
      }),
    ),
    disableApiKeyGeneration: Type.Optional(
      Type.Boolean({
        description:
          '`true`: Link does not show how to create an API key at the institution. Users can still enter one. Default `false`.',
      }),
    ),
    accessTokens: Type.Optional(
      Type.Array(StoredAccessToken, {
        maxItems: 50,
        description:
          'Accounts that the user connected before and need not connect again. Accounts of other users are ignored.',
      }),
    ),
    transferOptions: Type.Optional(TransferOptions),
    verifyWalletOptions: Type.Optional(VerifyWalletOptions),
    payoutOptions: Type.Optional(PayoutOptions),
  },
  { title: 'CreateLinkTokenRequest', description: 'The Link session to create.' },
)
export type CreateLinkTokenRequest = Type.Static<typeof CreateLinkTokenRequest>

export const createLinkTokenOperation = operation({
  id: 'createLinkToken',
  method: 'POST',
  paths: ['/linktoken'],
  tag: 'Link',
  summary: 'Create a link token',
  description:
    'Creates a token that opens one Link session with a client SDK. The token can be used once and expires after 10 minutes. Create it on your server, right before you open Link.',
  permission: 'write',
  body: CreateLinkTokenRequest,
  content: Type.Object(
    {
      linkToken: Type.String({
        description: 'The token: the URL of the Link page in padded standard Base64. Pass it to the SDK unchanged.',
      }),
      paymentLink: Type.Optional(
        Type.String({
          description:
            'URL to send to the user, for example by mail. It can be opened again until the order is paid or the link expires; the order (`userId` and `transactionId`) is paid once. It carries no stored accounts. Present if `generatePayLink` is `true`.',
        }),
      ),
      paymentLinkExpiresTimestamp: Type.Optional(
        Type.Integer({ description: 'When `paymentLink` expires, in Unix seconds. Present with `paymentLink`.' }),
      ),
    },
    { title: 'LinkToken', description: 'A link token.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'notFound',
    'integrationNotSupported',
    'invalidAddress',
    'networkNotSupported',
    'unavailableForLegalReasons',
  ],
})
