import type { LinkTransfer, NewLinkConnection } from '@rialto/contract'
import { expect, test } from 'vitest'

import { accessTokenPayload, transferFinishedPayload } from './payloads.ts'
import type { LinkState } from './state.ts'

const state = { session: { userId: 'user-1', integrations: [], transfer: { transactionId: 'order-1' } } }
const opened = state as unknown as LinkState

test('an account has the same ids in the callback as in the API', () => {
  const connection = {
    ...{ connectionId: 'connection', integrationId: 'integration', accountId: '197398812', accountName: 'Main' },
    ...{ accessToken: 'access', refreshToken: 'refresh', tokenId: 'token', isReconnected: false },
    ...{ brokerType: 'binanceInternational', brokerName: 'Binance' },
  } as unknown as NewLinkConnection
  const [only] = accessTokenPayload(opened, connection, 'https://link.example')?.accountTokens ?? []
  expect(only?.account).toMatchObject({
    accountId: '197398812',
    frontAccountId: 'connection',
    meshAccountId: 'connection',
  })
  const { tokenId: _, ...unstored } = connection
  expect(accessTokenPayload(opened, unstored, 'https://link.example')).toBeUndefined()
})

const transfer = {
  ...{ transferId: 't', status: 'pending', symbol: 'USDC', networkId: 'n', networkName: 'Base' },
  ...{ institutionTransactionId: '0x1', hash: '0x2', fromAddress: '0xa', toAddress: '0xb' },
  ...{ amount: '9.995', amountUsd: '9.99', requested: '10', requestedUsd: '10', totalUsd: '10' },
  sums: { total: '10', fee: '0.005', state: 'actual' },
} as unknown as LinkTransfer

test('the amount of a finished transfer is the requested one, as in its record, beside what arrives', () => {
  expect(transferFinishedPayload(opened, transfer)).toMatchObject({
    ...{ amount: 10, amountDecimal: '10', amountInFiat: 10, amountToReceive: 9.995, amountToReceiveDecimal: '9.995' },
    ...{ sourceAmountDecimal: '10', feeAmountDecimal: '0.005', amountsState: 'actual' },
    clientTransactionId: 'order-1',
  })
  const { requested: _, ...plain } = transfer
  expect(transferFinishedPayload(opened, plain)).toMatchObject({ amount: 9.995 })
})

test('the paying address and the hash are in the payload once they are known', () => {
  expect(transferFinishedPayload(opened, transfer)).toMatchObject({ fromAddress: '0xa', txHash: '0x2', txId: '0x1' })
  const { hash: _, ...unseen } = transfer
  expect(transferFinishedPayload(opened, unseen)).not.toHaveProperty('txHash')
})
