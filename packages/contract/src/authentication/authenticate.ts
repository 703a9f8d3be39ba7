import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { AccountTokens } from '../shared/account.ts'
import { BrokerTypeInput } from '../shared/brokerType.ts'
import { withUsage } from '../shared/hints.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { UserId } from '../shared/userId.ts'

const credential = (description: string) => Type.Optional(Type.String({ maxLength: 4096, description }))

export const authenticateOperation = operation({
  id: 'authenticate',
  method: 'POST',
  paths: ['/authenticate'],
  tag: 'Self-managed authentication',
  summary: 'Connect an account with credentials',
  description:
    'Connects an account with credentials that you collected from the user. GET `/authenticationSchemes` lists the fields each integration needs. For integrations with the scheme `OAuth`, use GET `/authenticate/{brokerType}` instead.',
  permission: 'write',
  query: Type.Object({ userId: UserId }),
  body: Type.Object(
    {
      type: withUsage(BrokerTypeInput, 'Integration to connect, in any letter case.'),
      username: credential('User name, or the API key if the integration uses one.'),
      password: credential('Password, or the API secret if the integration uses one.'),
      authToken: credential('Passphrase or token, for integrations that need a third value.'),
      mfaCode: credential('Code of the second factor, if the integration asks for one. None does at present.'),
      mfaType: Type.Optional(
        Type.String({ maxLength: 60, description: 'Kind of second factor of `mfaCode`. Not used at present.' }),
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
      status: oneOf(['succeeded'], 'Always `succeeded`.'),
      expiresInSeconds: Type.Optional(
        Type.Integer({
          description: 'Seconds until the access token expires. Absent if it does not expire.',
        }),
      ),
      accountTokens: Type.Array(AccountTokens, { description: 'The connected accounts.' }),
    },
    { title: 'AuthenticateResult', description: 'The accounts that were connected.' },
  ),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'credentialsRefused', ...institutionErrors],
})
