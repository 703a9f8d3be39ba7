import Type from 'typebox'
import { type ErrorRule, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseDecimals } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'

/** `{"code": 40310000, "message": "…"}`; some gateways leave the code out. */
const isError = checkOf(
  Type.Object({
    message: Type.String(),
    code: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 64 })])),
    id: Type.Optional(Type.Never()),
  }),
)

const unauthorized = 'RFC 9110, section 15.5.2: HTTP 401, the request has not been applied'
const refusedCode =
  'Alpaca’s error codes begin with the HTTP status (docs.alpaca.markets, changelog of 2026-11-03); RFC 9110, sections 15.5.4 and 15.5.21: a 403 or 422 request is not carried out'
const travelRule =
  'Alpaca Trading API, changelog of 2026-09-01: a withdrawal without travel rule data is answered with 400'

const gone = 'Alpaca no longer accepts this connection'

const access: readonly ErrorRule[] = [
  { status: 401, kind: 'credentialsInvalid', text: gone },
  { code: '40110000', kind: 'credentialsInvalid', text: gone },
]

/** The code says that the request was not carried out. The text only supplies the reason, which no document lists. */
const refusedWith = (rule: ErrorRule): ErrorRule => ({ code: /^4(03|22)\d{5}$/, ...rule })

const sending: readonly ErrorRule[] = [
  { message: /scope/i, kind: 'permissionMissing', text: 'This permission was not granted at Alpaca' },
  { message: /white.?list|allow.?list/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
  { message: /insufficient|not enough|exceeds.{0,30}balance/i, kind: 'insufficientFunds' },
  { message: /minimum|at least|too small/i, kind: 'amountBelowMinimum' },
  { message: /maximum|at most|too large|exceeds.{0,30}limit|limit exceeded/i, kind: 'amountExceedsMaximum' },
  { message: /invalid.{0,20}address|address.{0,20}(invalid|not valid)/i, kind: 'invalidAddress' },
  {
    message:
      /(chain|network|asset).{0,40}(not supported|unsupported|not enabled|not found)|(unsupported|unknown) (chain|network|asset)/i,
    kind: 'networkUnsupported',
  },
  { message: /account.{0,20}(blocked|locked|restricted|suspended|closed)/i, kind: 'accountLocked' },
  { message: /(country|region|state|jurisdiction).{0,40}(not|un)/i, kind: 'regionRestricted' },
  { kind: 'refused' },
]

/** Maps Alpaca's errors to ours; sources in MAPPING.md. */
export const alpacaErrors: ErrorTable = {
  institution: 'Alpaca',
  parse: parseDecimals,
  readError: body => (isError(body) ? { code: String(body.code ?? ''), message: body.message } : undefined),
  rules: [
    ...refusals(unauthorized, access),
    { code: '42910000', kind: 'rateLimited', text: 'Rate limited by Alpaca' },
    ...refusals(travelRule, [
      { code: /^400\d{5}$/, message: /travel.?rule/i, kind: 'refused', outcome: 'travelRuleRequired' },
    ]),
    ...refusals(refusedCode, sending.map(refusedWith)),
    // Without a code, so the outcome of a withdrawal stays unknown.
    { status: 403, message: /^forbidden\.?$/i, kind: 'credentialsInvalid', text: gone },
  ],
}
