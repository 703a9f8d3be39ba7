import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { lunoDescriptor } from './descriptor.ts'
import { subtract } from '@rialto/catalog'
import Type from 'typebox'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { checkOf, Decimal, Text } from '@rialto/contract'
import { codes, rowsOf, Short } from '../../kit/standard/answers.ts'

const isBalance = checkOf(
  Type.Object({ balance: rowsOf(Type.Object({ asset: Text, balance: Decimal, reserved: Decimal })) }),
)
const isError = checkOf(Type.Object({ error: Short, error_code: Text }))

export const luno = defineExchange({
  descriptor: lunoDescriptor,
  signer: ccxtSigner('luno', { headers: ['authorization'] }),
  errors: {
    institution: 'Luno',
    parse: parseLossless,
    readError: body => (isError(body) ? { code: body.error_code, message: body.error } : undefined),
    rules: [
      ...codes('ErrApiKeyRevoked ErrUnauthorised ErrUnauthorized ErrInvalidAPIKey', {
        kind: 'credentialsInvalid',
        text: 'Luno did not accept the API key',
      }),
      ...codes('ErrInsufficientPerms ErrPermissionDenied', {
        kind: 'permissionMissing',
        permission: 'Perm_R_Balance',
        text: 'The API key lacks the required permission',
      }),
      ...codes('ErrTooManyRequests', { kind: 'rateLimited', text: 'Rate limited by Luno' }),
      ...codes('ErrUserBlocked ErrUserNotVerified', { kind: 'accountLocked' }),
      ...codes('ErrDeadlineExceeded ErrUnderMaintenance ErrInternal', { kind: 'unavailable' }),
    ],
  },
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
