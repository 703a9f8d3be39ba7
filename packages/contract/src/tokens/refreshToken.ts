import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { AccountTokens } from '../shared/account.ts'
import { withUsage } from '../shared/hints.ts'
import { BrokerTypeInput } from '../shared/enums.ts'

export const refreshTokenOperation = operation({
  id: 'refreshToken',
  method: 'POST',
  paths: ['/token/refresh'],
  tag: 'Tokens',
  summary: 'Refresh a token',
  description:
    'Refreshes the authorization of a connected account at its institution if it expires, and returns a new access token. The earlier access token is valid for 10 more minutes. Not needed if you use the `tokenId`, which does not expire: the service refreshes the institution’s authorization automatically. If the response has `content.status` `mfaRequired`, repeat the request with `mfaCode` and the `accessToken` of that response.',
  permission: 'write',
  body: Type.Object(
    {
      refreshToken: Type.String({
        minLength: 1,
        maxLength: 4096,
        description: 'Refresh token of the connection, or its access token, which may have expired.',
      }),
      type: withUsage(BrokerTypeInput, 'Integration type of the connected account, in any letter case.'),
      authToken: Type.Optional(
        Type.String({
          maxLength: 4096,
          description:
            'Access token of the same connection, which may have expired. Required if the integration needs it together with the refresh token. A token of another connection is rejected with `badRequest`.',
        }),
      ),
      accessToken: Type.Optional(
        Type.String({
          maxLength: 4096,
          description: 'Same as `authToken`. With `mfaCode`: the access token of the first answer.',
        }),
      ),
      createNewRefreshToken: Type.Optional(
        Type.Boolean({
          description:
            '`true`: the answer contains a new refresh token, and the one you sent is no longer valid. Default `false`.',
        }),
      ),
      mfaCode: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'Code of the second factor, if the first answer had the status `mfaRequired`.',
        }),
      ),
    },
    { title: 'RefreshTokenRequest', description: 'The connected account to refresh.' },
  ),
  content: Type.Object(
    {
      status: enumOf('RefreshTokenStatus', 'Outcome of the refresh.', {
        failed: 'the institution rejected it. The user has to connect the account again.',
        succeeded: 'the authorization was refreshed.',
        mfaRequired: 'the institution requires a second factor. Repeat the request with `mfaCode`.',
      }),
      errorMessage: Type.Optional(Type.String({ description: 'Why the refresh failed.' })),
      expiresInSeconds: Type.Optional(
        Type.Integer({
          description: 'Seconds until the access token expires. Absent if it does not expire.',
        }),
      ),
      brokerAccountTokens: Type.Array(AccountTokens, { description: 'The account with its current tokens.' }),
    },
    { title: 'RefreshTokenResult', description: 'The refreshed authorization.' },
  ),
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
