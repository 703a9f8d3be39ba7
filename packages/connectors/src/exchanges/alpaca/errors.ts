import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
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

const source = 'Alpaca Trading API, Request a New Withdrawal: 400, 403 and 422 with a message (docs.alpaca.markets)'

const gone = 'Alpaca no longer accepts this connection'

const access: readonly ErrorRule[] = [
  { status: 401, kind: 'credentialsInvalid', text: gone },
  { status: 403, message: /^forbidden\.?$/i, kind: 'credentialsInvalid', text: gone },
  { message: /scope/i, kind: 'permissionMissing', text: 'This permission was not granted at Alpaca' },
]

/** Alpaca documents the codes of its error families, but not their causes: these are only in the text. */
const sending: readonly ErrorRule[] = [
  { message: /travel.?rule/i, kind: 'refused', outcome: 'travelRuleRequired' },
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
]

/** Maps Alpaca's errors to ours; sources in MAPPING.md. */
export const alpacaErrors: ErrorTable = {
  institution: 'Alpaca',
  parse: parseDecimals,
  readError: body => (isError(body) ? { code: String(body.code ?? ''), message: body.message } : undefined),
  rules: [
    ...refusals(source, access),
    { code: '42910000', kind: 'rateLimited', text: 'Rate limited by Alpaca' },
    ...refusals(source, [...sending, ...codes('40310000 42210000', { kind: 'refused' })]),
  ],
}
