import Type from 'typebox'
import type { ErrorRule, ErrorTable } from '../../../kit/errorTable.ts'
import { checkOf } from '../../../kit/schema.ts'
import { coinbaseErrors } from '../errors.ts'

const Reason = Type.Optional(Type.String({ maxLength: 2_000 }))

/** An order that was not taken, told with HTTP 200. */
const isFailure = checkOf(
  Type.Object({
    success: Type.Literal(false),
    error_response: Type.Object({ error: Reason, message: Reason, new_order_failure_reason: Reason }),
  }),
)
const isBrokerageError = checkOf(Type.Object({ error: Type.String({ minLength: 1 }), message: Reason }))

const unknownReason = /^UNKNOWN_/

/** Coinbase itself does not say what became of it. */
const unknown: ErrorRule = { code: 'UNKNOWN_FAILURE_REASON', kind: 'refused', ambiguous: true }

/** The names of `new_order_failure_reason`, of a preview's `errs`, and of the brokerage API's other refusals. */
const named: readonly ErrorRule[] = [
  { code: 'INSUFFICIENT_FUND', kind: 'insufficientFunds', text: 'Insufficient balance in this Coinbase account' },
  { code: 'INSUFFICIENT_FUNDS', kind: 'insufficientFunds', text: 'Insufficient balance in this Coinbase account' },
  { code: 'INVALID_LEDGER_BALANCE', kind: 'insufficientFunds', text: 'Insufficient balance in this Coinbase account' },
  { code: 'INVALID_ORDER_SIZE', kind: 'amountBelowMinimum' },
  { code: 'PERMISSION_DENIED', kind: 'permissionMissing', permission: 'wallet:buys:create' },
]

const general: readonly ErrorRule[] = [
  { message: /minimum|too small/i, kind: 'amountBelowMinimum' },
  { message: /maximum|too large/i, kind: 'amountExceedsMaximum' },
  { status: 403, kind: 'permissionMissing', permission: 'wallet:buys:create' },
  // Whether expired or worse, a refresh tells.
  { status: 401, kind: 'tokenExpired', text: 'Access to Coinbase has expired' },
]

/** The brokerage API's two forms of refusal, and the older API's, which its gateway uses. */
export const coinbaseOrderErrors: ErrorTable = {
  institution: coinbaseErrors.institution,
  readError(body) {
    if (isFailure(body)) {
      const { error, message, new_order_failure_reason: named } = body.error_response
      const code = named === undefined || unknownReason.test(named) ? error : named
      return { code: code ?? 'UNKNOWN_FAILURE_REASON', message: message ?? '' }
    }
    if (isBrokerageError(body)) return { code: body.error, message: body.message ?? '' }
    return coinbaseErrors.readError(body)
  },
  rules: [unknown, ...named, ...coinbaseErrors.rules.filter(({ outcome }) => outcome === undefined), ...general],
}
