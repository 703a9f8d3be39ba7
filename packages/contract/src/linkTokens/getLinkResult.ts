import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { AccountTokens } from '../shared/account.ts'
import { TransferRecord } from '../transfers/listTransfers.ts'
import { BrokerType } from '../shared/enums.ts'

const LinkResultAccount = Type.Object(
  {
    brokerType: BrokerType,
    brokerName: Type.String({ description: 'Display name of the institution.' }),
    expiresInSeconds: Type.Optional(
      Type.Integer({ description: 'Seconds until the authorization expires. Absent if it does not expire.' }),
    ),
    accountTokens: Type.Array(AccountTokens, { description: 'The account with its tokens.' }),
  },
  {
    title: 'LinkResultAccount',
    description: 'An account of the session, with the fields that `onIntegrationConnected` delivers.',
  },
)

export const getLinkResultOperation = operation({
  id: 'getLinkResult',
  method: 'POST',
  paths: ['/linktoken/result'],
  tag: 'Link',
  summary: 'Get the result of a Link session',
  description:
    'Returns the accounts, tokens and transfer of a Link session. Send the `resultCode` with which the user came back to your callback URL, or the link token of the session, for example if the user closed the tab. A result code can be used once, within 5 minutes. A link token can be sent as often as needed, until a week after the session has ended; each response has new access tokens, because only the hashes of tokens are stored, and those of earlier responses stay valid until they expire. A link token returns accounts only if Link was opened in your page or app, or from a page of yours, or after the result code was exchanged.',
  permission: 'write',
  body: Type.Object(
    {
      userId: Type.String({
        minLength: 1,
        maxLength: 300,
        description:
          'Your id of the end user. With a result code: the user signed in to your application in the browser that brought the code. Must be the user of the session.',
      }),
      resultCode: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'Value of the query parameter `resultCode` of your callback URL. Send this or `linkToken`.',
        }),
      ),
      linkToken: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 2000,
          description: 'The link token, or the URL of the Link page, that was created for the session.',
        }),
      ),
    },
    { title: 'GetLinkResultRequest', description: 'The session whose result is returned.' },
  ),
  content: Type.Object(
    {
      status: oneOf(
        ['issued', 'open', 'finished', 'exited', 'expired'],
        '`issued`: Link was not opened yet. `open`: the user is in Link. `finished`: the user completed the session. `exited`: the user left before that. `expired`: the session expired.',
      ),
      userId: Type.String({ description: 'Your id of the end user.' }),
      subClientId: Type.Optional(Type.String({ description: 'Id of the sub-client, as in the link token request.' })),
      transactionId: Type.Optional(Type.String({ description: 'Your id of the transaction.' })),
      page: Type.Optional(
        Type.String({
          description: 'Page of Link on which the user left, as in `onExit`. Absent until the user has left.',
        }),
      ),
      accounts: Type.Array(LinkResultAccount, {
        description: 'Accounts that the user connected, or chose again, in the session.',
      }),
      accountsWithheld: Type.Optional(
        oneOf(
          ['resultCode', 'payLink'],
          'Why `accounts` is empty although an account was connected. `resultCode`: the session was opened as a standalone page, so that its accounts are returned for the result code only. `payLink`: accounts of a pay link are used for its payment only.',
        ),
      ),
      transfer: Type.Optional(TransferRecord),
    },
    { title: 'LinkResult', description: 'What the user did in a Link session.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
