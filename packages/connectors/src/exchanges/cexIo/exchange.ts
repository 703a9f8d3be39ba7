import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { cexIoDescriptor } from './descriptor.ts'
import { cexIoErrors } from './errors.ts'
import Type from 'typebox'
import { checkOf, Decimal, FittingRecord } from '@rialto/contract'

const isBalance = checkOf(
  Type.Object({
    ok: Type.Literal('ok'),
    data: FittingRecord(Type.Object({ balance: Decimal }), { of: 'balances' }),
  }),
)

export const cexIo = defineExchange({
  descriptor: cexIoDescriptor,
  signer: ccxtSigner('cex', { headers: ['x-aggr-key', 'x-aggr-timestamp', 'x-aggr-signature'] }),
  errors: cexIoErrors,
  ...standardOperations({
    wallets: async query => {
      const { data } = await query({ api: 'private', path: 'get_my_wallet_balance', method: 'POST' }, isBalance)
      return Object.entries(data).map(([symbol, { balance }]) => ({ symbol, free: balance, total: balance }))
    },
  }),
})
