import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const isError = checkOf(Type.Object({ code: Type.String({ pattern: '^(?!00000$)\\d{3,6}$' }), msg: Maybe(Short) }))

const source = 'Bitget API, REST error codes; texts as recorded in ccxt 4.5.84 (bitget)'

/** Bitget's errors. 40010 is “Request timed out” there, although older lists call it a signature error. */
export const bitGetErrors: ErrorTable = {
  institution: 'Bitget',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.code, message: body.msg ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('40018 30011', {
        kind: 'permissionMissing',
        permission: 'IP addresses',
        text: 'The API key is restricted to other IP addresses: add this server’s IP address to it',
      }),
      ...codes('40001 40002 40003 40006 40009 40011 40012 40037 401', {
        kind: 'credentialsInvalid',
        text: 'Bitget did not accept the API key',
      }),
      ...codes('40004 40005 40008', { kind: 'clockSkew', text: 'Bitget rejected the request timestamp' }),
      ...codes('40014 40301 403', {
        kind: 'permissionMissing',
        permission: 'Wallet: Withdraw',
        text: 'The API key lacks the required permission',
      }),
      ...codes('40013 30022 34017 40031', { kind: 'accountLocked' }),
      ...codes('43012 40762 34008', { kind: 'insufficientFunds' }),
      ...codes('34002 34021 43111', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
      ...codes('34006 45110', { kind: 'amountBelowMinimum' }),
      ...codes('34007 34009', { kind: 'amountExceedsMaximum' }),
      ...codes('34001', { kind: 'refused', text: 'Bitget has suspended withdrawals of this coin or account' }),
      ...codes('34003', { kind: 'networkUnsupported' }),
      ...codes('34019 34020 40016', {
        kind: 'refused',
        text: 'Bitget requires an email address, phone or funds password for withdrawals: add it in your Bitget account',
      }),
    ]),
    ...codes('429 1001 30014 30026', { kind: 'rateLimited', text: 'Rate limited by Bitget' }),
    ...codes('40010 40015 40725 25001 40604 50008', { kind: 'unavailable' }),
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b|identity verif/i, kind: 'kycRequired' },
  ],
}
