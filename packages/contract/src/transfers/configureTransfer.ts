import Type from 'typebox'

import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { PositiveAmount } from '../shared/decimalNumber.ts'
import { ConfigureStatus, HoldingIneligibility, NetworkIneligibility } from '../shared/enums.ts'
import { TransferFee } from '../shared/transferFee.ts'
import { Uuid } from '../shared/uuid.ts'

const token = Type.String({ minLength: 1, maxLength: 4096 })
const integrationType = Type.String({ minLength: 1, maxLength: 60 })

const ConfiguredNetwork = Type.Object({
  id: Uuid,
  name: Type.String(),
  caipNetworkId: Type.String(),
  logoUrl: Type.Optional(Type.String()),
  toAddress: Type.String(),
  minimumAmount: Type.Number(),
  maximumAmount: Type.Optional(Type.Number()),
  minimumAmountInFiat: Type.Optional(Type.Number()),
  maximumAmountInFiat: Type.Optional(Type.Number()),
  institutionTransferFee: TransferFee,
  estimatedNetworkGasFee: Type.Optional(TransferFee),
  totalEstimatedTransferFeeInFiat: Type.Optional(Type.Number()),
  eligibleForTransfer: Type.Boolean(),
  ineligibilityReason: Type.Optional(NetworkIneligibility),
  eligibleForTransferWithFunding: Type.Boolean(),
})

const ConfiguredHolding = Type.Object({
  symbol: Type.String(),
  availableBalance: Type.Number(),
  availableBalanceInFiat: Type.Number(),
  price: Type.Optional(Type.Number()),
  logoUrl: Type.Optional(Type.String()),
  eligibleForTransfer: Type.Boolean(),
  ineligibilityReason: Type.Optional(HoldingIneligibility),
  eligibleForTransferWithFunding: Type.Boolean(),
  networks: Type.Array(ConfiguredNetwork),
})

export const configureTransferOperation = operation({
  id: 'configureTransfer',
  method: 'POST',
  paths: ['/transfers/managed/configure'],
  tag: 'Managed transfers',
  summary: 'Which of the user’s holdings can reach which destination',
  permission: 'write',
  body: Type.Object({
    fromAuthToken: token,
    fromType: integrationType,
    /** Either these, or a connected account of the user to receive. */
    toAddresses: Type.Optional(
      Type.Array(
        Type.Object({
          networkId: Uuid,
          symbol: Type.String({ minLength: 1, maxLength: 20 }),
          address: Type.String({ minLength: 1, maxLength: 200 }),
          addressTag: Type.Optional(Type.String({ maxLength: 128 })),
        }),
        { maxItems: 500 },
      ),
    ),
    toAuthToken: Type.Optional(token),
    toType: Type.Optional(integrationType),
    symbol: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    networkId: Type.Optional(Uuid),
    amount: Type.Optional(PositiveAmount),
    amountInFiat: Type.Optional(PositiveAmount),
    fiatCurrency: Type.Optional(Type.String({ maxLength: 3 })),
    isInclusiveFeeEnabled: Type.Optional(Type.Boolean()),
  }),
  content: Type.Object({
    status: ConfigureStatus,
    errorMessage: Type.Optional(Type.String()),
    holdings: Type.Array(ConfiguredHolding),
    amountInFiat: Type.Optional(Type.Number()),
    fiatCurrency: Type.Optional(Type.String()),
  }),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidAddress',
    'networkNotSupported',
    ...institutionErrors,
  ],
})
