import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('BingX')
const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^-?[1-9]\\d{1,8}$' }), msg: Maybe(Short) }))

const source = 'BingX API, “Common Error Codes” (bingx-api.github.io/docs and github.com/BingX-API/BingX-spot-api-doc)'

/** BingX's errors. 100410 and 100500 are “system busy”, which leaves the outcome of the request unknown. */
export const bingXErrors: ErrorTable = {
  institution: 'BingX',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.msg ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('100419', usual.otherIpAddress),
      ...codes('100001 100412 100413 401', usual.keyRefused),
      ...codes('403 100004', usual.lacks('Withdraw')),
      ...codes('100202', { kind: 'insufficientFunds' }),
      ...codes('100421', usual.timestampRefused),
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('100414', { kind: 'accountLocked' }),
    ...codes('100437', { kind: 'amountBelowMinimum' }),
    ...codes('429', usual.rateLimited),
    ...codes('100410 100500 100503 500 504', { kind: 'unavailable' }),
    { message: /timestamp/i, ...usual.timestampRefused },
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b|identity verif/i, kind: 'kycRequired' },
  ],
}
