import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { bitsoDescriptor } from './descriptor.ts'
import Type from 'typebox'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { codes, Maybe, rowsOf, Short } from '../../kit/standard/answers.ts'

const isBalance = checkOf(
  Type.Object({
    success: Type.Literal(true),
    payload: Type.Object({ balances: rowsOf(Type.Object({ currency: Text, available: Decimal, total: Decimal })) }),
  }),
)
const isError = checkOf(
  Type.Object({ success: Type.Literal(false), error: Type.Object({ code: Text, message: Maybe(Short) }) }),
)

export const bitso = defineExchange({
  descriptor: bitsoDescriptor,
  signer: ccxtSigner('bitso', { headers: ['authorization'], nonces: true }),
  errors: {
    institution: 'Bitso',
    parse: parseLossless,
    readError: body => (isError(body) ? { code: body.error.code, message: body.error.message ?? '' } : undefined),
    rules: [
      { message: /nonce/i, kind: 'clockSkew', text: 'Bitso rejected the nonce' },
      ...codes('0201 0203 0204 0205', { kind: 'credentialsInvalid', text: 'Bitso did not accept the API key' }),
      ...codes('0202', { kind: 'permissionMissing', permission: 'IP addresses' }),
      ...codes('104', { kind: 'clockSkew', text: 'Bitso rejected the nonce' }),
      ...codes('0206', {
        kind: 'permissionMissing',
        permission: 'View balances',
        text: 'The API key lacks the required permission',
      }),
      ...codes('0200', { kind: 'rateLimited', text: 'Rate limited by Bitso' }),
      ...codes('0101', { kind: 'unavailable' }),
    ],
  },
  ...standardOperations({
    wallets: async query => {
      const { payload } = await query({ api: 'private', path: 'balance', method: 'GET' }, isBalance)
      return payload.balances.map(({ currency, available, total }) => ({ symbol: currency, free: available, total }))
    },
  }),
})
