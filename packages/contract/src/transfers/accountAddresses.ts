import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { AddressType } from '../shared/enums.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { Uuid } from '../shared/uuid.ts'

const shared = {
  method: 'POST',
  tag: 'Transfers',
  permission: 'read',
  body: Type.Object({
    ...connectionFields,
    symbol: Type.String({ minLength: 1, maxLength: 20 }),
    /** The network, by its name: the institution's, ours, or its CAIP-2 or public id. */
    chain: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** The network, by the form of its addresses: the institution's first that fits. */
    addressType: Type.Optional(AddressType),
    mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', ...institutionErrors],
} as const

export const getAccountAddressOperation = operation({
  ...shared,
  id: 'getAccountAddress',
  paths: ['/transfers/address/get'],
  summary: 'The user’s deposit address for an asset, by the institution’s name of the network',
  content: Type.Object({
    symbol: Type.String(),
    address: Type.String(),
    chain: Type.String(),
    memo: Type.Optional(Type.String()),
    networkId: Uuid,
  }),
})

export const getSymbolDetailsOperation = operation({
  ...shared,
  id: 'getSymbolDetails',
  paths: ['/transfers/symbol/details'],
  summary: 'The networks on which an account sends an asset, with fee and limits',
  content: Type.Object({
    symbol: Type.String(),
    addressTypes: Type.Array(AddressType),
    chains: Type.Array(
      Type.Object({
        chain: Type.String(),
        networkId: Uuid,
        /** In the asset, on top of the amount. */
        fee: Type.Number(),
        minWithdrawAmount: Type.Number(),
        maxWithdrawAmount: Type.Optional(Type.Number()),
        /** Why nothing can be sent there now. */
        notes: Type.Optional(Type.String()),
      }),
    ),
  }),
})
