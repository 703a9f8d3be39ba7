import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { AccountTokens } from '../shared/account.ts'

export const refreshTokenOperation = operation({
  id: 'refreshToken',
  method: 'POST',
  paths: ['/token/refresh'],
  tag: 'Tokens',
  summary: 'Refresh the authorization at the institution',
  permission: 'write',
  body: Type.Object({
    /** The refresh token of the connection, or its access token where the institution works that way. */
    refreshToken: Type.String({ minLength: 1, maxLength: 4096 }),
    type: Type.String({ minLength: 1, maxLength: 60 }),
    /** The connection's access token, where the institution wants it together with the refresh token. */
    authToken: Type.Optional(Type.String({ maxLength: 4096 })),
    /** The same by its published name; of the first answer, where this request brings `mfaCode`. */
    accessToken: Type.Optional(Type.String({ maxLength: 4096 })),
    createNewRefreshToken: Type.Optional(Type.Boolean()),
    /** What the user was asked for when the first request was answered with `mfaRequired`. */
    mfaCode: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  content: Type.Object({
    status: oneOf(['failed', 'succeeded', 'mfaRequired']),
    errorMessage: Type.Optional(Type.String()),
    /** Absent where the authorization does not expire. */
    expiresInSeconds: Type.Optional(Type.Integer()),
    brokerAccountTokens: Type.Array(AccountTokens),
  }),
  errors: [
    'invalidField',
    'missingField',
    'badRequest',
    'permissionDenied',
    'integrationNotSupported',
    'integrationUnavailable',
    'integrationRateLimited',
  ],
})
