import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, withRules } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import { depositFunds, queryFunds, withdrawFunds } from './descriptor.ts'

const hasErrors = checkOf(Type.Object({ error: Type.Array(Type.String(), { minItems: 1, maxItems: 50 }) }))

/** `EAccount:Invalid permissions:USDT trading restricted for US:TX.`: a class, a kind, and optional details. */
const readFirst = (errors: readonly string[]): { code: string; message: string } | undefined => {
  // `W` entries are warnings.
  const first = errors.find(text => text.startsWith('E'))
  if (first === undefined) return undefined
  const [group = '', ...said] = first.split(':')
  return { code: said[0] === undefined ? group : `${group}:${said[0]}`, message: said.join(': ') }
}

const badKey = 'Kraken did not accept the API key or its private key. Two-factor authentication must be off for the key'
const busy = 'Rate limited by Kraken'
const locked = 'Kraken has temporarily locked this account'

const source = 'Kraken REST API, “API error messages” and the errors of Withdraw (docs.kraken.com/api)'

const rulesOf = (kind: ErrorRule['kind'], all: readonly string[], rest: Partial<ErrorRule> = {}): ErrorRule[] =>
  codes(all, { kind, ...rest })

const access: readonly ErrorRule[] = [
  ...rulesOf('credentialsInvalid', ['EAPI:Invalid key', 'EAPI:Invalid signature', 'ESession:Invalid session'], {
    text: badKey,
  }),
  { code: 'EAccount:Invalid permissions', message: /restricted/i, kind: 'regionRestricted' },
  ...rulesOf('kycRequired', ['EAccount:Invalid permissions', 'EAuth:Account unconfirmed']),
  { code: 'EAuth:Account temporary disabled', kind: 'accountLocked', text: locked },
]

/** Errors with an unknown outcome: after a withdrawal, the history decides. */
const open: readonly ErrorRule[] = [
  // A repetition of an accepted request has a used nonce.
  {
    code: 'EAPI:Invalid nonce',
    kind: 'clockSkew',
    text: 'Kraken rejected the nonce. Use an API key that no other program uses',
  },
  ...rulesOf(
    'rateLimited',
    [
      'EAPI:Rate limit exceeded',
      'EGeneral:Temporary lockout',
      'EGeneral:Too many requests',
      'EAuth:Rate limit exceeded',
      'EAuth:Too many requests',
      'EService:Throttled',
    ],
    { text: busy },
  ),
  ...rulesOf('unavailable', [
    'EService:Unavailable',
    'EService:Busy',
    'EService:Timeout',
    'EService:Deadline elapsed',
    'EGeneral:Internal error',
    'EDatabase:Internal error',
  ]),
]

const funding: readonly ErrorRule[] = [
  ...rulesOf('networkUnsupported', ['EFunding:Unknown asset', 'EQuery:Unknown asset', 'EFunding:No funding method']),
  { code: 'EFunding:Unknown withdraw key', kind: 'refused', outcome: 'addressWhitelistRequired' },
  { code: /^E[A-Z][a-z]+:Invalid withdrawal address$/, kind: 'refused', outcome: 'addressWhitelistRequired' },
  {
    code: 'EFunding:Max fee exceeded',
    kind: 'refused',
    text: 'Kraken’s fee has increased since the preview; no funds have moved',
  },
]

/**
 * In no list of Kraken's, so the outcome of a withdrawal stays unknown. A withdrawal above the funding limit may also be
 * created and put on hold (support.kraken.com, "Why is my deposit or withdrawal on hold?").
 */
const unlisted: readonly ErrorRule[] = [
  ...rulesOf('networkUnsupported', ['EFunding:Unknown method', 'EFunding:Invalid method']),
  ...rulesOf('accountLocked', ['ETrade:User Locked', 'ETrade:Locked'], { text: locked }),
  { code: /^(EFunding|EOrder):/, message: /insufficient/i, kind: 'insufficientFunds' },
  { code: /^EFunding:/, message: /minimum|too small/i, kind: 'amountBelowMinimum' },
  { code: /^EFunding:/, message: /limit exceeded|maximum|too large/i, kind: 'amountExceedsMaximum' },
]

/** Kraken's errors as our kinds; sources in MAPPING.md. All have HTTP 200. */
export const krakenErrors: ErrorTable = {
  institution: 'Kraken',
  // `BalanceEx` is documented with amounts as numbers, but returns strings.
  parse: parseLossless,
  readError: body => (hasErrors(body) ? readFirst(body.error) : undefined),
  rules: [...refusals(source, access), ...open, ...refusals(source, funding), ...unlisted],
}

/** Kraken's error does not name the missing permission, but its documentation lists it for each method. */
const permissionFor = (method: string): string => {
  if (method.startsWith('Withdraw')) return withdrawFunds
  return method === 'DepositMethods' ? depositFunds : queryFunds
}

/** The table for one private method. */
export const tableFor = (method: string): ErrorTable => {
  const permission = permissionFor(method)
  const text = `The API key lacks the permission "${permission}"`
  const denied: ErrorRule = { code: 'EGeneral:Permission denied', kind: 'permissionMissing', permission, text }
  return withRules(krakenErrors, refusals(source, [denied]))
}

/**
 * For a key that requires a one-time code, Kraken only reports an invalid signature. If reads with the same key have
 * just succeeded, the code is missing.
 */
export const krakenWithdrawErrors: ErrorTable = withRules(
  tableFor('Withdraw'),
  refusals(source, [{ code: 'EAPI:Invalid signature', kind: 'credentialsInvalid', outcome: 'secondFactorRequired' }]),
)
