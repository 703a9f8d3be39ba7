import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { bitFlyerDescriptor } from './descriptor.ts'
import { bitFlyerErrors } from './errors.ts'
import Type from 'typebox'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { balancesOf } from '../../kit/standard/answers.ts'

const isBalance = checkOf(balancesOf(Type.Object({ currency_code: Text, amount: Decimal, available: Decimal })))

export const bitFlyer = defineExchange({
  descriptor: bitFlyerDescriptor,
  signer: ccxtSigner('bitflyer', { headers: ['access-key', 'access-timestamp', 'access-sign'] }),
  errors: bitFlyerErrors,
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
