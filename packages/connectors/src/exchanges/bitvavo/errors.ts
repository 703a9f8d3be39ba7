import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Digits, Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Bitvavo')
const isError = checkOf(Type.Object({ errorCode: Digits, error: Maybe(Short) }))

const source = 'Bitvavo API, “Handle errors” (docs.bitvavo.com/docs/errors)'

/** Bitvavo's errors. 101, 107 to 109, 400 and 404 leave open whether the operation succeeded. */
export const bitvavoErrors: ErrorTable = {
  institution: 'Bitvavo',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.errorCode, message: body.error ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('300 301 302 305 306 308 309', usual.keyRefused),
      ...codes('304', usual.timestampRefused),
      ...codes('307', usual.otherIpAddress),
      ...codes('311', usual.lacks('View information')),
      ...codes('312', {
        kind: 'permissionMissing',
        permission: 'Withdraw digital assets',
        text: 'The API key cannot withdraw: enable withdrawals for it',
      }),
      ...codes('317', { kind: 'accountLocked' }),
      ...codes('402 403', { kind: 'kycRequired' }),
      ...codes('405 414', { kind: 'refused', text: 'Bitvavo does not allow withdrawals during its cooldown period' }),
      ...codes('212 406', { kind: 'amountBelowMinimum' }),
      ...codes('407 411', { kind: 'refused', text: 'Bitvavo does not allow this transfer to one of its own accounts' }),
      ...codes('216 408', { kind: 'insufficientFunds' }),
      ...codes('410', { kind: 'networkUnsupported', text: 'Bitvavo does not send this asset right now' }),
      ...codes('412', { kind: 'invalidAddress' }),
      ...codes('413', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
    ]),
    ...codes('205', { kind: 'networkUnsupported' }),
    ...codes('103 104 105', usual.rateLimited),
    ...codes('101 107 108 109 111 400 404', { kind: 'unavailable' }),
  ],
}
