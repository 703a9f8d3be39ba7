import { createEgress, type Egress } from '@rialto/egress'
import { Asset, Keypair, Memo, Operation } from '@stellar/stellar-base'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type SandboxStellar, startSandboxStellar } from '../../../sandbox/src/chains/stellar/startSandboxStellar.ts'
import { toMuxed } from '../../../sandbox/src/chains/stellar/stellarKeys.ts'
import { openStellarPayer } from '../../../sandbox/src/chains/stellar/testing/openStellarPayer.ts'
import { createStellarWatcher } from './createStellarWatcher.ts'

const nowMs = Date.UTC(2026, 10, 26)
const [payer, customer] = [Keypair.random(), Keypair.random()]
let egress: Egress
let stellar: SandboxStellar
beforeAll(async () => {
  egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    userAgent: 'test',
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
  })
  stellar = await startSandboxStellar({ nowMs: () => nowMs })
  for (const pair of [payer, customer])
    stellar.pay({ to: { address: pair.publicKey() }, symbol: 'XLM', amountBaseUnits: 1_000_000_000n })
})
afterAll(async () => {
  await stellar.stop()
  await egress.close()
})

const lumens = (amount: string, destination = customer.publicKey()) =>
  Operation.payment({ destination, asset: Asset.native(), amount })
const pay = (memo: Memo, ...operations: ReturnType<typeof lumens>[]) =>
  openStellarPayer(stellar.rpcUrl).send(payer, { memo, operations })

const confirm = (
  hash: string,
  more: { toTag?: string; toAddress?: string; symbol?: string; sinceMs?: number } = {},
  via = egress,
) => {
  const { networkId, rpcUrl, tokens } = stellar
  const all = [{ symbol: 'XLM', address: undefined, decimals: 7 }, ...tokens]
  const watcher = createStellarWatcher({ networks: [{ networkId, rpcUrl, tokens: all }], egress: via })
  const expected = {
    networkId,
    symbol: 'XLM',
    toAddress: customer.publicKey(),
    toTag: undefined,
    amountBaseUnits: 30_000_000n,
  }
  return watcher.confirm({ ...expected, sinceMs: nowMs, hash, ...more })
}

test('a payment with its memo is confirmed, by one operation or several', async () => {
  const hash = await pay(Memo.id('4711'), lumens('1'), lumens('2'))
  const confirmed = { kind: 'confirmed', confirmations: 1, fromAddress: payer.publicKey() }
  expect(await confirm(hash, { toTag: '4711' })).toMatchObject(confirmed)
  expect(await confirm(hash.toUpperCase(), { toTag: '4711' })).toMatchObject(confirmed)
  const muxed = toMuxed({ account: customer.publicKey(), id: 4711n })
  expect(await confirm(await pay(Memo.none(), lumens('3', muxed)), { toAddress: muxed })).toMatchObject(confirmed)
})

test('a payment without the memo, with another, of less or in another asset does not confirm', async () => {
  const none = { kind: 'mismatched', arrivedBaseUnits: 0n }
  expect(await confirm(await pay(Memo.none(), lumens('3')), { toTag: '4711' })).toMatchObject(none)
  expect(await confirm(await pay(Memo.id('4712'), lumens('3')), { toTag: '4711' })).toMatchObject(none)
  expect(await confirm(await pay(Memo.id('4711'), lumens('3')))).toMatchObject(none)
  const less = await pay(Memo.id('4711'), lumens('2.9999999'))
  expect(await confirm(less, { toTag: '4711' })).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: 29_999_999n })
  expect(await confirm(await pay(Memo.none(), lumens('3')), { symbol: 'USDC' })).toMatchObject(none)
})

test('a failed transaction is reverted, and an absent one unknown to a node with its ledgers alone', async () => {
  const sent = openStellarPayer(stellar.rpcUrl)
  await expect(sent.send(payer, { operations: [lumens('3'), lumens('90000')] })).rejects.toThrow('op_underfunded')
  const failed = stellar.ledger.tip().transactions[0]?.transaction.hash ?? ''
  expect(await confirm(failed)).toMatchObject({ kind: 'reverted' })
  expect(await confirm('0'.repeat(64))).toEqual({ kind: 'unknown' })
  expect(await confirm('not a hash')).toEqual({ kind: 'unknown' })
  await expect(confirm('0'.repeat(64), { sinceMs: 0 })).rejects.toThrow('every ledger')
})

test('the transaction inside a fee bump is named by the hash outside, so that it confirms one payment', async () => {
  const hash = await pay(Memo.none(), lumens('3'))
  const outer = 'ab'.repeat(32)
  const bumped: Egress = {
    ...egress,
    request: async request => {
      const answer = await egress.request(request)
      if (!request.url.endsWith(hash)) return answer
      const content = JSON.parse(answer.text) as object
      return { ...answer, text: JSON.stringify({ ...content, fee_bump_transaction: { hash: outer, signatures: [] } }) }
    },
  }
  expect(await confirm(hash, {}, bumped)).toMatchObject({ kind: 'mismatched', message: expect.stringContaining(outer) })
})
