import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { cexIoDescriptor } from './descriptor.ts'
import Type from 'typebox'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf, Decimal, Text } from '@rialto/contract'

const isBalance = checkOf(
  Type.Object({
    ok: Type.Literal('ok'),
    data: Type.Record(Type.String({ maxLength: 32 }), Type.Object({ balance: Decimal })),
  }),
)
const isError = checkOf(Type.Object({ error: Text }))

export const cexIo = defineExchange({
  descriptor: cexIoDescriptor,
  signer: ccxtSigner('cex', { headers: ['x-aggr-key', 'x-aggr-timestamp', 'x-aggr-signature'] }),
  errors: {
    institution: 'CEX.IO',
    parse: parseLossless,
    readError: body => (isError(body) ? { code: 'error', message: body.error } : undefined),
    rules: [
      {
        message: /key not passed or incorrect|signature|invalid key/i,
        kind: 'credentialsInvalid',
        text: 'CEX.IO did not accept the API key',
      },
      { message: /timestamp/i, kind: 'clockSkew', text: 'CEX.IO rejected the request timestamp' },
      {
        message: /permission|not allowed/i,
        kind: 'permissionMissing',
        permission: 'Read',
        text: 'The API key lacks the required permission',
      },
      { message: /\bip\b/i, kind: 'permissionMissing', permission: 'IP addresses' },
      { message: /rate limit/i, kind: 'rateLimited', text: 'Rate limited by CEX.IO' },
      { message: /internal|unavailable|maintenance/i, kind: 'unavailable' },
    ],
  },
  ...standardOperations({
    wallets: async query => {
      const { data } = await query({ api: 'private', path: 'get_my_wallet_balance', method: 'POST' }, isBalance)
      return Object.entries(data).map(([symbol, { balance }]) => ({ symbol, free: balance, total: balance }))
    },
  }),
})
