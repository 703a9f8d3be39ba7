import { expect, test } from 'vitest'

import type { ChainConfirmation } from '../../chains/ports.ts'
import type { Context } from '../../context.ts'
import { readChain } from './readChain.ts'

test('a payment is looked for by address and tag, from the beginning of its transfer', async () => {
  const asked: unknown[] = []
  const pending: ChainConfirmation = { kind: 'pending', confirmations: 0 }
  const chains: Context['chains'] = {
    watches: () => true,
    confirm: input => {
      asked.push(input)
      return Promise.resolve(pending)
    },
  }
  const ctx = { chains, clock: { nowMs: () => 9_000 } } as unknown as Context
  const transfer = {
    id: 't',
    networkId: '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415',
    symbol: 'XRP',
    toAddress: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    amount: '1.5',
    hash: 'A'.repeat(64),
    createdAtMs: 7_000,
    sentAtMs: 8_000,
  }
  expect(await readChain(ctx, { ...transfer, addressTag: '104857' })).toEqual(pending)
  await readChain(ctx, transfer)
  const { networkId, symbol, hash, toAddress } = transfer
  const same = { networkId, symbol, hash, toAddress, amountBaseUnits: 1_500_000n, sinceMs: 7_000 }
  expect(asked).toEqual([
    { ...same, toTag: '104857' },
    { ...same, toTag: undefined },
  ])
})
