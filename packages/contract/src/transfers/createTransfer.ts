import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { DecimalNumber, PositiveAmount } from '../shared/decimalNumber.ts'
import { AddressType, ExecuteMfaType, InstitutionTransactionStatus } from '../shared/enums.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { Uuid } from '../shared/uuid.ts'
import { AccountTransfer } from './accountTransfers.ts'

export const createTransferOperation = operation({
  id: 'createTransfer',
  method: 'POST',
  paths: ['/transfers'],
  tag: 'Transfers',
  summary: 'Send crypto from a connected account. Use POST /transfers/managed/execute instead',
  permission: 'write',
  deprecated: { sinceSeconds: Date.UTC(2026, 10, 1) / 1000, successor: '/api/v1/transfers/managed/execute' },
  body: Type.Object({
    ...connectionFields,
    targetAddress: Type.String({ minLength: 1, maxLength: 200 }),
    /** Required without `previewId`, as is `symbol`. What arrives: the institution's fee comes on top. */
    amount: Type.Optional(PositiveAmount),
    symbol: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    /** The network by its name; required where the institution sends the asset on several. */
    chain: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    addressType: Type.Optional(AddressType),
    memo: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    /** What the client showed. The institution's own fee counts. */
    fee: Type.Optional(DecimalNumber),
    /** Sends this preview, and nothing that differs from it. */
    previewId: Type.Optional(Uuid),
    /** Sent again with the code, the same request continues the same transfer. */
    mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** From the answer that asked for the code: names the transfer to continue. */
    challengeId: Type.Optional(Uuid),
    tryAnotherMfa: Type.Optional(Type.Boolean()),
  }),
  content: Type.Object({
    transactionId: Uuid,
    failed: Type.Boolean(),
    status: InstitutionTransactionStatus,
    statusDetails: Type.Optional(Type.String()),
    mfaType: Type.Optional(ExecuteMfaType),
    challengeId: Type.Optional(Uuid),
    fallbackMfaAvailable: Type.Boolean(),
    transaction: AccountTransfer,
  }),
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
    ...institutionErrors,
  ],
})
