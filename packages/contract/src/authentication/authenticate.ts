import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { AccountTokens } from '../shared/account.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { ShortUserId } from '../shared/shortUserId.ts'

const Credential = Type.Optional(Type.String({ maxLength: 4096 }))

export const authenticateOperation = operation({
  id: 'authenticate',
  method: 'POST',
  paths: ['/authenticate'],
  tag: 'Self-managed authentication',
  summary: 'Connect an account with credentials the client collected itself',
  permission: 'write',
  query: Type.Object({ userId: ShortUserId }),
  body: Type.Object({
    /** Integration type, in any case. */
    type: Type.String({ minLength: 1, maxLength: 60 }),
    username: Credential,
    password: Credential,
    authToken: Credential,
    mfaCode: Credential,
    mfaType: Type.Optional(Type.String({ maxLength: 60 })),
    /** True: `username`, `password` and `mfaCode` are standard base64 of the value. */
    isSensitiveFieldsEncrypted: Type.Optional(Type.Boolean()),
  }),
  content: Type.Object({
    status: oneOf(['succeeded']),
    /** Absent where the authorization does not expire. */
    expiresInSeconds: Type.Optional(Type.Integer()),
    accountTokens: Type.Array(AccountTokens),
  }),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'credentialsRefused', ...institutionErrors],
})
