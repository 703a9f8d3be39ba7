import { randomBytes } from 'node:crypto'

import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type SandboxCosmos, startSandboxCosmos } from '../../../sandbox/src/chains/cosmos/startSandboxCosmos.ts'
import { openCosmosPayer } from '../../../sandbox/src/chains/cosmos/testing/openCosmosPayer.ts'
import { createCosmosWatcher } from './createCosmosWatcher.ts'

const nowMs = Date.UTC(2026, 10, 26)
const customer = 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'
let egress: Egress
let chain: SandboxCosmos
let payer: Awaited<ReturnType<typeof openCosmosPayer>>
beforeAll(async () => {
  egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    userAgent: 'test',
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
  })
  chain = await startSandboxCosmos('cosmos', { nowMs: () => nowMs })
  payer = await openCosmosPayer({ rpcUrl: chain.rpcUrl, ...chain.ledger.chain }, randomBytes(32))
  chain.pay({ to: { address: payer.address }, symbol: 'ATOM', amountBaseUnits: 10n ** 12n })
})
afterAll(async () => {
  await chain.stop()
  await egress.close()
})

const pay = (memo: string, ...amounts: bigint[]) =>
  payer.send({ memo, messages: amounts.map(amount => payer.payment(customer, amount)) })

const confirm = (
  hash: string,
  more: { toTag?: string; toAddress?: string; symbol?: string; sinceMs?: number } = {},
  via = egress,
) => {
  const { networkId, rpcUrl, tokens } = chain
  const all = [{ symbol: 'ATOM', address: undefined, decimals: 6 }, ...tokens]
  const watcher = createCosmosWatcher({ networks: [{ networkId, rpcUrl, tokens: all }], egress: via })
  const expected = { networkId, symbol: 'ATOM', toAddress: customer, toTag: undefined, amountBaseUnits: 3_000_000n }
  return watcher.confirm({ ...expected, sinceMs: nowMs, hash, ...more })
}

/** The node, whose answers to these paths are replaced. */
const withAnswer = (path: RegExp, answer: { status?: number; text: string }): Egress => ({
  ...egress,
  request: async request => {
    const found = await egress.request(request)
    return path.test(new URL(request.url).pathname) ? { ...found, ...answer } : found
  },
})

test('a payment with its memo is confirmed, by one message or several', async () => {
  const hash = await pay('4711', 1_000_000n, 2_000_000n)
  const block = BigInt(chain.ledger.tip().height)
  const confirmed = { kind: 'confirmed', confirmations: 1, fromAddress: payer.address, block }
  expect(await confirm(hash, { toTag: '4711' })).toEqual(confirmed)
  expect(await confirm(hash.toLowerCase(), { toTag: '4711', toAddress: customer.toUpperCase() })).toEqual(confirmed)
})

test('a payment without the memo, with another, of less or in another asset does not confirm', async () => {
  const none = { kind: 'mismatched', arrivedBaseUnits: 0n }
  expect(await confirm(await pay('', 3_000_000n), { toTag: '4711' })).toMatchObject(none)
  expect(await confirm(await pay('04711', 3_000_000n), { toTag: '4711' })).toMatchObject(none)
  expect(await confirm(await pay('4711', 3_000_000n))).toMatchObject(none)
  const less = await pay('4711', 2_999_999n)
  expect(await confirm(less, { toTag: '4711' })).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: 2_999_999n })
  expect(await confirm(await pay('', 3_000_000n), { symbol: 'USDC' })).toMatchObject(none)
  expect(await confirm(await pay('', 3_000_000n), { toAddress: payer.address })).toMatchObject(none)
})

test('a failed transaction is reverted, and an absent one unknown to a node with its blocks alone', async () => {
  const failed = await pay('', 3_000_000n, 10n ** 15n)
  expect(await confirm(failed)).toMatchObject({ kind: 'reverted' })
  expect(await confirm('0'.repeat(64))).toEqual({ kind: 'unknown' })
  expect(await confirm('not a hash')).toEqual({ kind: 'unknown' })
  await expect(confirm('0'.repeat(64), { sinceMs: 0 })).rejects.toThrow('began after')
})

test('an absent transaction proves nothing on a node that is behind, that lacks blocks or that indexes none', async () => {
  await pay('', 3_000_000n)
  const absent = '0'.repeat(64)
  await expect(confirm(absent, {}, withAnswer(/syncing/, { text: '{"syncing":true}' }))).rejects.toThrow('in step')
  await expect(confirm(absent, { sinceMs: nowMs + 3_600_000 })).rejects.toThrow('behind')
  const pruned = withAnswer(/blocks\/\d+$/, { status: 400, text: '{"code":3,"message":"height is not available"}' })
  await expect(confirm(absent, {}, pruned)).rejects.toThrow('no answer')
  const off = withAnswer(/txs/, { status: 500, text: '{"code":2,"message":"transaction indexing is disabled"}' })
  await expect(confirm(absent, {}, off)).rejects.toThrow('no answer')
  const proxy = withAnswer(/txs/, { status: 404, text: '<html>not found</html>' })
  await expect(confirm(absent, {}, proxy)).rejects.toThrow('no answer')
})

test('another transaction or block than the requested one is refused', async () => {
  const [first, second] = [await pay('', 3_000_000n), await pay('', 4_000_000n)]
  const other = JSON.stringify(await payer.get(`/cosmos/tx/v1beta1/txs/${second}`))
  await expect(confirm(first, {}, withAnswer(/txs/, { text: other }))).rejects.toThrow('another transaction')
  const block = JSON.stringify(await payer.get('/cosmos/base/tendermint/v1beta1/blocks/latest'))
  await expect(confirm('0'.repeat(64), {}, withAnswer(/blocks\/\d+$/, { text: block }))).rejects.toThrow(
    'another block',
  )
})
