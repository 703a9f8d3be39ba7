import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, usualErrors, withRules } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import { permissions } from './descriptor.ts'

const usual = usualErrors('Bybit')

/** `retMsg` beside any `retCode` but 0; numbers arrive as text. */
const isError = checkOf(Type.Object({ retCode: Type.String({ pattern: '^-?[1-9]\\d{0,11}$' }), retMsg: Type.String() }))

const source = 'Bybit API V5, error codes (bybit-exchange.github.io/docs/v5/error)'

const later = 'Bybit does not allow withdrawals from this account right now'

const access: readonly ErrorRule[] = [
  { code: '10002', ...usual.timestampRefused },
  { code: '10004', kind: 'credentialsInvalid', text: 'Bybit did not accept the API secret' },
  ...codes(['10003', '10007'], usual.keyRefused),
  ...codes(['33004', '-2015'], { kind: 'credentialsInvalid', text: 'The API key has expired at Bybit' }),
  { code: '10010', ...usual.otherIpAddress },
  { code: '10005', ...usual.lacks(permissions.wallet) },
  { code: '10009', kind: 'refused', text: 'Bybit has blocked this server’s IP address' },
  ...codes(['10008', '10027'], { kind: 'accountLocked', text: 'Bybit has restricted this account' }),
  { code: '10024', kind: 'regionRestricted', text: 'Bybit does not offer this in the account’s region' },
  {
    code: '10028',
    kind: 'refused',
    text: 'This Bybit account is not a Unified Trading Account: upgrade it at Bybit first',
  },
]

/** 131002 is any invalid parameter; its text names it. */
const byText: readonly ErrorRule[] = [
  {
    code: '131002',
    message: /travel.?rule|beneficiary|questionnaire|vasp/i,
    kind: 'refused',
    outcome: 'travelRuleRequired',
  },
  { code: '131002', message: /chain or destination tag/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
  { code: '131002', message: /timestamp/i, ...usual.timestampRefused },
  { code: '131002', message: /address/i, kind: 'invalidAddress' },
  { code: '131002', kind: 'refused' },
]

/** Bybit's errors with an unknown outcome: after a withdrawal, the history decides. */
const open: readonly ErrorRule[] = [
  ...codes(
    ['10000', '10016', '131001', '131003', '131200', '131201', '131204', '131205', '131206', '131216', '131230'],
    { kind: 'unavailable' },
  ),
  ...codes(['10006', '10018'], usual.rateLimited),
  // The text of 131085 says that a delayed withdrawal is triggered, and that of 131086 that a risk limit is.
  { code: '131085', kind: 'insufficientFunds' },
  { code: '131086', kind: 'amountExceedsMaximum' },
  // Their texts do not say that the withdrawal is refused ("retry times is zero", "status is abnormal").
  ...codes(['131080', '131092'], { kind: 'accountLocked', text: later }),
]

const withdrawals: readonly ErrorRule[] = [
  ...codes(['131004', '131065'], { kind: 'kycRequired' }),
  ...codes(['131068', '131074'], { kind: 'refused', outcome: 'travelRuleRequired' }),
  ...codes(['131083', '131093', '131094'], { kind: 'refused', outcome: 'addressWhitelistRequired' }),
  { code: '131098', kind: 'refused', text: 'Bybit does not allow withdrawals to a recently added address' },
  { code: '131081', kind: 'invalidAddress', text: 'This network does not use a tag' },
  ...codes(['131212', '131228'], { kind: 'insufficientFunds' }),
  ...codes(['131088', '131095'], { kind: 'amountExceedsMaximum' }),
  ...codes(['131087', '131089', '131090', '131091'], { kind: 'accountLocked', text: later }),
  { code: '131084', kind: 'refused', text: 'Bybit is upgrading this account: try again when the upgrade is complete' },
  { code: '131096', kind: 'refused', text: 'Bybit does not accept this amount: it is too small or too large' },
  { code: '131097', kind: 'networkUnsupported' },
]

/** Maps Bybit's errors to ours; sources in MAPPING.md. */
export const bybitErrors: ErrorTable = {
  institution: 'Bybit',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.retCode, message: body.retMsg } : undefined),
  rules: [...refusals(source, access), ...refusals(source, byText), ...open, ...refusals(source, withdrawals)],
}

/** For a withdrawal, 10005 means that the key may not withdraw, because the reads before it succeeded. */
export const bybitWithdrawErrors: ErrorTable = withRules(
  bybitErrors,
  refusals(source, [
    {
      code: '10005',
      kind: 'permissionMissing',
      permission: permissions.withdrawal,
      text: 'The API key cannot withdraw: enable withdrawals for it',
    },
  ]),
)
