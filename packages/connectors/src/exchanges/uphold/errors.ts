import Type from 'typebox'
import { type ErrorRule, type ErrorTable, refusals, withRules } from '../../kit/http/errorTable.ts'
import { parseDecimals } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'

const source =
  'Uphold API v0, errors and Commit Transaction (docs.uphold.com): a transaction that is not committed expires'

const text = Type.Optional(Type.String())
const isCoded = checkOf(Type.Object({ code: Type.String(), message: text }))
const isForbidden = checkOf(
  Type.Object({
    code: Type.Literal('forbidden'),
    message: text,
    requirements: Type.Optional(Type.Array(Type.String())),
    restrictions: Type.Optional(Type.Array(Type.String())),
  }),
)
const isInvalid = checkOf(Type.Object({ errors: Type.Object({}) }))
const isLeaves = checkOf(Type.Array(Type.Object({ code: Type.String(), message: text }), { minItems: 1 }))
/** RFC 6749 and 6750: how the gateway speaks of tokens. */
const isOAuthError = checkOf(Type.Object({ error: Type.String(), error_description: text }))
const isWrapped = checkOf(Type.Object({ error: Type.Object({ code: Type.String() }) }))

/** Requirements that ask for the owner of the destination. */
export const travelRule = /travel-rule/

/** Reported in a header, with any body: the call requires a code. */
const codeWanted = { code: 'otp_required', message: 'A one-time code is required' }

type Upstream = { code: string; message: string }

const deepest = 5

/** The first complaint about a field by its path: `{"errors":{"denomination":{"errors":{"amount":[{"code":…}]}}}}`. */
const firstComplaint = (body: unknown, depth = 0): Upstream | undefined => {
  if (!isInvalid(body) || depth > deepest) return undefined
  for (const [field, inner] of Object.entries(body.errors)) {
    const found = isLeaves(inner) ? inner[0] : firstComplaint(inner, depth + 1)
    if (found !== undefined) return { code: `${field}.${found.code}`, message: found.message ?? '' }
  }
  return undefined
}

/** The named requirement or restriction; otherwise the code, for a missing scope. */
const readForbidden = (body: unknown): Upstream | undefined => {
  if (!isForbidden(body)) return undefined
  return { code: body.requirements?.[0] ?? body.restrictions?.[0] ?? body.code, message: body.message ?? '' }
}

const readCoded = (body: unknown): Upstream | undefined => {
  if (isWrapped(body)) return readCoded(body.error)
  if (isOAuthError(body)) return { code: body.error, message: body.error_description ?? '' }
  const named = firstComplaint(body) ?? readForbidden(body)
  if (named !== undefined) return named
  return isCoded(body) ? { code: body.code, message: body.message ?? '' } : undefined
}

const verify = 'Uphold requires more information about you: provide it in your Uphold account'
const cooling = 'Uphold blocks withdrawals for a while after a password or sign-in change'
const gone = 'Uphold no longer accepts this connection'

const complaints: readonly ErrorRule[] = [
  {
    code: /(^|\.)amount\.sufficient_unlocked_funds$/,
    kind: 'insufficientFunds',
    text: 'Part of this balance cannot be withdrawn from Uphold yet',
  },
  { code: /(^|\.)amount\.sufficient/, kind: 'insufficientFunds' },
  { code: /(^|\.)amount\.less_than/, kind: 'amountExceedsMaximum' },
  { code: /(^|\.)amount\.greater_than/, kind: 'amountBelowMinimum' },
  { code: /^(user\.)?(password_reset_restriction|restricted_by_)/, kind: 'accountLocked', text: cooling },
  { code: /^token\./, kind: 'refused', outcome: 'secondFactorRefused' },
  { code: /^(beneficiary|purpose)\./, kind: 'refused', outcome: 'travelRuleRequired' },
  { code: /^(network|currency)\./, kind: 'networkUnsupported' },
  { code: /^destination\./, kind: 'invalidAddress' },
]

const forbidden: readonly ErrorRule[] = [
  { code: travelRule, kind: 'refused', outcome: 'travelRuleRequired' },
  { code: /^user-must-/, kind: 'kycRequired', text: verify },
  { code: /^user-status-/, kind: 'accountLocked', text: 'Uphold has restricted this account' },
  { status: 403, code: 'forbidden', kind: 'permissionMissing', text: 'This permission was not granted at Uphold' },
  { code: 'insufficient_scope', kind: 'permissionMissing', text: 'This permission was not granted at Uphold' },
]

/** Maps Uphold's errors to ours; sources in MAPPING.md. */
export const upholdErrors: ErrorTable = {
  institution: 'Uphold',
  parse: parseDecimals,
  readError(body, response) {
    const wanted = response?.status === 401 && response.headers['otp-token'] !== undefined
    return wanted ? codeWanted : readCoded(body)
  },
  rules: [
    // A second commit. The history shows which call created the withdrawal.
    { status: 409, kind: 'refused' },
    ...refusals(source, [
      { code: codeWanted.code, kind: 'refused', outcome: 'secondFactorRequired' },
      ...complaints,
      ...forbidden,
      { status: 401, kind: 'credentialsInvalid', text: gone },
    ]),
  ],
}

/** Errors of the second step only: a quote that is not found has expired, and was not confirmed. */
export const commitErrors: ErrorTable = withRules(
  upholdErrors,
  refusals(source, [
    { status: 404, kind: 'refused', text: 'The quote expired before it was confirmed; no funds have moved' },
  ]),
)
