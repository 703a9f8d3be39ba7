import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'

/** Specification, "Authentication scheme entry". */
export const AuthenticationScheme = Type.Object({
  brokerType: Type.String(),
  /** `OAuth`: GET `/authenticate/{brokerType}`; `apiKey`: POST `/authenticate`. */
  authenticationSchemeType: oneOf(['apiKey', 'OAuth']),
  /** Empty for `OAuth`. */
  initialAuthenticationModel: Type.Object({
    /** Names are those of the request body of POST `/authenticate`, capitalised. */
    fields: Type.Array(Type.Object({ name: Type.String(), description: Type.String() })),
  }),
  /** None of these institutions asks for a second factor to connect. */
  mfaSchemes: Type.Array(Type.String()),
  instructionsUrl: Type.Optional(Type.String()),
})

export const listAuthenticationSchemesOperation = operation({
  id: 'listAuthenticationSchemes',
  method: 'GET',
  paths: ['/authenticationSchemes'],
  tag: 'Self-managed authentication',
  summary: 'How to authenticate with every integration',
  permission: 'any',
  content: Type.Array(AuthenticationScheme),
  errors: [],
})
