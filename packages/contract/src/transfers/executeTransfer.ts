import Type from 'typebox'

import { operation } from '../operation.ts'
import { ExecuteMfaType, ExecuteStatus, InstitutionTransactionStatus } from '../shared/enums.ts'
import { TransferFee } from '../shared/transferFee.ts'
import { Uuid } from '../shared/uuid.ts'

export const executeTransferOperation = operation({
  id: 'executeTransfer',
  method: 'POST',
  paths: ['/transfers/managed/execute'],
  tag: 'Managed transfers',
  summary: 'Execute a preview, with a second factor where the institution asks for one',
  permission: 'write',
  body: Type.Object({
    fromAuthToken: Type.String({ minLength: 1, maxLength: 4096 }),
    fromType: Type.String({ minLength: 1, maxLength: 60 }),
    previewId: Uuid,
    mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    tryAnotherMfa: Type.Optional(Type.Boolean()),
    challengeId: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  content: Type.Object({
    /** `inProgress`: the institution took it, or may have; the webhook tells the end. */
    status: ExecuteStatus,
    mfaType: Type.Optional(ExecuteMfaType),
    errorMessage: Type.Optional(Type.String()),
    fallbackMfaAvailable: Type.Boolean(),
    executeTransferResult: Type.Optional(
      Type.Object({
        transferId: Uuid,
        status: InstitutionTransactionStatus,
        statusDetails: Type.Optional(Type.String()),
        fromAddress: Type.String(),
        toAddress: Type.String(),
        symbol: Type.String(),
        networkName: Type.String(),
        networkId: Uuid,
        hash: Type.Optional(Type.String()),
        amount: Type.Number(),
        amountInFiat: Type.Number(),
        totalAmountInFiat: Type.Number(),
        institutionTransferFee: TransferFee,
      }),
    ),
  }),
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
  ],
})
