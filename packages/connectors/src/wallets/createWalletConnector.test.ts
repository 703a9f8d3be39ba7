import { findNetwork, networks } from '@rialto/catalog'
import type { ChainPayments, WalletPayment } from '@rialto/core'
import { expect, test } from 'vitest'

import { createWalletConnector } from './createWalletConnector.ts'

const wallet = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const shop = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
const network = networks.find(
  ({ networkType, environments }) => networkType === 'tron' && environments.includes('sandbox'),
)
const networkId = network?.id ?? ''

type Cost = Awaited<ReturnType<ChainPayments['readFee']>>
const connectorWith = (readFee: (payment: WalletPayment) => Promise<Cost>) =>
  createWalletConnector(
    {
      networkIds: [networkId],
      chainIdOf: () => undefined,
      read: async () => ['TRX', 'USDT'].map(symbol => ({ symbol, decimals: 6, amountBaseUnits: 100_000_000n })),
    } as never,
    { pays: () => true, isSeen: async () => true, readFee } as never,
  )
const credentials = { kind: 'address', addresses: [wallet] } as never
const cost = (fee: bigint, more: Partial<Cost> = {}): Cost => ({
  fee,
  available: 0n,
  reserve: 0n,
  minimum: 0n,
  ...more,
})
const to = (address: string) => ({ networkId, address })

/** A payment to the wallet itself is free, and another opens an account. */
const priced = connectorWith(async payment =>
  payment.to === wallet ? cost(0n) : cost(payment.symbol === 'TRX' ? 1_100_000n : 13_028_500n, { minimum: 5n }),
)

test('the fee is that of a payment to the recipient', async () => {
  const { withdraw } = priced
  expect(findNetwork(networkId)?.nativeSymbol).toBe('TRX')
  expect(await withdraw.terms(credentials, 'TRX')).toMatchObject([{ fee: '0', minimum: '0', maximum: '100' }])
  expect(await withdraw.terms(credentials, 'TRX', [to(shop)])).toMatchObject([
    { fee: '1.1', minimum: '0.000005', maximum: '98.9' },
  ])
  expect(await withdraw.terms(credentials, 'USDT', [to(shop)])).toMatchObject([
    { fee: '0', minimum: '0', maximum: '100', networkFee: { symbol: 'TRX', amount: '13.0285' } },
  ])
})

test('the terms hold for each of several recipients on a network', async () => {
  const both = [to(wallet), to(shop), { networkId: 'another', address: '0x1' }]
  for (const recipients of [both, both.toReversed()])
    expect(await priced.withdraw.terms(credentials, 'TRX', recipients)).toMatchObject([{ fee: '1.1' }])
})

test('a fee of a token that cannot be read is unknown, and one of the coin leaves no terms', async () => {
  const { withdraw } = connectorWith(() => Promise.reject(new Error('no node')))
  expect(await withdraw.terms(credentials, 'USDT', [to(shop)])).toMatchObject([{ networkFee: { symbol: 'TRX' } }])
  await expect(withdraw.terms(credentials, 'TRX', [to(shop)])).rejects.toMatchObject({ kind: 'unavailable' })
})
