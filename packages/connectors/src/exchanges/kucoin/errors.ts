import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, usualErrors, withRules } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import { permissions } from './descriptor.ts'

const usual = usualErrors('KuCoin')

/** `msg` with any `code` but 200000. KuCoin writes codes as text, and numbers arrive as text too. */
const isError = checkOf(
  Type.Object({
    code: Type.String({ pattern: '^(?!200000$)\\d{3,12}$' }),
    msg: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
)

const source = 'KuCoin API, error codes of the gateway and of spot (www.kucoin.com/docs-new)'

const access: readonly ErrorRule[] = [
  { code: '400002', ...usual.timestampRefused },
  ...codes(['400001', '400003'], usual.keyRefused),
  { code: '400004', kind: 'credentialsInvalid', text: 'KuCoin did not accept the API passphrase' },
  { code: '400005', kind: 'credentialsInvalid', text: 'KuCoin did not accept the API secret' },
  ...codes(['400008', '400009'], {
    kind: 'credentialsInvalid',
    text: 'KuCoin no longer supports this type of API key: create a new one',
  }),
  { code: '400006', ...usual.otherIpAddress },
  ...codes(['400007', '400010'], usual.lacks(permissions.general)),
  ...codes(['411100', '411200', '400700'], { kind: 'accountLocked', text: 'KuCoin has restricted this account' }),
  ...codes(['400301', '400302', '400500'], {
    kind: 'regionRestricted',
    text: 'KuCoin does not offer this in the region of the account or of this server',
  }),
  ...codes(['400303', '400304'], { kind: 'kycRequired' }),
]

const byText: readonly ErrorRule[] = [
  { message: /travel.?rule|vasp/i, kind: 'refused', outcome: 'travelRuleRequired' },
  { message: /favou?rite address|withdraw whitelist/i, kind: 'refused', outcome: 'addressWhitelistRequired' },
  {
    message: /account\.(available\.amount|noBalance)|balance (is )?(insufficient|not enough)/i,
    kind: 'insufficientFunds',
  },
  { message: /below the minimum/i, kind: 'amountBelowMinimum' },
  { message: /incorrect withdrawal address/i, kind: 'invalidAddress' },
]

/** 400100 is any invalid parameter: nothing was created. The text names the reason. */
const badParameter = (rule: ErrorRule): ErrorRule => ({ code: '400100', ...rule })

/** KuCoin's errors with an unknown outcome: after a withdrawal, the history decides. */
const open: readonly ErrorRule[] = [
  ...codes(['429000', '429001', '429002', '200002', '1015'], usual.rateLimited),
  ...codes(['408000', '500000', '501000', '503000', '504000', '505000'], { kind: 'unavailable' }),
]

const withdrawals: readonly ErrorRule[] = [
  { code: '260325', kind: 'refused', outcome: 'addressWhitelistRequired' },
  ...codes(['260100', '200004', '230003', '210021'], { kind: 'insufficientFunds' }),
  {
    code: '260210',
    kind: 'refused',
    text: 'KuCoin has suspended withdrawals of this asset on this network, or withdrawals from this account',
  },
  { code: '900014', kind: 'networkUnsupported' },
]

/** Maps KuCoin's errors to ours; sources in MAPPING.md. */
export const kucoinErrors: ErrorTable = {
  institution: 'KuCoin',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.msg ?? '' } : undefined),
  rules: [...refusals(source, [...access, ...byText.map(badParameter)]), ...open, ...refusals(source, withdrawals)],
}

/** For a withdrawal, 400007 means that the key may not withdraw, because the reads before it succeeded. */
export const kucoinWithdrawErrors: ErrorTable = withRules(
  kucoinErrors,
  refusals(source, [
    {
      code: '400007',
      kind: 'permissionMissing',
      permission: permissions.withdrawal,
      text: 'The API key cannot withdraw: enable withdrawals for it',
    },
  ]),
)
