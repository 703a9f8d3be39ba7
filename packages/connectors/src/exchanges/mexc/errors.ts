import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('MEXC')
const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^-?[1-9]\\d{2,8}$' }), msg: Maybe(Short) }))

const source = 'MEXC spot API v3, “Error Code” (github.com/mexcdevelop/apidocs)'

/** MEXC's errors. */
export const mexcErrors: ErrorTable = {
  institution: 'MEXC',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.msg ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('700006', usual.otherIpAddress),
      ...codes('10072 700001 700002 602 10001', usual.keyRefused),
      ...codes('700003 700005 10073', usual.timestampRefused),
      ...codes('700007 403', usual.lacks('Wallet: Withdraw')),
      ...codes('10212', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
      ...codes('10101', { kind: 'insufficientFunds' }),
      ...codes('10232', { kind: 'networkUnsupported' }),
    ]),
    // Risk control: the texts do not say that no withdrawal is under review.
    ...codes('60005', { kind: 'accountLocked' }),
    ...codes('10265', { kind: 'accountLocked', text: 'MEXC’s risk control does not allow withdrawals right now' }),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('402 406 511 701 702 703 704', usual.lacks('Wallet: Withdraw')),
    ...codes('30004 2005', { kind: 'insufficientFunds' }),
    ...codes('429 510', usual.rateLimited),
    ...codes('501 503 504 603 604 801 10200 10216 10219 10259', { kind: 'unavailable' }),
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b/i, kind: 'kycRequired' },
  ],
}
