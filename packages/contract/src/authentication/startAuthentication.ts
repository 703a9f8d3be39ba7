import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { ShortUserId } from '../shared/shortUserId.ts'

export const startAuthenticationOperation = operation({
  id: 'startAuthentication',
  method: 'GET',
  paths: ['/authenticate/:brokerType'],
  tag: 'Self-managed authentication',
  summary: 'Where to send a user who authenticates by OAuth',
  permission: 'write',
  params: Type.Object({ brokerType: Type.String({ minLength: 1, maxLength: 60 }) }),
  query: Type.Object({ userId: ShortUserId }),
  content: Type.Object({
    status: oneOf(['redirect']),
    /** A Link page that opens this integration directly. Single use, valid for 10 minutes. */
    redirectLink: Type.String(),
    /** The same as a link token, for the SDKs. */
    linkToken: Type.String(),
  }),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'integrationNotSupported'],
})
