import Type from 'typebox'

import { uuid } from './uuid.ts'

/** Account object: the specification's names and the published clients' names, side by side. */
const Account = Type.Object(
  {
    platformAccountId: uuid('Id of the connection. Does not change when tokens are refreshed.'),
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
    accessToken: Type.String({ description: 'Access token of the connection. Send it as `authToken`.' }),
    refreshToken: Type.Optional(
      Type.String({
        description: 'Refresh token of the connection. Absent if the authorization at the institution does not expire.',
      }),
    ),
    tokenId: Type.String({
      description:
        'Stable id of the authorization, the same for the same user and integration. Accepted wherever `authToken` is. Store it to let the user skip authentication next time.',
    }),
  },
  { title: 'AccountTokens', description: 'A connected account with its tokens. Keep tokens on your server.' },
)
