import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { blockchainComDescriptor } from './descriptor.ts'
import { blockchainComErrors } from './errors.ts'
import Type from 'typebox'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { balancesOf } from '../../kit/standard/answers.ts'

const isAccounts = checkOf(
  Type.Object({ primary: balancesOf(Type.Object({ currency: Text, balance: Decimal, available: Decimal })) }),
)

export const blockchainCom = defineExchange({
  descriptor: blockchainComDescriptor,
  signer: ccxtSigner('blockchaincom', { headers: ['x-api-token'] }),
  errors: blockchainComErrors,
  ...standardOperations({
    wallets: async query => {
      const params = { account: 'primary' }
      const { primary } = await query({ api: 'private', path: 'accounts', method: 'GET', params }, isAccounts)
      return primary.map(({ currency, balance, available }) => ({ symbol: currency, free: available, total: balance }))
    },
  }),
})
