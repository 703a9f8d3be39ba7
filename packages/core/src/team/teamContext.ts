import type { Context } from '../context.ts'
import type { PasskeyChecks, SignInFactors } from './ports.ts'
import type { SingleSignOn } from './singleSignOnPorts.ts'

/** `nowMs` is the machine's clock: an authenticator app does not use the sandbox's. */
export type TeamContext = Pick<Context, 'environment' | 'ids' | 'store'> & { nowMs: () => number }
export type SignOnContext = TeamContext & { singleSignOn: SingleSignOn }
export type SignInContext = TeamContext & { factors: SignInFactors; passkeys: PasskeyChecks }
