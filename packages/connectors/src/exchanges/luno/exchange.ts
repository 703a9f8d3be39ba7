import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { lunoDescriptor } from './descriptor.ts'
import { lunoErrors } from './errors.ts'
import { subtract } from '@rialto/catalog'
import Type from 'typebox'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { balancesOf } from '../../kit/standard/answers.ts'

const isBalance = checkOf(
  Type.Object({ balance: balancesOf(Type.Object({ asset: Text, balance: Decimal, reserved: Decimal })) }),
)

export const luno = defineExchange({
  descriptor: lunoDescriptor,
  signer: ccxtSigner('luno', { headers: ['authorization'] }),
  errors: lunoErrors,
  ...standardOperations({
    wallets: async query => {
      const { balance } = await query({ api: 'private', path: 'balance', method: 'GET' }, isBalance)
      return balance.map(row => ({
        symbol: row.asset === 'XBT' ? 'BTC' : row.asset,
        free: subtract(row.balance, row.reserved),
        total: row.balance,
      }))
    },
  }),
})
