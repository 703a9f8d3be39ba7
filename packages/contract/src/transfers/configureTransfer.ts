import Type from 'typebox'

import { operation } from '../operation.ts'
import { authToken, institutionErrors, symbolInput } from '../shared/connectionRequest.ts'
import { positiveAmount, TransferFee } from '../shared/decimalNumber.ts'
import { BrokerTypeInput, ConfigureStatus, HoldingIneligibility, NetworkIneligibility } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { networkId } from '../shared/uuid.ts'
import { FundingOptions } from './fundingOptions.ts'

const funding = Type.Boolean({
  description:
    '`true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first.',
})

const ConfiguredNetwork = Type.Object(
  {
    id: networkId('Network id.'),
    name: Type.String({ description: 'Display name of the network.' }),
    caipNetworkId: Type.String({ description: 'CAIP-2 id of the network.' }),
    logoUrl: Type.Optional(Type.String({ description: 'URL of the network’s logo.' })),
    toAddress: Type.String({ description: 'Address that would receive the asset.' }),
    addressTag: Type.Optional(Type.String({ description: 'Destination tag or memo of `toAddress`.' })),
    minimumAmount: Type.Number({ description: 'Smallest amount that can be sent, in the asset.' }),
    maximumAmount: Type.Optional(Type.Number({ description: 'Largest amount that can be sent, in the asset.' })),
    minimumAmountInFiat: Type.Optional(
      Type.Number({ description: 'Smallest amount that can be sent, in USD. Absent if the asset has no price.' }),
    ),
    maximumAmountInFiat: Type.Optional(
      Type.Number({ description: 'Largest amount that can be sent, in USD. Absent if the asset has no price.' }),
    ),
    institutionTransferFee: withUsage(TransferFee, 'Fee that the institution charges.'),
    estimatedNetworkGasFee: Type.Optional(withUsage(TransferFee, 'Estimated network fee, if the user pays it.')),
    totalEstimatedTransferFeeInFiat: Type.Optional(
      Type.Number({ description: 'Sum of all fees, in USD. Absent if the asset has no price.' }),
    ),
    eligibleForTransfer: Type.Boolean({ description: '`true` if a transfer on this network is possible.' }),
    ineligibilityReason: Type.Optional(NetworkIneligibility),
    eligibleForTransferWithFunding: funding,
  },
  { title: 'ConfiguredNetwork', description: 'A network on which the holding could be sent.' },
)

const ConfiguredHolding = Type.Object(
  {
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    availableBalance: Type.Number({ description: 'Balance that can be sent, in whole units of the asset.' }),
    availableBalanceInFiat: Type.Number({
      description: 'Balance that can be sent, in USD. 0 if the asset has no price.',
    }),
    price: Type.Optional(Type.Number({ description: 'Price of one unit, in USD. Absent if there is none.' })),
    logoUrl: Type.Optional(Type.String({ description: 'URL of the asset’s logo.' })),
    eligibleForTransfer: Type.Boolean({ description: '`true` if a transfer is possible on at least one network.' }),
    ineligibilityReason: Type.Optional(HoldingIneligibility),
    eligibleForTransferWithFunding: funding,
    networks: Type.Array(ConfiguredNetwork, { description: 'Networks of the destinations for this asset.' }),
  },
  { title: 'ConfiguredHolding', description: 'An asset of the user, and where it can be sent.' },
)

const ConfigureTransferDestination = Type.Object(
  {
    networkId: networkId(),
    symbol: symbolInput(),
    address: Type.String({ minLength: 1, maxLength: 200, description: 'Address that receives the asset.' }),
    addressTag: Type.Optional(
      Type.String({ maxLength: 128, description: 'Destination tag or memo, for networks that use one.' }),
    ),
  },
  { title: 'ConfigureTransferDestination', description: 'An asset that you accept, and where to send it.' },
)

export const configureTransferOperation = operation({
  id: 'configureTransfer',
  method: 'POST',
  paths: ['/transfers/managed/configure'],
  tag: 'Managed transfers',
  summary: 'Get the transfer options of an account',
  description:
    'Returns which holdings of a connected account can be sent to which destination, with fees and limits. First step of a managed transfer; continue with POST `/transfers/managed/preview`. Send either `toAddresses`, or `toAuthToken` and `toType` to use the deposit addresses of another connected account of the user.',
  permission: 'write',
  body: Type.Object(
    {
      fromAuthToken: authToken('Access token or `tokenId` of the account to send from.'),
      fromType: withUsage(BrokerTypeInput, 'Integration type of the account to send from.'),
      toAddresses: Type.Optional(
        Type.Array(ConfigureTransferDestination, { maxItems: 500, description: 'Possible destinations.' }),
      ),
      toAuthToken: Type.Optional(authToken('Access token or `tokenId` of the account to send to.')),
      toType: Type.Optional(withUsage(BrokerTypeInput, 'Integration type of the account to send to.')),
      symbol: Type.Optional(symbolInput('Only this asset.')),
      networkId: Type.Optional(networkId('Only this network.')),
      amount: Type.Optional(positiveAmount('Amount to send, in whole units of the asset.')),
      amountInFiat: Type.Optional(positiveAmount('Amount to send, in USD.')),
      fiatCurrency: Type.Optional(Type.String({ maxLength: 3, description: 'Currency of `amountInFiat`: `USD`.' })),
      isInclusiveFeeEnabled: Type.Optional(
        Type.Boolean({
          description: '`true`: fees are deducted from the amount. `false`: they are added to it. Default `false`.',
        }),
      ),
      fundingOptions: Type.Optional(FundingOptions),
    },
    { title: 'ConfigureTransferRequest', description: 'The account to send from, and where to.' },
  ),
  content: Type.Object(
    {
      status: ConfigureStatus,
      errorMessage: Type.Optional(
        Type.String({ description: 'Message for developers. Present unless `status` is `succeeded`.' }),
      ),
      holdings: Type.Array(ConfiguredHolding, { description: 'Assets of the account.' }),
      amountInFiat: Type.Optional(Type.Number({ description: '`amountInFiat` of the request, in USD.' })),
      fiatCurrency: Type.Optional(Type.String({ description: 'Currency of `amountInFiat`.' })),
    },
    { title: 'ConfigureTransferResult', description: 'What can be sent, and where to.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidAddress',
    'networkNotSupported',
    ...institutionErrors,
  ],
})
