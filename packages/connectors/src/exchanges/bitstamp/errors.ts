import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, usualErrors, withRules } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import { permissions } from './descriptor.ts'

const usual = usualErrors('Bitstamp')
const source = 'Bitstamp API, error codes and the errors of crypto withdrawals (bitstamp.net/api, 2026-02-16)'

/** One sentence, or several, grouped by the field that they concern. */
const Reason = Type.Union([Type.String(), Type.Record(Type.String(), Type.Array(Type.String()))])
const Codes = { code: Type.Optional(Type.String()), response_code: Type.Optional(Type.String()) }

/** Its error forms, oldest and newest: with a status, with `error`, or with only a code. */
const isRefusal = checkOf(Type.Object({ status: Type.Literal('error'), reason: Reason, ...Codes }))
const isPlain = checkOf(Type.Object({ error: Reason, ...Codes }))
const isCoded = checkOf(Type.Object({ code: Type.String({ pattern: '^API\\d{4}$' }), message: Type.String() }))
const isExplained = checkOf(
  Type.Object({
    response_code: Type.String({ pattern: '^[345]\\d{2}\\.\\d{3}$' }),
    response_explanation: Type.Optional(Type.String()),
  }),
)

const sentence = (reason: Type.Static<typeof Reason>): string =>
  typeof reason === 'string'
    ? reason
    : Object.entries(reason)
        .flatMap(([field, texts]) => texts.map(text => (field === '__all__' ? text : `${field}: ${text}`)))
        .filter(text => text !== '')
        .join(' ')

const codeOf = (body: { code?: string; response_code?: string }): string => body.code ?? body.response_code ?? 'error'

const readError = (body: unknown): { code: string; message: string } | undefined => {
  if (isRefusal(body)) return { code: codeOf(body), message: sentence(body.reason) }
  if (isPlain(body)) return { code: codeOf(body), message: sentence(body.error) }
  if (isCoded(body)) return { code: body.code, message: body.message }
  return isExplained(body) ? { code: body.response_code, message: body.response_explanation ?? '' } : undefined
}

const access: readonly ErrorRule[] = [
  ...codes(['API0001', 'API0008', 'API0011'], usual.keyRefused),
  { code: 'API0005', kind: 'credentialsInvalid', text: 'Bitstamp did not accept the API secret' },
  { code: 'API0002', ...usual.otherIpAddress },
  { code: 'API0006', kind: 'accountLocked', text: 'Bitstamp has frozen this account' },
  { code: 'API0009', kind: 'kycRequired', text: 'Bitstamp requires a completed FATCA form for this account' },
  { code: 'API0017', ...usual.timestampRefused },
  { code: '403.001', kind: 'kycRequired' },
]

/** Bitstamp does not know the outcome itself: after a withdrawal, the history has to be read. */
const open: readonly ErrorRule[] = [
  // Our nonces are used once: this is the reply to a copy of the call, and the call itself may have been accepted.
  { code: 'API0004', kind: 'refused' },
  ...codes(['400.002', '400.067'], usual.rateLimited),
  ...codes(['500.001', '500.002', '500.003', '500.007', '500.016'], { kind: 'unavailable' }),
  { message: /maintenance|something went wrong|service unavailable|timed? ?out/i, kind: 'unavailable' },
]

/** Rejected withdrawals have no codes, so their reasons are recognized by the documented texts. */
const byText: readonly ErrorRule[] = [
  { message: /not allowed to withdraw to specified/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
  {
    message:
      /address you provided is not verified|\b(contact|vasp|beneficiary|originator)( (does not exist|is missing|is not verified)|_\w+: )/i,
    kind: 'refused',
    outcome: 'travelRuleRequired',
  },
  { message: /user not verified|user verification failed/i, kind: 'kycRequired' },
  { message: /you have only .{0,60} available|check your account balance/i, kind: 'insufficientFunds' },
  { message: /withdrawals are currently|deposits are currently/i, kind: 'accountLocked' },
  { message: /invalid network selection/i, kind: 'networkUnsupported' },
  { message: /greater than or equal to/i, kind: 'amountBelowMinimum' },
  { message: /less than or equal to/i, kind: 'amountExceedsMaximum' },
  { message: /ensure this value has at (least|most) \d+ characters/i, kind: 'invalidAddress' },
  { message: /\baddress: |invalid .{0,60}address/i, kind: 'invalidAddress' },
  { code: '400.009', kind: 'insufficientFunds' },
  { code: '404.006', kind: 'networkUnsupported' },
]

/** Bitstamp's errors; sources in MAPPING.md. */
export const bitstampErrors: ErrorTable = {
  institution: 'Bitstamp',
  parse: parseLossless,
  readError,
  rules: [...refusals(source, access), ...open, ...refusals(source, byText)],
}

/** The permission a key needs for a path. */
const permissionFor = (path: string): string => {
  if (path.endsWith('_withdrawal')) return permissions.withdrawal
  if (path.endsWith('_address')) return permissions.depositAddress
  return /^(withdrawal-requests|crypto-transactions|user_transactions)$/.test(path)
    ? permissions.transactions
    : permissions.balance
}

/** The table for one path: which permission a key lacks follows from the path. */
export const tableFor = (path: string): ErrorTable => {
  const permission = permissionFor(path)
  const text = `The API key lacks the permission “${permission}”`
  const denied = { kind: 'permissionMissing', permission, text } as const
  return withRules(
    bitstampErrors,
    refusals(source, [
      { code: 'API0003', ...denied },
      { message: /no permission found/i, ...denied },
    ]),
  )
}
