import type { SecondFactor } from '../connections/connector.ts'

/** Second factors by their public names. */
export const mfaSchemeNames = { totp: 'totp', sms: 'phone', email: 'email' } as const satisfies Record<
  SecondFactor,
  string
>
