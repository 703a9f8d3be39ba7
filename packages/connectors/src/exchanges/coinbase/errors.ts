import Type from 'typebox'
import { checkOf } from '@rialto/contract'
import { codes, type ErrorRule, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseDecimals } from '../../kit/http/parseLossless.ts'

const isErrors = checkOf(
  Type.Object({ errors: Type.Array(Type.Object({ id: Type.String(), message: Type.String() }), { minItems: 1 }) }),
)

const messages = 'Coinbase App API, error messages (docs.cdp.coinbase.com/coinbase-app/api-architecture/error-messages)'
const invalid = 'Coinbase App API, error messages: HTTP 400, a POST request failed validation (docs.cdp.coinbase.com)'
const secondFactor =
  'Coinbase App API, OAuth2 2FA: the same request is made again with the code (docs.cdp.coinbase.com)'
const unauthorized = 'RFC 9110, section 15.5.2: HTTP 401, the request has not been applied'

const expired = 'Access to Coinbase has expired'
const gone = 'Coinbase no longer accepts this connection'

const access: readonly ErrorRule[] = [
  { code: 'expired_token', kind: 'tokenExpired', text: expired },
  { code: 'invalid_token', message: /expired/i, kind: 'tokenExpired', text: expired },
  { code: 'revoked_token', kind: 'credentialsInvalid', text: gone },
  { code: 'invalid_token', kind: 'credentialsInvalid', text: gone },
  { code: 'authentication_error', kind: 'credentialsInvalid', text: gone },
  { code: 'invalid_scope', kind: 'permissionMissing', text: 'This permission was not granted at Coinbase' },
  { code: 'personal_details_required', kind: 'kycRequired' },
  { code: 'identity_verification_required', kind: 'kycRequired' },
  { code: 'jumio_verification_required', kind: 'kycRequired' },
  { code: 'jumio_face_match_verification_required', kind: 'kycRequired' },
  { code: 'unverified_email', kind: 'kycRequired' },
]

/** Error ids that are on no page of Coinbase. */
const unlisted: readonly ErrorRule[] = [
  { status: 401, code: 'unauthorized', kind: 'credentialsInvalid', text: gone },
  { status: 401, code: 'invalid_authentication_method', kind: 'accountLocked' },
]

/** The user's code was wrong or has expired. */
const wrongCode: readonly ErrorRule[] = [
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
]

/** Nothing was created, as validation failed. The text only supplies the reason, which Coinbase does not list. */
const failedValidation = (rule: ErrorRule): ErrorRule => ({ status: 400, code: 'validation_error', ...rule })

const sending: readonly ErrorRule[] = [
  ...wrongCode,
  { message: /travel.?rule/i, kind: 'refused', outcome: 'travelRuleRequired' },
  { message: /allow.?list|whitelist|address book/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
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
  { kind: 'refused' },
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
    ...refusals(messages, access),
    ...refusals(unauthorized, unlisted),
    ...codes('rate_limit_exceeded resource_exhausted', { kind: 'rateLimited', text: 'Rate limited by Coinbase' }),
    ...codes('internal_server_error', { kind: 'unavailable' }),
    ...refusals(secondFactor, [
      ...wrongCode.map(rule => ({ ...rule, code: 'two_factor_required' })),
      { code: 'two_factor_required', kind: 'refused', outcome: 'secondFactorRequired' },
    ]),
    ...refusals(invalid, sending.map(failedValidation)),
    ...refusals(messages, [
      { status: 400, code: 'param_required', kind: 'refused' },
      { status: 400, code: 'invalid_request', kind: 'refused' },
    ]),
  ],
}
