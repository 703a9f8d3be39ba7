import {
  baseSepoliaId,
  binanceId,
  coinbaseId,
  sepoliaId,
  shopAddress,
} from '../../apps/server/src/testing/linkFlows.ts'
import type { Tenant } from '../tenants/seedTenant.ts'
import type { KnownValues } from './fromSchema.ts'

/** Values that a client would send in every field, by the field's name. */
export const knownValues = (own: Tenant): KnownValues => {
  const accounts = [own.account, own.atBinance]
  const tokens = accounts.map(({ accessToken }) => accessToken)
  const types = ['coinbase', 'binanceInternational', 'Coinbase']
  const networks = [baseSepoliaId, sepoliaId, baseSepoliaId.toUpperCase()]
  const values: Record<string, readonly unknown[]> = {
    authToken: tokens,
    accessToken: tokens,
    fromAuthToken: tokens,
    toAuthToken: tokens,
    accessTokens: tokens,
    refreshToken: accounts.map(({ refreshToken }) => refreshToken),
    type: types,
    fromType: types,
    toType: types,
    connectionId: accounts.map(({ connectionId }) => connectionId),
    previewId: [own.previewId, own.transferId],
    transferId: [own.transferId],
    attemptId: [own.attemptId],
    challengeId: [own.previewId],
    transactionId: [own.transferId, own.institutionTransactionId, own.clientTransactionId],
    clientTransactionId: [own.clientTransactionId],
    id: [own.transferId, own.subClientId, own.orderId, own.bridgingRouteId],
    hash: [own.hash],
    userId: [own.userId],
    subClientId: [own.subClientId],
    clientId: [own.as.clientId],
    code: [own.code],
    mfaCode: ['123456', '000000'],
    secondFactorCode: ['123456', '000000'],
    symbol: ['USDC', 'ETH', 'usdc', 'BTC', 'AAPL'],
    token: ['USDC', 'ETH'],
    networkId: networks,
    caipId: ['eip155:84532'],
    network: ['eip155:84532', 'eip155:11155111'],
    asset: ['USDC', 'eth'],
    integrationId: [coinbaseId, binanceId],
    integrationIds: [coinbaseId, binanceId],
    address: [shopAddress],
    toAddress: [shopAddress],
    targetAddress: [shopAddress],
    fiatCurrency: ['USD', 'EUR'],
    amount: [5, 0.01],
    price: [100, 2000.5],
    side: ['buy', 'sell'],
    paymentSymbol: ['USD', 'USDT', 'USDC'],
  }
  return new Map(Object.entries(values).map(([name, known]) => [name.toLowerCase(), known]))
}
