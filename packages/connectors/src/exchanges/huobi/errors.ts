import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('HTX')
const isError = checkOf(Type.Object({ status: Type.Literal('error'), 'err-code': Text, 'err-msg': Maybe(Short) }))
const isError2 = checkOf(
  Type.Object({ code: Type.String({ pattern: '^(?!200$)\\d{3,6}$' }), message: Maybe(Short), msg: Maybe(Short) }),
)

const source = 'HTX spot API, error messages, and error codes and FAQ of the wallet (huobiapi.github.io/docs/spot/v1)'

/** HTX's errors. Withdrawals by API go to saved addresses only. */
export const huobiErrors: ErrorTable = {
  institution: 'HTX',
  parse: parseLossless,
  readError: body => {
    if (isError(body)) return { code: body['err-code'], message: body['err-msg'] ?? '' }
    return isError2(body) ? { code: body.code, message: body.message ?? body.msg ?? '' } : undefined
  },
  rules: [
    ...refusals(source, [
      { code: 'api-signature-not-valid', message: /API key has no permission/i, ...usual.lacks('Withdraw') },
      ...codes('api-signature-not-valid 1003', usual.keyRefused),
      ...codes('api-not-support-temp-addr', {
        kind: 'refused',
        outcome: 'addressWhitelistRequired',
      }),
      ...codes('dw-insufficient-balance account-frozen-balance-insufficient-error', { kind: 'insufficientFunds' }),
      ...codes('invalid-address', { kind: 'invalidAddress' }),
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('api-signature-check-failed 403', usual.keyRefused),
    ...codes('dw-withdraw-min-limit', { kind: 'amountBelowMinimum' }),
    ...codes('base-currency-chain-error', { kind: 'networkUnsupported' }),
    ...codes('base-withdraw-fee-error', { kind: 'refused', text: 'HTX’s fee has changed since the preview' }),
    {
      message: /\bip\b.{0,60}(white|bind|limit|not)|incorrect ip/i,
      kind: 'permissionMissing',
      permission: 'IP addresses',
    },
    ...codes('login-required', usual.keyRefused),
    ...codes('base-currency-error', { kind: 'networkUnsupported' }),
    ...codes('base-request-exceed-frequency-limit rate-too-many-requests 429', usual.rateLimited),
    ...codes('timeout gateway-internal-error system-maintenance base-system-error 1004', { kind: 'unavailable' }),
    { message: /timestamp/i, ...usual.timestampRefused },
    { message: /\b(country|region|jurisdiction)\b/i, kind: 'regionRestricted' },
    { message: /\bkyc\b|identity|verified/i, kind: 'kycRequired' },
  ],
}
