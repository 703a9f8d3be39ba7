import { ApiError } from '../api/ApiError.ts'
import type { Messages } from '../messages/messages.ts'

/** An obstacle for the user, with its texts in `messages.problems`. */
export type Problem = keyof Messages['problems']

/** The one action that fits the cause and comes first. */
type FittingAction = 'retry' | 'signIn' | 'otherAccount' | 'changeAmount' | 'changeNetwork' | 'close'

export const fittingActions: Readonly<Record<Problem, FittingAction>> = {
  keyRefused: 'signIn',
  passwordRefused: 'signIn',
  ipRestricted: 'signIn',
  signInAgain: 'signIn',
  permissionMissing: 'signIn',
  kycRequired: 'otherAccount',
  accountLocked: 'otherAccount',
  regionRestricted: 'otherAccount',
  travelRule: 'otherAccount',
  insufficientFunds: 'changeAmount',
  invalidAddress: 'changeNetwork',
  amountBelowMinimum: 'changeAmount',
  amountExceedsMaximum: 'changeAmount',
  networkUnsupported: 'changeNetwork',
  rateLimited: 'retry',
  unavailable: 'retry',
  addressUnavailable: 'retry',
  addressBlocked: 'close',
  orderAlreadySent: 'close',
  priceUnavailable: 'changeAmount',
  refused: 'otherAccount',
  notAllowed: 'retry',
  signInRefused: 'retry',
  signInTooSlow: 'retry',
  wrongPairingCode: 'retry',
  pairingOver: 'retry',
  offline: 'retry',
  ourFault: 'retry',
}

/** Public error types, and the reasons for which an institution refuses, that have another name here. */
const otherNames: Readonly<Record<string, Problem>> = {
  credentialsRefused: 'keyRefused',
  invalidIntegrationToken: 'signInAgain',
  credentialsInvalid: 'signInAgain',
  tokenExpired: 'signInAgain',
  integrationPermissionMissing: 'permissionMissing',
  integrationAddressRestricted: 'ipRestricted',
  networkNotSupported: 'networkUnsupported',
  integrationRateLimited: 'rateLimited',
  tooManyRequest: 'rateLimited',
  integrationUnavailable: 'unavailable',
  clockSkew: 'unavailable',
  unavailableForLegalReasons: 'addressBlocked',
}

/** The problem for an error type or a reason. `otherwise` for names that only a newer server knows. */
export function problemOf(name: string | undefined, otherwise: Problem): Problem {
  const isProblem = (one: string): one is Problem => Object.hasOwn(fittingActions, one)
  if (name === undefined) return otherwise
  return isProblem(name) ? name : Object.hasOwn(otherNames, name) ? (otherNames[name] ?? otherwise) : otherwise
}

export function problemOfError(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'ourFault'
  return error.kind === 'network' ? 'offline' : problemOf(error.errorType, 'ourFault')
}

/** Title and body, with the name of the institution where they have it. */
export function problemTexts(messages: Messages, problem: Problem, institution: string) {
  const { title, body } = messages.problems[problem]
  const said = (text: string | ((value: string) => string)) => (typeof text === 'string' ? text : text(institution))
  return { title: said(title), body: said(body) }
}
