import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { bitsoDescriptor } from './descriptor.ts'
import { bitsoErrors } from './errors.ts'
import Type from 'typebox'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { balancesOf } from '../../kit/standard/answers.ts'

const isBalance = checkOf(
  Type.Object({
    success: Type.Literal(true),
    payload: Type.Object({ balances: balancesOf(Type.Object({ currency: Text, available: Decimal, total: Decimal })) }),
  }),
)

export const bitso = defineExchange({
  descriptor: bitsoDescriptor,
  signer: ccxtSigner('bitso', { headers: ['authorization'], nonces: true }),
  errors: bitsoErrors,
  ...standardOperations({
    wallets: async query => {
      const { payload } = await query({ api: 'private', path: 'balance', method: 'GET' }, isBalance)
      return payload.balances.map(({ currency, available, total }) => ({ symbol: currency, free: available, total }))
    },
  }),
})
