import type { Connector, Holding, WithdrawalOrder } from '@rialto/core'
import { expect, test } from 'vitest'

import { guardReusedSymbols } from './reusedSymbols.ts'

const holding = (symbol: string): Holding => ({ symbol, name: `${symbol} coin`, amount: '2', available: '2' })
const order = (symbol: string) =>
  ({ symbol, reference: 'r', address: 'a', networkId: 'n', amount: '1' }) as WithdrawalOrder
const sent: string[] = []

const institution = {
  read: {
    balances: async () => [],
    holdings: async () => [holding('TON'), holding('BTC')],
    depositAddress: async () => ({ address: 'a' }),
  },
  withdraw: {
    terms: async () => [{ networkId: 'n', fee: '0', minimum: '0', decimals: 6, enabled: true }],
    submit: async (_: unknown, { symbol }: WithdrawalOrder) => {
      sent.push(symbol)
      return { kind: 'accepted', upstreamId: 'w' } as const
    },
    find: async () => ({ upstreamId: 'w', status: 'pending', upstreamStatus: 'p' }) as const,
  },
} satisfies Pick<Connector, 'read' | 'withdraw'>
const { read, withdraw } = guardReusedSymbols(institution, { name: 'Example' }, ['TON'])
const credentials = { kind: 'apiKey', key: 'k', secret: 's' } as const

test('a holding under a symbol that means another coin is shown, by its symbol only, and cannot be sent', async () => {
  expect(await read.holdings(credentials)).toEqual([
    { symbol: 'TON', name: 'TON', amount: '2', available: '0', isOtherCoin: true },
    holding('BTC'),
  ])
})

test('the other coin is neither sent nor received, under its symbol in any case', async () => {
  const refusal = 'Example uses the symbol ton for another coin'
  await expect(read.depositAddress(credentials, { symbol: 'ton', networkId: 'n' })).rejects.toThrow(refusal)
  expect(await withdraw.terms(credentials, 'ton')).toEqual([])
  expect(await withdraw.submit(credentials, order('ton'), undefined)).toMatchObject({
    kind: 'rejected',
    reason: 'networkUnsupported',
    message: refusal,
  })
  expect(sent).toEqual([])
})

test('all other coins are unchanged, and past withdrawals are still found', async () => {
  expect(await withdraw.terms(credentials, 'BTC')).toHaveLength(1)
  expect(await withdraw.submit(credentials, order('BTC'), undefined)).toMatchObject({ kind: 'accepted' })
  expect(withdraw.find).toBe(institution.withdraw.find)
})
