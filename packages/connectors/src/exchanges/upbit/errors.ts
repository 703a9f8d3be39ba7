import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('Upbit')
const isError = checkOf(Type.Object({ error: Type.Object({ name: Text, message: Maybe(Short) }) }))

const source = 'Upbit Open API, REST error codes (docs.upbit.com)'

/** Upbit's errors. */
export const upbitErrors: ErrorTable = {
  institution: 'Upbit',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.error.name, message: body.error.message ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('jwt_verification invalid_query_payload expired_access_key', usual.keyRefused),
      ...codes('no_authorization_i_p', usual.otherIpAddress),
      ...codes('out_of_scope', usual.lacks('출금하기')),
      ...codes('withdraw_address_not_registerd', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('invalid_access_key no_authorization_token', usual.keyRefused),
    ...codes('no_authorization_ip', usual.otherIpAddress),
    ...codes('thirdparty_agreement_required', usual.lacks('출금하기')),
    ...codes('withdraw_address_not_registered', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
    ...codes('insufficient_funds insufficient_funds_withdraw withdraw_insufficient_balance', {
      kind: 'insufficientFunds',
    }),
    ...codes('under_min_amount', { kind: 'amountBelowMinimum' }),
    ...codes('invalid_withdraw_address invalid_address', { kind: 'invalidAddress' }),
    // A repetition of an accepted request has a used nonce.
    ...codes('nonce_used', { kind: 'clockSkew' }),
    ...codes('too_many_requests', usual.rateLimited),
    ...codes('server_error internal_server_error', { kind: 'unavailable' }),
  ],
}
