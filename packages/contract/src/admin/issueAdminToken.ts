import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { adminOperation } from './adminOperation.ts'

/** Specification, "Dashboard token". */
export const issueAdminTokenOperation = adminOperation({
  id: 'issueAdminToken',
  method: 'POST',
  path: '/Token',
  tag: 'Token',
  summary: 'Get a short-lived token for the account management API',
  needsToken: false,
  body: Type.Object({
    clientId: Type.String({ minLength: 1, maxLength: 200 }),
    /** The account management API key. May be left out when it is sent as `Authorization: Bearer`. */
    clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  }),
  content: Type.Object({
    /** A JWT. */
    id_token: Type.String(),
    /** Seconds. */
    expires_in: Type.Integer(),
    status: oneOf(['succeeded']),
  }),
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied'],
})
