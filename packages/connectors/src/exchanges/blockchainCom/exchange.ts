import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { blockchainComDescriptor } from './descriptor.ts'
import Type from 'typebox'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { Maybe, rowsOf, Short } from '../../kit/standard/answers.ts'

const isAccounts = checkOf(
  Type.Object({ primary: rowsOf(Type.Object({ currency: Text, balance: Decimal, available: Decimal })) }),
)
const isError = checkOf(
  Type.Object({ status: Type.String({ pattern: '^[45]\\d\\d$' }), error: Text, message: Maybe(Short) }),
)

export const blockchainCom = defineExchange({
  descriptor: blockchainComDescriptor,
  signer: ccxtSigner('blockchaincom', { headers: ['x-api-token'] }),
  errors: {
    institution: 'Blockchain.com',
    parse: parseLossless,
    readError: body => (isError(body) ? { code: body.status, message: body.message || body.error } : undefined),
    rules: [
      { code: '401', kind: 'credentialsInvalid', text: 'Blockchain.com did not accept the API secret' },
      { code: '403', kind: 'permissionMissing', permission: 'View', text: 'The API key lacks the required permission' },
      { code: '429', kind: 'rateLimited', text: 'Rate limited by Blockchain.com' },
      { message: /internal|unavailable/i, kind: 'unavailable' },
    ],
  },
  ...standardOperations({
    wallets: async query => {
      const params = { account: 'primary' }
      const { primary } = await query({ api: 'private', path: 'accounts', method: 'GET', params }, isAccounts)
      return primary.map(({ currency, balance, available }) => ({ symbol: currency, free: available, total: balance }))
    },
  }),
})
