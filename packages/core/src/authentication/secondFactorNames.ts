import type { SecondFactor } from '../connections/connector.ts'
import type { CodeProblem } from '../connections/credentials.ts'

/** Second factors by their public names. */
export const mfaSchemeNames = { totp: 'totp', sms: 'phone', email: 'email' } as const satisfies Record<
  SecondFactor,
  string
>

/** User-facing texts: why a code was not accepted, and how to continue. */
export const codeProblemTexts: Readonly<Record<CodeProblem, string>> = {
  wrong: 'The code is incorrect.',
  expired: 'The code has expired. Request a new one.',
  replaced: 'A newer code was sent. Enter the newest one.',
}
