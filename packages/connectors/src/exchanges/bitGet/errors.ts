import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Bitget')
const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^(?!00000$)\\d{3,6}$' }), msg: Maybe(Short) }))

const source =
  'Bitget API, error codes of the REST API (www.bitget.com/legacy-docs/classic/contract/error-code/restapi)'

/** Bitget's errors. 40010 is “Request timed out” there, although older lists call it a signature error. */
export const bitGetErrors: ErrorTable = {
  institution: 'Bitget',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.msg ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('40018 40038', usual.otherIpAddress),
      ...codes('40001 40002 40003 40006 40009 40011 40012 40036 40037', usual.keyRefused),
      ...codes('40005 40008', usual.timestampRefused),
      ...codes('40014 40025 40301', usual.lacks('Wallet: Withdraw')),
      ...codes('40021 40024 40026 40031', { kind: 'accountLocked' }),
      ...codes('40052', {
        kind: 'accountLocked',
        text: 'Bitget allows no withdrawals for 24 hours after a change of the security settings',
      }),
      ...codes('40027 40035 40101', { kind: 'kycRequired' }),
      ...codes('43012', { kind: 'insufficientFunds' }),
      ...codes('11000 47003', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
      ...codes('43112 43114', { kind: 'amountBelowMinimum' }),
      ...codes('13212 43113 43117', { kind: 'amountExceedsMaximum' }),
      ...codes('42015 43126', { kind: 'networkUnsupported' }),
      ...codes('43116 43121 47002', { kind: 'invalidAddress' }),
      ...codes('40016', {
        kind: 'refused',
        text: 'Bitget requires a phone or an authenticator app for withdrawals: add it in your Bitget account',
      }),
    ]),
    // “User status is abnormal”, which does not say that the withdrawal is refused.
    ...codes('40013', { kind: 'accountLocked' }),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('30011 401 403', usual.keyRefused),
    ...codes('40004', usual.timestampRefused),
    ...codes('30022 34017', { kind: 'accountLocked' }),
    ...codes('34008', { kind: 'insufficientFunds' }),
    ...codes('34002 34021', {
      kind: 'refused',
      text: 'Bitget requires the address in the address book of the account',
    }),
    ...codes('429 1001 30014 30026', usual.rateLimited),
    ...codes('40010 40015 40725 25001 40604 50008', { kind: 'unavailable' }),
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b|identity verif/i, kind: 'kycRequired' },
  ],
}
