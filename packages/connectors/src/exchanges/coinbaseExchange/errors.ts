import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'
import { type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'

const usual = usualErrors('Coinbase Exchange')
const isError = checkOf(Type.Object({ message: Text }, { additionalProperties: false }))

const source =
  'Coinbase Exchange REST API, “Common Error Codes”: 401 and 403 (docs.cdp.coinbase.com/exchange/rest-api/requests)'

/** Coinbase Exchange's errors: a sentence beside the status, and no code. */
export const coinbaseExchangeErrors: ErrorTable = {
  institution: 'Coinbase Exchange',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: 'message', message: body.message } : undefined),
  rules: [
    { message: /rate limit/i, ...usual.rateLimited },
    ...refusals(source, [
      { status: 401, ...usual.keyRefused },
      { status: 403, ...usual.lacks('Transfer') },
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    { message: /invalid (api key|signature|passphrase)/i, ...usual.keyRefused },
    { message: /insufficient funds/i, kind: 'insufficientFunds' },
    { message: /timestamp/i, ...usual.timestampRefused },
    { message: /ip address|ip does not match/i, kind: 'permissionMissing', permission: 'IP addresses' },
    { message: /forbidden|insufficient.{0,40}(permission|scope)/i, ...usual.lacks('Transfer') },
  ],
}
