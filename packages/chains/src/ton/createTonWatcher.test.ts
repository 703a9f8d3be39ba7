import { randomBytes } from 'node:crypto'

import { Address } from '@ton/core'
import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { jettonWalletOf } from '../../../sandbox/src/chains/ton/jettons.ts'
import { type SandboxTon, startSandboxTon } from '../../../sandbox/src/chains/ton/startSandboxTon.ts'
import { jettonOrder, openTonPayer } from '../../../sandbox/src/chains/ton/testing/openTonPayer.ts'
import { createTonWatcher } from './createTonWatcher.ts'

const nowMs = Date.UTC(2026, 10, 26)
let egress: Egress
let ton: SandboxTon
let payer: ReturnType<typeof openTonPayer>
let customer: ReturnType<typeof openTonPayer>
beforeAll(async () => {
  egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    userAgent: 'test',
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
  })
  ton = await startSandboxTon({ nowMs: () => nowMs })
  ;[payer, customer] = [openTonPayer(ton.rpcUrl, randomBytes(32)), openTonPayer(ton.rpcUrl, randomBytes(32))]
  const to = { address: payer.address }
  ton.pay({ to, symbol: 'TON', amountBaseUnits: 100_000_000_000n })
  ton.pay({ to, symbol: 'USDT', amountBaseUnits: 100_000_000n })
})
afterAll(async () => {
  await ton.stop()
  await egress.close()
})

const confirm = (hash: string, more: { toTag?: string; symbol?: string; sinceMs?: number } = {}, via = egress) => {
  const { networkId, rpcUrl, tokens } = ton
  const all = [{ symbol: 'TON', address: undefined, decimals: 9 }, ...tokens]
  const watcher = createTonWatcher({ networks: [{ networkId, rpcUrl, tokens: all }], egress: via })
  const expected = { networkId, symbol: 'TON', toAddress: customer.address, toTag: undefined, amountBaseUnits: 3_000n }
  return watcher.confirm({ ...expected, sinceMs: nowMs, hash, ...more })
}
const pay = (value: bigint, body?: string) =>
  payer.send({ to: customer.address, value, ...(body === undefined ? {} : { body }) })

test('a payment is confirmed by the transaction of its sender’s wallet, in either notation of its hash', async () => {
  const hash = await pay(3_000n, 'account 4711')
  const confirmed = { kind: 'confirmed', confirmations: 1, fromAddress: payer.raw }
  expect(await confirm(hash, { toTag: 'account 4711' })).toMatchObject(confirmed)
  const base64 = Buffer.from(hash, 'hex').toString('base64')
  expect(await confirm(base64, { toTag: 'account 4711' })).toMatchObject(confirmed)
  const from = Address.parse(jettonWalletOf(payer.raw.replace(/[0-9a-f]{64}/, text => text.toUpperCase()))).toString()
  const jettons = await payer.send(jettonOrder({ from, to: customer.address, amount: 3_000n, text: '9' }))
  expect(await confirm(jettons, { toTag: '9', symbol: 'USDT' })).toMatchObject(confirmed)
  expect(await confirm(jettons, { toTag: '9' })).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: 0n })
})

test('a payment without the comment, with another, or of less does not confirm', async () => {
  const none = { kind: 'mismatched', arrivedBaseUnits: 0n }
  expect(await confirm(await pay(3_000n), { toTag: '4711' })).toMatchObject(none)
  expect(await confirm(await pay(3_000n, '4712'), { toTag: '4711' })).toMatchObject(none)
  expect(await confirm(await pay(3_000n, '4711'))).toMatchObject(none)
  const less = await pay(2_999n, '4711')
  expect(await confirm(less, { toTag: '4711' })).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: 2_999n })
})

test('another transaction of the same payment does not confirm it again', async () => {
  const hash = await pay(3_000n)
  const { transactions } = await customer.get<{ transactions: { hash: string }[] }>(
    `/transactions?account=${customer.raw}&limit=1`,
  )
  const received = Buffer.from(transactions[0]?.hash ?? '', 'base64').toString('hex')
  expect(await confirm(hash)).toMatchObject({ kind: 'confirmed' })
  expect(await confirm(received)).toMatchObject({ kind: 'mismatched', message: expect.stringContaining(hash) })
})

test('a payment on its way is pending, and an absent one unknown to a node with its blocks alone', async () => {
  const hash = await pay(3_000n)
  const incomplete: Egress = {
    ...egress,
    request: async request => {
      const answer = await egress.request(request)
      return { ...answer, text: answer.text.replace('"is_incomplete":false', '"is_incomplete":true') }
    },
  }
  expect(await confirm(hash, {}, incomplete)).toMatchObject({ kind: 'pending' })
  expect(await confirm('0'.repeat(64))).toEqual({ kind: 'unknown' })
  expect(await confirm('not a hash')).toEqual({ kind: 'unknown' })
  await expect(confirm('0'.repeat(64), { sinceMs: 0 })).rejects.toThrow('every block')
})
