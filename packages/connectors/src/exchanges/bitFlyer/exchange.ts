import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { bitFlyerDescriptor } from './descriptor.ts'
import Type from 'typebox'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { codes, rowsOf, Short } from '../../kit/standard/answers.ts'

const isBalance = checkOf(rowsOf(Type.Object({ currency_code: Text, amount: Decimal, available: Decimal })))
const isError = checkOf(Type.Object({ status: Type.String({ pattern: '^-\\d{1,5}$' }), error_message: Short }))

export const bitFlyer = defineExchange({
  descriptor: bitFlyerDescriptor,
  signer: ccxtSigner('bitflyer', { headers: ['access-key', 'access-timestamp', 'access-sign'] }),
  errors: {
    institution: 'bitFlyer',
    parse: parseLossless,
    readError: body => (isError(body) ? { code: body.status, message: body.error_message } : undefined),
    rules: [
      {
        message: /permission/i,
        kind: 'permissionMissing',
        permission: 'Get account asset balance',
        text: 'The API key lacks the required permission',
      },
      { message: /timestamp/i, kind: 'clockSkew', text: 'bitFlyer rejected the request timestamp' },
      { message: /\bip\b/i, kind: 'permissionMissing', permission: 'IP addresses' },
      { message: /over api limit/i, kind: 'rateLimited', text: 'Rate limited by bitFlyer' },
      ...codes('-500 -501', { kind: 'credentialsInvalid', text: 'bitFlyer did not accept the API key' }),
      ...codes('-1', { kind: 'rateLimited', text: 'Rate limited by bitFlyer' }),
      ...codes('-2', { kind: 'unavailable' }),
      { message: /key|signature/i, kind: 'credentialsInvalid', text: 'bitFlyer did not accept the API key' },
    ],
  },
  ...standardOperations({
    wallets: async query => {
      const rows = await query({ api: 'private', path: 'getbalance', method: 'GET' }, isBalance)
      return rows.map(({ currency_code, amount, available }) => ({
        symbol: currency_code,
        free: available,
        total: amount,
      }))
    },
  }),
})
