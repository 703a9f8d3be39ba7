import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'

export const TransferFailureReason = oneOf([
  'notSupportedOnIntegration',
  'notSupportedOnNetwork',
  'invalidAddressFormat',
  'notSupportedOnToken',
])

export const verifyTransferOperation = operation({
  id: 'verifyTransfer',
  method: 'GET',
  paths: ['/transfers/managed/verify'],
  tag: 'Managed transfers',
  summary: 'Whether an integration, network, token and address fit together',
  permission: 'any',
  query: Type.Object({
    integrationId: Type.Optional(Type.String({ maxLength: 60 })),
    /** Symbol. */
    token: Type.Optional(Type.String({ maxLength: 20 })),
    /** Our id or a CAIP-2 chain id. */
    networkId: Type.Optional(Type.String({ maxLength: 60 })),
    targetAddress: Type.Optional(Type.String({ maxLength: 1024 })),
  }),
  takesQueryInBody: true,
  content: Type.Object({
    status: oneOf(['succeeded', 'failed']),
    errorMessage: Type.Optional(Type.String()),
    failureReason: Type.Optional(TransferFailureReason),
  }),
  errors: ['invalidField', 'missingField', 'badRequest'],
})
