import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'

const isError = checkOf(Type.Object({ message: Text }, { additionalProperties: false }))

const source =
  'Coinbase Exchange REST API, “Common Error Codes”: 401 and 403 (docs.cdp.coinbase.com/exchange/rest-api/requests)'

/** Coinbase Exchange's errors: a sentence beside the status, and no code. */
export const coinbaseExchangeErrors: ErrorTable = {
  institution: 'Coinbase Exchange',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: 'message', message: body.message } : undefined),
  rules: [
    { message: /rate limit/i, kind: 'rateLimited', text: 'Rate limited by Coinbase Exchange' },
    ...refusals(source, [
      { status: 401, kind: 'credentialsInvalid', text: 'Coinbase Exchange did not accept the API key' },
      {
        status: 403,
        kind: 'permissionMissing',
        permission: 'Transfer',
        text: 'The API key lacks the required permission',
      },
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    {
      message: /invalid (api key|signature|passphrase)/i,
      kind: 'credentialsInvalid',
      text: 'Coinbase Exchange did not accept the API key',
    },
    { message: /insufficient funds/i, kind: 'insufficientFunds' },
    { message: /timestamp/i, kind: 'clockSkew', text: 'Coinbase Exchange rejected the request timestamp' },
    { message: /ip address|ip does not match/i, kind: 'permissionMissing', permission: 'IP addresses' },
    {
      message: /forbidden|insufficient.{0,40}(permission|scope)/i,
      kind: 'permissionMissing',
      permission: 'Transfer',
      text: 'The API key lacks the required permission',
    },
  ],
}
