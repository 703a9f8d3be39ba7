import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { Uuid } from '../shared/uuid.ts'

const symbol = Type.String({ minLength: 1, maxLength: 20 })
/** Why an address could not be read, where the institution wants something of the user first. */
const ResponseStatus = oneOf(['unknown', 'mfaRequired', 'kycRequired'])

export const getDepositAddressOperation = operation({
  id: 'getDepositAddress',
  method: 'POST',
  paths: ['/transfers/managed/address/get'],
  tag: 'Managed transfers',
  summary: 'The user’s deposit address for an asset on a network',
  permission: 'read',
  body: Type.Object({ ...connectionFields, symbol, networkId: Uuid }),
  content: Type.Object({
    symbol: Type.String(),
    address: Type.String(),
    /** The institution's own name for the network. */
    chain: Type.Optional(Type.String()),
    memo: Type.Optional(Type.String()),
    networkId: Uuid,
    brokerResponseStatus: Type.Optional(ResponseStatus),
    errorMessage: Type.Optional(Type.String()),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'networkNotSupported', ...institutionErrors],
})

export const listDepositAddressesOperation = operation({
  id: 'listDepositAddresses',
  method: 'POST',
  paths: ['/transfers/managed/address/list'],
  tag: 'Managed transfers',
  summary: 'The user’s deposit addresses for an asset, per network',
  permission: 'read',
  body: Type.Object({
    ...connectionFields,
    symbol,
    /** Absent: every network on which the institution receives the asset. */
    networks: Type.Optional(
      Type.Array(
        Type.Object({
          /** Exactly one of the two. */
          networkId: Type.Optional(Uuid),
          caipId: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
        }),
        { maxItems: 50 },
      ),
    ),
  }),
  content: Type.Object({
    addresses: Type.Array(
      Type.Object({
        address: Type.String(),
        symbol: Type.String(),
        networkId: Uuid,
        caipId: Type.String(),
        networkName: Type.String(),
        memo: Type.Optional(Type.String()),
        logoUrl: Type.Optional(Type.String()),
      }),
    ),
    brokerResponseStatus: Type.Optional(ResponseStatus),
    errorMessage: Type.Optional(Type.String()),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'networkNotSupported', ...institutionErrors],
})
