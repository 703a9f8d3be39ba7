import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Poloniex')
const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^(?!200$)\\d{3,6}$' }), message: Maybe(Short) }))

const source = 'Poloniex spot API, error codes of accounts (api-docs.poloniex.com/spot/error-code)'

/** Poloniex's errors. */
export const poloniexErrors: ErrorTable = {
  institution: 'Poloniex',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.message ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('21600 21605 21100 21704', usual.keyRefused),
      ...codes('21601', { kind: 'accountLocked' }),
      ...codes('21709', { kind: 'insufficientFunds' }),
      ...codes('21708 21711', { kind: 'networkUnsupported' }),
    ]),
    ...codes('500 503 603 21707 250000', { kind: 'unavailable' }),
    ...codes('429', usual.rateLimited),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('403', usual.lacks('Withdrawals')),
    ...codes('21353', { kind: 'regionRestricted' }),
    ...codes('21354', { kind: 'kycRequired' }),
    ...codes('21721 250005', { kind: 'insufficientFunds' }),
    { message: /signature|api ?key/i, ...usual.keyRefused },
    { message: /permission|not allowed|unauthorized/i, ...usual.lacks('Withdrawals') },
    { message: /timestamp/i, ...usual.timestampRefused },
    { message: /\bip\b/i, kind: 'permissionMissing', permission: 'IP addresses' },
  ],
}
