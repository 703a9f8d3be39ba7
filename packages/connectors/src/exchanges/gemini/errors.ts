import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import { fundManager, type GeminiScope, type GeminiVariant } from './descriptor.ts'

const usual = usualErrors('Gemini')
const Short = Type.String({ maxLength: 1_024 })
/** The documented format, and another one that Gemini's own libraries accept. */
const isError = checkOf(Type.Object({ result: Type.Literal('error'), reason: Short, message: Type.Optional(Short) }))
const isBareError = checkOf(Type.Object({ error: Short, message: Type.Optional(Short) }))

/** Gemini's message for a key that requires timestamps as nonces. */
export const wantsSeconds = /within \d+ seconds/i

const group = 'This API key covers a group of accounts: create an account key at Gemini'
const elsewhere = 'Gemini restricts this API key to other IP addresses: add this server’s IP address'

const source = 'Gemini REST API, error codes (developer.gemini.com/error-codes)'
const badRequest =
  'Gemini REST API, Withdraw Crypto Funds: HTTP 400 is a malformed request or invalid parameters (gemini/developer-platform, specs/openapi/rest.yaml)'
const authentication =
  'Gemini REST API, Withdraw Crypto Funds: HTTP 401 is missing or invalid authentication (gemini/developer-platform, specs/openapi/rest.yaml)'
const forbidden = 'RFC 9110, section 15.5.4: HTTP 403, the server refuses to fulfil the request'

/** A repetition of an accepted request has a used nonce. */
const nonceRules: readonly ErrorRule[] = [
  { code: 'InvalidNonce', message: wantsSeconds, kind: 'clockSkew' },
  {
    code: 'InvalidNonce',
    kind: 'clockSkew',
    text: 'Gemini rejected the nonce: use an API key that no other program uses',
  },
]

const keyRules: readonly ErrorRule[] = [
  { code: 'InvalidSignature', kind: 'credentialsInvalid', text: 'Gemini did not accept the API secret' },
  { code: 'MissingApikeyHeader', ...usual.keyRefused },
  ...codes(['MissingAccounts', 'MissingAccountName', 'NotGroupApiCompatible'], {
    kind: 'credentialsInvalid',
    text: group,
  }),
]
const keyUnauthenticated: readonly ErrorRule[] = [{ status: 401, ...usual.keyRefused }]

/**
 * Gemini does not document how it rejects an access token: unless it says "revoked", refreshing shows whether the
 * grant is gone.
 */
const tokenUnauthenticated: readonly ErrorRule[] = [
  { status: 401, message: /revoked/i, kind: 'credentialsInvalid', text: 'Gemini no longer accepts this connection' },
  { status: 401, kind: 'tokenExpired', text: 'Access to Gemini has expired' },
]

const shared: readonly ErrorRule[] = [
  ...codes(['RemoteAddressForbidden', 'ApiKeyIpFilteringFailure'], {
    kind: 'permissionMissing',
    permission: 'IP addresses',
    text: elsewhere,
  }),
  { code: 'AccountClosed', kind: 'accountLocked', text: 'Gemini has closed this account' },
  ...codes(['UnsupportedNetwork', 'InvalidSymbol'], { kind: 'networkUnsupported' }),
  { code: 'InsufficientFunds', kind: 'insufficientFunds' },
  { status: 406, kind: 'insufficientFunds' },
]

const open: readonly ErrorRule[] = [
  ...codes(['RateLimit', 'RateLimited', 'Too Many Requests'], usual.rateLimited),
  ...codes(['Maintenance', 'System', 'Internal Server Error'], { kind: 'unavailable' }),
]

/** HTTP 400 says that nothing was created. The text only supplies the reason: Gemini lists none for withdrawals. */
const badParameter = (rule: ErrorRule): ErrorRule => ({ status: 400, ...rule })

const parameters: readonly ErrorRule[] = [
  ...codes(['InvalidApiKey', 'MissingSecurityHeaders'], usual.keyRefused),
  { code: /whitelist/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
  { message: /whitelist|allow.?list|approved.?address/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
  { message: /travel.?rule|attestation|beneficiary/i, kind: 'refused', outcome: 'travelRuleRequired' },
  { message: /minimum|too small|too low/i, kind: 'amountBelowMinimum' },
  { message: /invalid.{0,30}address|address.{0,30}(invalid|not valid)/i, kind: 'invalidAddress' },
  { message: /not a supported network|network.{0,30}(not supported|unsupported)/i, kind: 'networkUnsupported' },
]

const unverified = /(not|un).{0,20}verified|verify your/i

/** Texts about the account or its limits, which no document lists: the outcome of a withdrawal stays unknown. */
const unlisted: readonly ErrorRule[] = [
  { message: /insufficient|exceeds.{0,30}balance/i, kind: 'insufficientFunds' },
  { message: /maximum|too large|limit exceeded|exceeds/i, kind: 'amountExceedsMaximum' },
  { message: unverified, kind: 'kycRequired' },
  { message: /jurisdiction|region|country/i, kind: 'regionRestricted' },
  { message: /account.{0,30}(locked|frozen|suspended|restricted|disabled)/i, kind: 'accountLocked' },
]

const readError = (body: unknown): { code: string; message: string } | undefined => {
  if (isError(body)) return { code: body.reason, message: body.message ?? body.reason }
  return isBareError(body) ? { code: body.error, message: body.message ?? body.error } : undefined
}

const tableOf = (rules: readonly ErrorRule[]): ErrorTable => ({
  institution: 'Gemini',
  parse: parseLossless,
  readError,
  rules,
})

/** The missing role or scope of a call. A token's 403 without another explanation means a missing scope. */
const missing = ({ connectsBy }: GeminiVariant, scope: GeminiScope): { named: ErrorRule; other: ErrorRule[] } => {
  const kind = 'permissionMissing'
  if (connectsBy === 'apiKey') {
    const text = 'The API key lacks the required permission: give it the Fund Manager role'
    return { named: { code: 'MissingRole', kind, permission: fundManager, text }, other: [] }
  }
  const rule = { kind, permission: scope, text: 'This permission was not granted at Gemini' } as const
  return { named: { code: 'MissingRole', ...rule }, other: [{ status: 403, ...rule }] }
}

/** Gemini's errors for calls that need this scope; sources in MAPPING.md. */
export const errorsOf = (variant: GeminiVariant, scope: GeminiScope): ErrorTable => {
  const { named, other } = missing(variant, scope)
  const isToken = variant.connectsBy === 'oAuth'
  return tableOf([
    ...nonceRules,
    ...open,
    // A duplicate reference: the first call may have been accepted.
    { message: /clientTransferId/i, kind: 'refused' },
    ...refusals(source, [...(isToken ? [] : keyRules), ...shared, named]),
    ...refusals(authentication, isToken ? tokenUnauthenticated : keyUnauthenticated),
    ...refusals(badRequest, parameters.map(badParameter)),
    ...refusals(forbidden, [{ status: 403, message: unverified, kind: 'kycRequired' }]),
    ...unlisted,
    ...refusals(source, [...codes('InvalidQuantity InvalidJson MissingPayloadKey', { kind: 'refused' }), ...other]),
  ])
}
