import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Maybe, Short } from '../../kit/standard/answers.ts'

const isError = checkOf(Type.Object({ error: Type.Object({ name: Text, message: Maybe(Short) }) }))

const source = 'Upbit Open API, REST error codes (docs.upbit.com)'

const otherAddress = 'The API key is restricted to other IP addresses: add this server’s IP address to it'

/** Upbit's errors. */
export const upbitErrors: ErrorTable = {
  institution: 'Upbit',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body.error.name, message: body.error.message ?? '' } : undefined),
  rules: [
    ...refusals(source, [
      ...codes('jwt_verification invalid_query_payload expired_access_key', {
        kind: 'credentialsInvalid',
        text: 'Upbit did not accept the API key',
      }),
      ...codes('no_authorization_i_p', { kind: 'permissionMissing', permission: 'IP addresses', text: otherAddress }),
      ...codes('out_of_scope', {
        kind: 'permissionMissing',
        permission: '출금하기',
        text: 'The API key lacks the required permission',
      }),
      ...codes('withdraw_address_not_registerd', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    ...codes('invalid_access_key no_authorization_token', {
      kind: 'credentialsInvalid',
      text: 'Upbit did not accept the API key',
    }),
    ...codes('no_authorization_ip', { kind: 'permissionMissing', permission: 'IP addresses', text: otherAddress }),
    ...codes('thirdparty_agreement_required', {
      kind: 'permissionMissing',
      permission: '출금하기',
      text: 'The API key lacks the required permission',
    }),
    ...codes('withdraw_address_not_registered', { kind: 'refused', outcome: 'addressWhitelistRequired' }),
    ...codes('insufficient_funds insufficient_funds_withdraw withdraw_insufficient_balance', {
      kind: 'insufficientFunds',
    }),
    ...codes('under_min_amount', { kind: 'amountBelowMinimum' }),
    ...codes('invalid_withdraw_address invalid_address', { kind: 'invalidAddress' }),
    // A repetition of an accepted request has a used nonce.
    ...codes('nonce_used', { kind: 'clockSkew' }),
    ...codes('too_many_requests', { kind: 'rateLimited', text: 'Rate limited by Upbit' }),
    ...codes('server_error internal_server_error', { kind: 'unavailable' }),
  ],
}
