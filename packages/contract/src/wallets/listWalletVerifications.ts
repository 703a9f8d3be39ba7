import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { NetworkType } from '../shared/enums.ts'

export const listWalletVerificationsOperation = operation({
  id: 'listWalletVerifications',
  method: 'GET',
  paths: ['/wallets/verify'],
  tag: 'Wallets',
  summary: 'The addresses that users have proved to hold',
  permission: 'read',
  query: Type.Object({
    /** At least one of the two. */
    UserId: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    Address: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  content: Type.Object({
    /** Newest first, at most a thousand. */
    verifications: Type.Array(
      Type.Object({
        userId: Type.String(),
        address: Type.String(),
        networkType: NetworkType,
        verificationMethod: oneOf(['signedMessage']),
        /** The whole text that was signed. */
        message: Type.String(),
        /** SHA-256 of the signature as the wallet gave it, in lower-case hex: who has it can tell that it is this proof. */
        signedMessageHash: Type.String(),
        /** Unix seconds. */
        timestamp: Type.Integer(),
      }),
    ),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
