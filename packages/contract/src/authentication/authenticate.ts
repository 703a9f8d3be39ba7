import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { AccountTokens } from '../shared/account.ts'
import { institutionErrors } from '../shared/connectionRequest.ts'
import { BrokerTypeInput } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { UserId } from '../shared/uuid.ts'

export const MfaScheme = enumOf('MfaScheme', 'Kind of code by which an institution checks who signs in.', {
  totp: 'a code from an authenticator app.',
  phone: 'a code sent to the user’s phone.',
  email: 'a code sent by email.',
})

const credential = (description: string) => Type.Optional(Type.String({ maxLength: 4096, description }))

const MfaRequest = Type.Object(
  {
    types: Type.Array(MfaScheme, { description: 'Kinds of code that the user can choose from.' }),
    type: Type.Optional(
      withUsage(MfaScheme, 'Kind of code that the institution waits for. Absent if the user has to choose one.'),
    ),
    sentTo: Type.Optional(
      Type.String({ description: 'Destination of the code, as the institution shows it. Absent if no code was sent.' }),
    ),
    expiresInSeconds: Type.Optional(
      Type.Integer({ description: 'Seconds until the code expires. Absent if the institution does not say.' }),
    ),
    problem: Type.Optional(
      enumOf('MfaProblem', 'Why the code was not accepted. Absent if the request had none.', {
        wrongCode: 'it is not the code that was sent or shown.',
        expiredCode: 'it was correct and has expired. Send a new one.',
        replacedCode: 'it was correct, but a newer code was sent since. Ask the user for the newest one.',
      }),
    ),
  },
  { title: 'MfaRequest', description: 'The code that the institution requires.' },
)

export const authenticateOperation = operation({
  id: 'authenticate',
  method: 'POST',
  paths: ['/authenticate'],
  tag: 'Self-managed authentication',
  summary: 'Connect an account with credentials',
  description:
    'Connects an account with credentials that you collected from the user. GET `/authenticationSchemes` lists the fields each integration needs. For integrations with the scheme `OAuth`, use GET `/authenticate/{brokerType}` instead.\n\nAn integration that lists `mfaSchemes` may answer with the status `mfaRequired`: no account is connected yet. If `mfa.type` is absent, let the user choose one of `mfa.types` and repeat the request with the `mfaType`. Then ask the user for the code and repeat the request with `mfaCode`, and with the same credentials and `mfaType`. A request with `mfaType` and without `mfaCode` sends a new code, after which earlier codes are no longer accepted. Too many wrong passwords or codes are answered with `accountLocked`.',
  permission: 'write',
  query: Type.Object({ userId: UserId }),
  body: Type.Object(
    {
      type: withUsage(BrokerTypeInput, 'Integration to connect, in any letter case.'),
      username: credential('User name, or the API key if the integration uses one.'),
      password: credential('Password, or the API secret if the integration uses one.'),
      authToken: credential('Passphrase or token, for integrations that need a third value.'),
      mfaCode: credential(
        'Code of the second factor, if the answer before had the status `mfaRequired`. Ignored by integrations that list no `mfaSchemes`.',
      ),
      mfaType: Type.Optional(
        Type.String({
          maxLength: 60,
          description:
            'One of the `mfaSchemes` of the integration, in any letter case: the kind of code that the user chose. Without `mfaCode`, a code of this kind is sent. Ignored by integrations that list no `mfaSchemes`.',
        }),
      ),
      isSensitiveFieldsEncrypted: Type.Optional(
        Type.Boolean({
          description:
            '`true` if `username`, `password` and `mfaCode` are encoded in standard Base64. Default `false`.',
        }),
      ),
    },
    { title: 'AuthenticateRequest', description: 'Credentials of the user at the institution.' },
  ),
  content: Type.Object(
    {
      status: enumOf('AuthenticateStatus', 'Outcome of the authentication.', {
        succeeded: 'the account is connected.',
        mfaRequired: 'the institution requires a code. Repeat the request as `mfa` says.',
      }),
      errorMessage: Type.Optional(
        Type.String({ description: 'Why the code was not accepted. You may show it to the user.' }),
      ),
      mfa: Type.Optional(MfaRequest),
      expiresInSeconds: Type.Optional(
        Type.Integer({
          description: 'Seconds until the access token expires. Absent if it does not expire.',
        }),
      ),
      accountTokens: Type.Array(AccountTokens, {
        description: 'The connected accounts. Empty with the status `mfaRequired`.',
      }),
    },
    { title: 'AuthenticateResult', description: 'The accounts that were connected.' },
  ),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'credentialsRefused', ...institutionErrors],
})
