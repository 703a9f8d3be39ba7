import { enumOf } from '../oneOf.ts'

export const MfaScheme = enumOf('MfaScheme', 'Kind of code by which an institution checks who signs in.', {
  totp: 'a code from an authenticator app.',
  phone: 'a code sent to the user’s phone.',
  email: 'a code sent by email.',
})
