import Type from 'typebox'
import { checkOf } from '@rialto/contract'
import { codes, type ErrorRule, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseDecimals } from '../../kit/http/parseLossless.ts'

const isErrors = checkOf(
  Type.Object({ errors: Type.Array(Type.Object({ id: Type.String(), message: Type.String() }), { minItems: 1 }) }),
)

const source = 'Coinbase App API, status codes and errors (docs.cdp.coinbase.com): the request was not valid'

const expired = 'Access to Coinbase has expired'
const gone = 'Coinbase no longer accepts this connection'

const access: readonly ErrorRule[] = [
  { code: 'expired_token', kind: 'tokenExpired', text: expired },
  { code: 'invalid_token', message: /expired/i, kind: 'tokenExpired', text: expired },
  { code: 'revoked_token', kind: 'credentialsInvalid', text: gone },
  { code: 'invalid_token', kind: 'credentialsInvalid', text: gone },
  { code: 'authentication_error', kind: 'credentialsInvalid', text: gone },
  { code: 'unauthorized', kind: 'credentialsInvalid', text: gone },
  { code: 'invalid_authentication_method', kind: 'accountLocked' },
  { code: 'invalid_scope', kind: 'permissionMissing', text: 'This permission was not granted at Coinbase' },
  { code: 'personal_details_required', kind: 'kycRequired' },
  { code: 'identity_verification_required', kind: 'kycRequired' },
  { code: 'jumio_verification_required', kind: 'kycRequired' },
  { code: 'jumio_face_match_verification_required', kind: 'kycRequired' },
  { code: 'unverified_email', kind: 'kycRequired' },
]

const sending: readonly ErrorRule[] = [
  {
    message: /(invalid|incorrect|expired|wrong).{0,40}(2fa|two.?factor|verification code|token code)/i,
    kind: 'refused',
    outcome: 'secondFactorRefused',
  },
  {
    message: /(2fa|two.?factor|verification code).{0,40}(invalid|incorrect|expired|wrong)/i,
    kind: 'refused',
    outcome: 'secondFactorRefused',
  },
  { code: 'two_factor_required', kind: 'refused', outcome: 'secondFactorRequired' },
  { code: 'travel_rule_required', kind: 'refused', outcome: 'travelRuleRequired' },
  { message: /travel.?rule/i, kind: 'refused', outcome: 'travelRuleRequired' },
  { message: /allow.?list|whitelist|address book/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
  { code: 'insufficient_funds', kind: 'insufficientFunds' },
  {
    message: /insufficient|don.t have (that much|enough)|exceeds.{0,20}balance|not enough/i,
    kind: 'insufficientFunds',
  },
  { message: /valid.{0,20}address|address.{0,20}(invalid|not valid)|invalid.{0,20}address/i, kind: 'invalidAddress' },
  { message: /minimum|at least|too small|greater than/i, kind: 'amountBelowMinimum' },
  { message: /maximum|at most|too large|limit exceeded|over your.{0,20}limit/i, kind: 'amountExceedsMaximum' },
  {
    message: /network.{0,30}(not supported|unsupported|invalid|disabled)|unsupported network/i,
    kind: 'networkUnsupported',
  },
  { message: /account.{0,20}(locked|restricted|suspended|disabled|frozen)/i, kind: 'accountLocked' },
  { message: /(country|region|state|jurisdiction).{0,40}(not|un)/i, kind: 'regionRestricted' },
]

/** Maps Coinbase's errors to ours; sources in MAPPING.md. */
export const coinbaseErrors: ErrorTable = {
  institution: 'Coinbase',
  parse: parseDecimals,
  readError(body) {
    const first = isErrors(body) ? body.errors[0] : undefined
    return first === undefined ? undefined : { code: first.id, message: first.message }
  },
  rules: [
    ...refusals(source, access),
    ...codes('rate_limit_exceeded resource_exhausted', { kind: 'rateLimited', text: 'Rate limited by Coinbase' }),
    ...codes('internal_server_error', { kind: 'unavailable' }),
    ...refusals(source, sending),
    ...refusals(source, [{ status: 400, code: 'validation_error', kind: 'refused' }]),
  ],
}
