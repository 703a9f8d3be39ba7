import Type from 'typebox'

import { uuid } from './uuid.ts'

/** Account object: the specification's names and the published clients' names, side by side. */
const Account = Type.Object(
  {
    platformAccountId: uuid(
      'Id of the connection. It is not a token: it may be shown and logged. Does not change when tokens are refreshed.',
    ),
    legacyAccountId: uuid('Same value as `platformAccountId`, under an older name.'),
    meshAccountId: uuid('Same value as `platformAccountId`, under the name that published SDKs read.'),
    frontAccountId: uuid('Same value as `platformAccountId`, under the name that older SDKs read.'),
    accountId: Type.String({ description: 'Account id at the institution.' }),
    accountName: Type.String({ description: 'Account name at the institution. You may show it to the user.' }),
    isReconnected: Type.Optional(
      Type.Boolean({ description: '`true` if the user had connected this account before.' }),
    ),
  },
  { title: 'ConnectedAccount', description: 'The account that was connected.' },
)

export const AccountTokens = Type.Object(
  {
    account: Account,
    accessToken: Type.String({
      description:
        'Access token of the connection. Send it as `authToken`. Expires after `expiresInSeconds`; POST `/token/refresh` replaces it.',
    }),
    refreshToken: Type.Optional(
      Type.String({
        description: 'Refresh token of the connection. Send it to POST `/token/refresh`.',
      }),
    ),
    tokenId: Type.String({
      description:
        'Stable token of the connection: it does not expire and does not change when the access token is refreshed or the user connects the account again. Accepted wherever `authToken` is. Store it on your server to let the user skip authentication next time.',
    }),
  },
  { title: 'AccountTokens', description: 'A connected account with its tokens. Keep tokens on your server.' },
)
