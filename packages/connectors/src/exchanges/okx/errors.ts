import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, usualErrors, withRules } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import { permissions } from './descriptor.ts'

const usual = usualErrors('OKX')

/** `msg` with any `code` but 0, with or without a sub-code (`51008_1000`); numbers arrive as text. */
const isError = checkOf(
  Type.Object({ code: Type.String({ pattern: '^[1-9]\\d{0,6}(_\\d{1,6})?$' }), msg: Type.String() }),
)

const source = 'OKX API V5, error codes (www.okx.com/docs-v5, “Error Code”)'

const later = 'OKX does not allow withdrawals from this account right now'
const verify = 'OKX requires identity verification first'

const access: readonly ErrorRule[] = [
  ...codes(['50102', '50112'], usual.timestampRefused),
  ...codes(['50103', '50111', '50114', '50119', '50008', '59506'], usual.keyRefused),
  ...codes(['50104', '50105'], { kind: 'credentialsInvalid', text: 'OKX did not accept the passphrase' }),
  ...codes(['50106', '50113'], { kind: 'credentialsInvalid', text: 'OKX did not accept the secret key' }),
  {
    code: '50101',
    kind: 'credentialsInvalid',
    text: 'The API key is for demo trading or for another OKX site: create one at www.okx.com',
  },
  ...codes(['50110', '50035', '50118'], {
    kind: 'permissionMissing',
    permission: 'IP addresses',
    text: 'The API key does not allow this server’s IP address: add it to the key',
  }),
  ...codes(['50120', '50030'], usual.lacks(permissions.read)),
  ...codes(['58209', '59504', '59500'], {
    kind: 'permissionMissing',
    permission: permissions.mainAccount,
    text: 'The API key belongs to a sub-account: create one on the main account',
  }),
  // OKX describes 50011 as a request that is rejected because of the rate limit.
  { code: '50011', ...usual.rateLimited },
  ...codes(['50007', '50009', '50012', '50029', '50100', '58004'], {
    kind: 'accountLocked',
    text: 'OKX has restricted this account',
  }),
  ...codes(['50051', '50121', '58248'], { kind: 'regionRestricted' }),
  ...codes(['4088', '50059', '50060', '58011'], { kind: 'kycRequired', text: verify }),
]

/** OKX's errors with an unknown outcome: after a withdrawal, the history decides. */
const open: readonly ErrorRule[] = [
  ...codes(['1', '2', '50001', '50004', '50005', '50013', '50026', '50046', '58007'], { kind: 'unavailable' }),
  ...codes(['50040', '50061', '58102'], usual.rateLimited),
]

/** 51000 means any invalid parameter; its text names it. */
const byText: readonly ErrorRule[] = [
  { code: '51000', message: /\bccy\b|\bchain\b/, kind: 'networkUnsupported' },
  { code: '51000', message: /toAddr\b/, kind: 'invalidAddress' },
  { code: '51000', message: /\brcvrInfo\b/, kind: 'refused', outcome: 'travelRuleRequired' },
]

const deposits: readonly ErrorRule[] = [
  ...codes(['58305', '58306', '58308', '58309'], { kind: 'kycRequired' }),
  ...codes(['58014', '58303'], { kind: 'networkUnsupported' }),
  {
    code: '58301',
    kind: 'refused',
    text: 'OKX has no deposit address for this asset and network yet: create one in your OKX account',
  },
]

const withdrawals: readonly ErrorRule[] = [
  ...codes(['58203', '58207'], { kind: 'refused', outcome: 'addressWhitelistRequired' }),
  ...codes(['58237', '58238', '58239', '58254'], { kind: 'refused', outcome: 'travelRuleRequired' }),
  ...codes(['58230', '58232', '58233', '58235', '58240'], { kind: 'kycRequired' }),
  ...codes(['58013', '58204', '58217', '58219', '58252'], { kind: 'accountLocked', text: later }),
  { code: '58221', kind: 'invalidAddress', text: 'This network requires a tag in addition to the address' },
  ...codes(['58218', '58222'], { kind: 'invalidAddress' }),
  { code: '58210', kind: 'refused', text: 'OKX does not accept this withdrawal fee; no funds have moved' },
  { code: '58213', kind: 'refused', text: 'OKX requires a trading password: set one in your OKX account' },
  ...codes(['58116', '58229', '58350', '59200', '59201'], { kind: 'insufficientFunds' }),
  ...codes(['58202', '58206'], { kind: 'amountBelowMinimum' }),
  ...codes(['58201', '58205', '58256', '58257', '58258'], { kind: 'amountExceedsMaximum' }),
  ...codes(['58006', '58010', '58200', '58214', '58226', '58249'], { kind: 'networkUnsupported' }),
]

/** Maps OKX's errors to ours; sources in MAPPING.md. */
export const okxErrors: ErrorTable = {
  institution: 'OKX',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.msg } : undefined),
  rules: [...refusals(source, access), ...open, ...refusals(source, [...byText, ...deposits, ...withdrawals])],
}

/** For a withdrawal, 50120 means that the key may not withdraw, because the reads before it succeeded. */
export const okxWithdrawErrors: ErrorTable = withRules(
  okxErrors,
  refusals(source, [
    ...codes(['50120', '50030'], {
      kind: 'permissionMissing',
      permission: permissions.withdraw,
      text: 'The API key cannot withdraw: enable withdrawals for it',
    }),
  ]),
)
