import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { NetworkType } from '../shared/enums.ts'

const WalletVerification = Type.Object(
  {
    userId: Type.String({ description: 'Your id of the end user.' }),
    address: Type.String({ description: 'Address whose ownership was proven.' }),
    networkType: NetworkType,
    verificationMethod: oneOf(['signedMessage'], '`signedMessage`: the user signed `message` with the wallet.'),
    message: Type.String({ description: 'Full text that was signed.' }),
    signedMessageHash: Type.String({
      description: 'SHA-256 of the signature as the wallet returned it, in lower-case hexadecimal.',
    }),
    timestamp: Type.Integer({ description: 'When the signature was verified, in Unix seconds.' }),
  },
  { title: 'WalletVerification', description: 'Proof that a user controls an address.' },
)

export const listWalletVerificationsOperation = operation({
  id: 'listWalletVerifications',
  method: 'GET',
  paths: ['/wallets/verify'],
  tag: 'Wallets',
  summary: 'List wallet verifications',
  description: 'Returns the addresses whose ownership users have proven in Link. Send `UserId`, `Address` or both.',
  permission: 'read',
  query: Type.Object({
    UserId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        description: 'Your id of the end user. Required unless `Address` is sent.',
      }),
    ),
    Address: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Address of a wallet. Required unless `UserId` is sent.',
      }),
    ),
  }),
  content: Type.Object(
    { verifications: Type.Array(WalletVerification, { description: 'Newest first, at most 1,000.' }) },
    { title: 'WalletVerifications', description: 'Verified addresses.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
