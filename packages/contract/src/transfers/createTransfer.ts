import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields, institutionErrors, mfaCode, symbolInput } from '../shared/connectionRequest.ts'
import { decimalNumber, positiveAmount } from '../shared/decimalNumber.ts'
import { AddressType, ExecuteMfaType, InstitutionTransactionStatus } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { uuid } from '../shared/uuid.ts'
import { AccountTransfer } from './accountTransfers.ts'

export const createTransferOperation = operation({
  id: 'createTransfer',
  method: 'POST',
  paths: ['/transfers'],
  tag: 'Transfers',
  summary: 'Send crypto from an account',
  description:
    'Sends crypto from a connected account in one request, without a preview. The same request of one caller within 24 hours is one transfer, and is answered with it, unless that transfer failed: **send an `Idempotency-Key` of its own with each payment that you want to make again.** Use POST `/transfers/managed/preview` and POST `/transfers/managed/execute` instead. If the answer has a `challengeId`, repeat the same request with `challengeId` and `mfaCode` to continue the same transfer.',
  permission: 'write',
  movesMoney: true,
  deprecated: { sinceSeconds: Date.UTC(2026, 10, 1) / 1000, successor: '/api/v1/transfers/managed/execute' },
  body: Type.Object(
    {
      ...connectionFields,
      targetAddress: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Address that receives the asset, in the format of the network.',
      }),
      amount: Type.Optional(
        positiveAmount(
          'Amount that arrives, in whole units of the asset. The institution’s fee is added. Required unless `previewId` is sent.',
        ),
      ),
      symbol: Type.Optional(symbolInput('Symbol of the asset. Required unless `previewId` is sent.')),
      chain: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 60,
          description: 'Name of the network. Required if the institution sends the asset on several networks.',
        }),
      ),
      addressType: Type.Optional(withUsage(AddressType, 'The network, by the format of its addresses.')),
      memo: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 128,
          description: 'Destination tag or memo, for networks that use one.',
        }),
      ),
      fee: Type.Optional(
        decimalNumber('Fee that you showed to the user, in the asset. Not used: the institution’s fee applies.'),
      ),
      previewId: Type.Optional(uuid('Id of a preview to execute. The other fields must not differ from it.')),
      mfaCode: Type.Optional(mfaCode('Code of the second factor, if the first answer required one.')),
      challengeId: Type.Optional(uuid('`challengeId` of the answer that required the code.')),
      tryAnotherMfa: Type.Optional(Type.Boolean({ description: 'Accepted for older clients and ignored.' })),
    },
    { title: 'CreateTransferRequest', description: 'The transfer to make.' },
  ),
  content: Type.Object(
    {
      transactionId: uuid('Id of the transfer.'),
      failed: Type.Boolean({ description: '`true` if the transfer failed and nothing was sent.' }),
      status: InstitutionTransactionStatus,
      statusDetails: Type.Optional(Type.String({ description: 'The status in words.' })),
      mfaType: Type.Optional(ExecuteMfaType),
      challengeId: Type.Optional(
        uuid('Present if the institution requires a second factor. Send it back with `mfaCode`.'),
      ),
      fallbackMfaAvailable: Type.Boolean({
        description: '`true` if another kind of second factor can be used. Currently always `false`.',
      }),
      transaction: AccountTransfer,
    },
    { title: 'CreateTransferResult', description: 'The transfer that was made.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'networkNotSupported',
    'invalidAddress',
    'insufficientFunds',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'previewNotFound',
    'previewExpired',
    'orderAlreadySent',
    'unavailableForLegalReasons',
    ...institutionErrors,
  ],
})
