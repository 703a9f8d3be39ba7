import { paymentKey } from '@rialto/core'
import { expect, test } from 'vitest'

import type { EvmRpc } from './createEvmRpc.ts'
import type { EvmFoundLog, EvmTransaction } from './evmShapes.ts'
import { findPayment, type WantedPayment } from './findPayment.ts'
import { transferTopic } from './findTransfer.ts'

const token = '0x00000000000000000000000000000000000000aa'
const merchant = '0x00000000000000000000000000000000000000bb'
const [first, second, bundler] = ['01', '02', '03'].map(end => `0x${end.padStart(40, '0')}`) as [string, string, string]
const hash = `0x${'c'.repeat(64)}`

const padded = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`
const transferLog = (from: string, amount: bigint, index: bigint): EvmFoundLog => ({
  address: token,
  topics: [transferTopic, padded(from), padded(merchant)],
  data: `0x${amount.toString(16).padStart(64, '0')}`,
  index,
  hash,
  blockNumber: 10n,
})

/** A node with one transaction, whose sender is not one of the wallets whose payments it contains. */
const nodeWith = (logs: readonly EvmFoundLog[], sender = bundler, input = '0x1234'): EvmRpc => {
  const transaction: EvmTransaction = { hash, from: sender, to: token, valueBaseUnits: 0n, input, nonce: 5n }
  const receipt = { hash, blockNumber: 10n, blockHash: `0x${'d'.repeat(64)}`, succeeded: true, logs }
  return {
    blockNumber: async () => 12n,
    receipt: async () => receipt,
    transaction: async () => transaction,
    logs: async ({ topics }: { topics: readonly string[] }) => logs.filter(log => log.topics[1] === topics[1]),
  } as unknown as EvmRpc
}
const want = (from: string, amountBaseUnits: bigint): WantedPayment => ({
  token,
  from,
  to: merchant,
  amountBaseUnits,
  data: '0xa9059cbb',
})
const search = (claimed: readonly string[] = [], named?: string) => ({
  afterBlock: 1n,
  finalityConfirmations: 12,
  claimed: new Set(claimed),
  hash: named,
})

test.each([undefined, hash, hash.toUpperCase().replace('0X', '0x')])(
  'a bundle that holds payments of two wallets pays each of their transfers, named as %s',
  async named => {
    const node = nodeWith([transferLog(first, 10n, 3n), transferLog(second, 20n, 4n)])
    const one = await findPayment(node, want(first, 10n), search([], named))
    expect(one).toEqual({ hash, positions: ['log 3'] })
    const claimed = [paymentKey(hash, 'log 3')]
    expect(await findPayment(node, want(second, 20n), search(claimed, named))).toEqual({ hash, positions: ['log 4'] })
    expect(await findPayment(node, want(first, 10n), search(claimed, named))).toBeUndefined()
  },
)

test('a batch that pays one amount twice pays two transfers, and no third', async () => {
  const node = nodeWith([transferLog(first, 10n, 3n), transferLog(first, 10n, 7n)])
  const keys = ['log 3', 'log 7'].map(position => paymentKey(hash, position))
  expect(await findPayment(node, want(first, 10n), search())).toMatchObject({ positions: ['log 3'] })
  expect(await findPayment(node, want(first, 10n), search(keys.slice(0, 1)))).toMatchObject({ positions: ['log 7'] })
  expect(await findPayment(node, want(first, 10n), search(keys))).toBeUndefined()
})

test('a transfer that the wallet itself sent is one payment, whether it is found by its name or by its log', async () => {
  const node = nodeWith([transferLog(first, 10n, 3n)], first, '0xa9059cbb')
  const found = { hash, positions: ['call'], nonce: 5n }
  expect(await findPayment(node, want(first, 10n), search())).toEqual(found)
  expect(await findPayment(node, want(first, 10n), search([], hash))).toEqual(found)
  const claimed = [paymentKey(hash, 'call')]
  expect(await findPayment(node, want(first, 10n), search(claimed))).toBeUndefined()
  expect(await findPayment(node, want(first, 10n), search(claimed, hash))).toBeUndefined()
})
