import Type from 'typebox'

import { enumOf, oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'

const TransferFailureReason = enumOf('TransferFailureReason', 'Why the combination is not possible.', {
  notSupportedOnIntegration: 'the integration does not exist or does not support the network or token.',
  notSupportedOnNetwork: 'the network is not available or does not have the token.',
  invalidAddressFormat: 'the address is not valid on the network.',
  notSupportedOnToken: 'no network has the token.',
})

export const verifyTransferOperation = operation({
  id: 'verifyTransfer',
  method: 'GET',
  paths: ['/transfers/managed/verify'],
  tag: 'Managed transfers',
  summary: 'Check whether a transfer is possible',
  description:
    'Checks whether an integration, network, token and address fit together. Send at least one of them. No institution is contacted.',
  permission: 'any',
  query: Type.Object({
    integrationId: Type.Optional(Type.String({ maxLength: 60, description: 'Integration id.' })),
    token: Type.Optional(Type.String({ maxLength: 20, description: 'Symbol of the token.' })),
    networkId: Type.Optional(Type.String({ maxLength: 60, description: 'Network id, or CAIP-2 id of the network.' })),
    targetAddress: Type.Optional(Type.String({ maxLength: 1024, description: 'Address of the recipient.' })),
  }),
  takesQueryInBody: true,
  content: Type.Object(
    {
      status: oneOf(
        ['succeeded', 'failed'],
        '`succeeded`: they fit together. `failed`: they do not; see `failureReason`.',
      ),
      errorMessage: Type.Optional(Type.String({ description: 'Message for developers, if `status` is `failed`.' })),
      failureReason: Type.Optional(TransferFailureReason),
    },
    { title: 'TransferVerification', description: 'Whether the transfer is possible.' },
  ),
  errors: ['invalidField', 'missingField', 'badRequest'],
})
