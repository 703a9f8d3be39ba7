import Type from 'typebox'

import { operation } from '../operation.ts'
import { authToken, mfaCode } from '../shared/connectionRequest.ts'
import { BrokerTypeInput, ExecuteMfaType, ExecuteStatus, InstitutionTransactionStatus } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { assetAmount, TransferFee } from '../shared/decimalNumber.ts'
import { TravelRuleData, TravelRuleSuggestion } from './travelRule.ts'

const ExecutedTransfer = Type.Object(
  {
    transferId: uuid('Id of the transfer. Same value as the `previewId`.'),
    status: InstitutionTransactionStatus,
    statusDetails: Type.Optional(Type.String({ description: 'The status in words.' })),
    fromAddress: Type.String({
      description:
        'Address of the sender: that of a self-custody wallet. Empty for institutions, which send from pooled wallets.',
    }),
    toAddress: Type.String({ description: 'Address that receives the asset.' }),
    addressTag: Type.Optional(Type.String({ description: 'Destination tag or memo of `toAddress`.' })),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    networkName: Type.String({ description: 'Display name of the network.' }),
    networkId: networkId(),
    hash: Type.Optional(
      Type.String({ description: 'Hash of the transaction on the chain. Absent until it is known.' }),
    ),
    ...assetAmount('amount', 'Amount that was requested, in whole units of the asset.'),
    ...assetAmount('amountToReceive', 'Amount that arrives, in whole units of the asset.'),
    amountInFiat: Type.Number({ description: 'Amount that was requested, in USD.' }),
    amountToReceiveInFiat: Type.Number({ description: 'Amount that arrives, in USD.' }),
    totalAmountInFiat: Type.Number({ description: 'Amount that leaves the account, fee included, in USD.' }),
    institutionTransferFee: withUsage(TransferFee, 'Fee that the institution charges.'),
  },
  { title: 'ExecutedTransfer', description: 'The transfer that was executed.' },
)

export const executeTransferOperation = operation({
  id: 'executeTransfer',
  method: 'POST',
  paths: ['/transfers/managed/execute'],
  tag: 'Managed transfers',
  summary: 'Execute a transfer',
  description: `Executes a preview: the institution sends the asset. If \`content.status\` is \`mfaRequired\`, ask the user for the code and repeat the request with \`mfaCode\`. If it is \`travelRuleRequired\`, ask who receives the transfer and repeat the request with \`travelRule\`. Repeat what you sent before, too: nothing of it is stored.

A preview is executed at most once. Repeating the request with the same \`previewId\` never sends the asset again. The final outcome comes with the transfer-status webhook.`,
  permission: 'write',
  body: Type.Object(
    {
      fromAuthToken: authToken('Access token or `tokenId` of the account to send from.'),
      fromType: withUsage(BrokerTypeInput, 'Integration type of the account to send from.'),
      previewId: uuid('Id of the preview to execute.'),
      mfaCode: Type.Optional(mfaCode('Code of the second factor, if the first answer required one.')),
      travelRule: Type.Optional(
        withUsage(TravelRuleData, 'Who receives the transfer, if the first answer required it. Never stored.'),
      ),
      tryAnotherMfa: Type.Optional(Type.Boolean({ description: 'Accepted for older clients and ignored.' })),
      challengeId: Type.Optional(
        Type.String({ maxLength: 200, description: 'Accepted for older clients and ignored.' }),
      ),
    },
    { title: 'ExecuteTransferRequest', description: 'The preview to execute.' },
  ),
  content: Type.Object(
    {
      status: ExecuteStatus,
      mfaType: Type.Optional(ExecuteMfaType),
      errorMessage: Type.Optional(
        Type.String({ description: 'What happened and what to do next. You may show it to the user.' }),
      ),
      fallbackMfaAvailable: Type.Boolean({
        description: '`true` if another kind of second factor can be used. Currently always `false`.',
      }),
      travelRule: Type.Optional(
        withUsage(TravelRuleSuggestion, 'With `travelRuleRequired`: what is known of the destination already.'),
      ),
      executeTransferResult: Type.Optional(ExecutedTransfer),
    },
    { title: 'ExecuteTransferResult', description: 'Outcome of the execution.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidIntegrationToken',
    'integrationNotSupported',
    'integrationUnavailable',
    'integrationRateLimited',
    'previewNotFound',
    'previewExpired',
    'orderAlreadySent',
    'unavailableForLegalReasons',
  ],
})
