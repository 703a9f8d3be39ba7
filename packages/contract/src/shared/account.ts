import Type from 'typebox'

import { Uuid } from './uuid.ts'

/** Account object: the specification's names and the published clients' names, side by side. */
export const Account = Type.Object({
  platformAccountId: Uuid,
  legacyAccountId: Uuid,
  meshAccountId: Uuid,
  frontAccountId: Uuid,
  accountId: Type.String(),
  accountName: Type.String(),
  isReconnected: Type.Optional(Type.Boolean()),
})

export const AccountTokens = Type.Object({
  account: Account,
  accessToken: Type.String(),
  refreshToken: Type.Optional(Type.String()),
  /** Stable for the same user and integration; accepted wherever `authToken` is. */
  tokenId: Type.String(),
})
