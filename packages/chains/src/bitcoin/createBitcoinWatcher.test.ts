import { paymentKey } from '@rialto/core'
import { createEgress, type Egress } from '@rialto/egress'
import { p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startSandboxBitcoin } from '../../../sandbox/src/chains/bitcoin/startSandboxBitcoin.ts'
import { createChainBalances } from '../createChainBalances.ts'
import { createChainPayments } from '../createChainPayments.ts'
import { createChainWatcher } from '../createChainWatcher.ts'

let egress: Egress
let bitcoin: Awaited<ReturnType<typeof startSandboxBitcoin>>
beforeAll(async () => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  // The test makes the blocks.
  bitcoin = await startSandboxBitcoin({ blockTimeMs: 0 })
})
afterAll(async () => {
  await bitcoin.stop()
  await egress.close()
})

const call = async (method: string, ...params: unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return ((await (await fetch(bitcoin.rpcUrl, { method: 'POST', body })).json()) as { result: unknown }).result
}

/** The node, with some responses replaced, either whole or only the error. */
const open = (replace: Record<string, object> = {}, networkId = bitcoin.networkId) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const { method } = JSON.parse(String(request.body)) as { method: string }
      if (!Object.hasOwn(replace, method)) return egress.request(request)
      return { status: 200, headers: {}, text: JSON.stringify({ id: 1, ...replace[method] }) }
    },
  }
  const networks = { egress: lying, evm: [], solana: [], bitcoin: [{ networkId, rpcUrl: bitcoin.rpcUrl }] }
  return {
    balances: createChainBalances(networks),
    payments: createChainPayments(networks),
    watcher: createChainWatcher(networks),
  }
}

let keys = 0
/** A wallet with 0.02 BTC in two coins. */
const openWallet = () => {
  const key = new Uint8Array(32).fill((keys += 1))
  const { address = '' } = p2wpkh(pubECDSA(key), TEST_NETWORK)
  for (const _ of [1, 2]) bitcoin.fund(address, 1_000_000n)
  bitcoin.mine()
  return { key, address }
}

const shop = p2wpkh(pubECDSA(new Uint8Array(32).fill(99)), TEST_NETWORK).address ?? ''
const amount = 150_000n
const paymentOf = (from: string, to = shop) => ({
  networkId: bitcoin.networkId,
  symbol: 'BTC',
  from,
  to,
  amountBaseUnits: amount,
})
const confirmationOf = (hash: string, { watcher } = open()) =>
  watcher.confirm({ ...paymentOf(''), hash, toAddress: shop })
const pay = (key: Uint8Array, satoshis = amount, address = shop) =>
  bitcoin.pay(key, [{ address, amount: satoshis }]) ?? ''

test('a payment is asked for, found by its sender and amount, and final with its second block', async () => {
  const { key, address } = openWallet()
  const payment = paymentOf(address)
  const { balances, payments } = open()
  expect(await balances.read(bitcoin.networkId, address)).toEqual([
    { symbol: 'BTC', decimals: 8, amountBaseUnits: 2_000_000n },
  ])
  const { fee, available } = await payments.readFee(payment)
  expect([available, fee > 200n && fee < 1_000n]).toEqual([2_000_000n, true])
  const afterBlock = await payments.head(bitcoin.networkId)
  expect(await payments.transactionFor(payment)).toEqual({
    family: 'bitcoin',
    from: address,
    to: shop,
    satoshis: amount,
  })
  const nobody = { afterBlock, claimed: new Set<string>() }
  const outputs = ['output 0', 'output 1', 'output 2']
  expect(await payments.find(payment, nobody)).toBeUndefined()
  const hash = pay(key)
  expect(await payments.find(payment, { ...nobody, hash })).toMatchObject({ hash })
  expect(await confirmationOf(hash)).toEqual({ kind: 'pending', confirmations: 0 })
  bitcoin.mine()
  expect(await confirmationOf(hash)).toEqual({ kind: 'pending', confirmations: 1 })
  expect(await payments.find(payment, nobody)).toMatchObject({ hash })
  expect(
    await payments.find(payment, { ...nobody, claimed: new Set(outputs.map(output => paymentKey(hash, output))) }),
  ).toBeUndefined()
  expect(await payments.find(payment, { afterBlock: afterBlock + 1n, claimed: new Set(), hash })).toBeUndefined()
  bitcoin.mine()
  expect(await confirmationOf(hash)).toEqual({
    kind: 'confirmed',
    confirmations: 2,
    fromAddress: address,
    fee: { baseUnits: 282n, payer: address },
    block: afterBlock + 1n,
  })
})

test('a payment from another address, of another amount or to another recipient does not match', async () => {
  const [payer, stranger] = [openWallet(), openWallet()]
  const { payments } = open()
  const afterBlock = await payments.head(bitcoin.networkId)
  const wrong = [pay(stranger.key), pay(payer.key, amount + 1n), pay(payer.key, amount, stranger.address)]
  bitcoin.mine()
  for (const hash of [...wrong, '0'.repeat(64), 'no hash'])
    expect(await payments.find(paymentOf(payer.address), { afterBlock, claimed: new Set(), hash })).toBeUndefined()
  bitcoin.mine()
  expect(await confirmationOf(wrong[2] ?? '')).toMatchObject({
    kind: 'mismatched',
    arrivedBaseUnits: 0n,
    message: /another address/,
  })
  const more = { ...paymentOf(''), toAddress: shop, amountBaseUnits: amount + 2n, hash: wrong[1] ?? '' }
  expect(await open().watcher.confirm(more)).toMatchObject({
    kind: 'mismatched',
    arrivedBaseUnits: amount + 1n,
    message: expect.stringContaining('150001'),
  })
})

test('a payment that was replaced, or whose block is gone, is not there until another has it', async () => {
  const { key, address } = openWallet()
  const afterBlock = await open().payments.head(bitcoin.networkId)
  const first = pay(key)
  bitcoin.mine()
  bitcoin.mine()
  expect(await confirmationOf(first)).toMatchObject({ kind: 'confirmed' })
  const height = Number(await call('getblockcount'))
  await call('invalidateblock', await call('getblockhash', height - 1))
  expect(await confirmationOf(first)).toEqual({ kind: 'pending', confirmations: 0 })
  // Spends the same coins to the same address for a higher fee.
  const replacement = bitcoin.pay(key, [{ address: shop, amount }], { replaces: first, satoshisPerByte: 9n }) ?? ''
  expect(replacement).not.toBe(first)
  expect(await confirmationOf(first)).toEqual({ kind: 'unknown' })
  bitcoin.mine()
  bitcoin.mine()
  const search = { afterBlock, claimed: new Set<string>(), hash: first }
  expect(await open().payments.find(paymentOf(address), search)).toMatchObject({ hash: replacement })
  expect(await confirmationOf(replacement)).toMatchObject({ kind: 'confirmed' })
})

test('a payment whose recipient and sender have spent its outputs is found by the index of blocks', async () => {
  const { key, address } = openWallet()
  const shopKey = new Uint8Array(32).fill(77)
  const to = p2wpkh(pubECDSA(shopKey), TEST_NETWORK).address ?? ''
  const payment = paymentOf(address, to)
  const search = { afterBlock: await open().payments.head(bitcoin.networkId), claimed: new Set<string>() }
  const hash = pay(key, amount, to)
  bitcoin.mine()
  // The recipient sweeps what it received, and the sender's coins go elsewhere.
  pay(shopKey, amount - 1_000n, shop)
  pay(key, 1_840_000n, shop)
  bitcoin.mine()
  expect(await open().payments.find(payment, search)).toMatchObject({ hash })
  expect(await open().payments.find({ ...payment, amountBaseUnits: amount + 1n }, search)).toBeUndefined()
  const noIndex = { scanblocks: { error: { code: -1, message: 'Index is not enabled for filtertype basic' } } }
  expect(await open(noIndex).payments.find(payment, search)).toBeUndefined()
  const busy = { scanblocks: { error: { code: -8, message: 'Scan already in progress' } } }
  await expect(open(busy).payments.find(payment, search)).rejects.toMatchObject({ name: 'BitcoinUnreadable' })
})

test.each([
  ['is of another chain', { getblockhash: { result: '0'.repeat(64) } }],
  [
    'cannot say whether it has the transaction',
    { getrawtransaction: { error: { code: -5, message: 'No such mempool transaction. Use -txindex' } } },
  ],
  ['answers with another transaction', { getrawtransaction: { result: { txid: '1'.repeat(64), vin: [], vout: [] } } }],
  ['answers with nothing', { getrawtransaction: {} }],
])('a node that %s is not believed', async (_, replace) => {
  const hash = pay(openWallet().key)
  bitcoin.mine()
  bitcoin.mine()
  await expect(confirmationOf(hash, open(replace))).rejects.toMatchObject({
    name: 'BitcoinUnreadable',
  })
  expect(await confirmationOf(hash)).toMatchObject({ kind: 'confirmed' })
})

test('a node that names a head which it does not have makes nothing final', async () => {
  const hash = pay(openWallet().key)
  bitcoin.mine()
  const head = Number(await call('getblockcount')) + 5
  expect(await confirmationOf(hash, open({ getblockcount: { result: head } }))).toEqual({
    kind: 'pending',
    confirmations: 1,
  })
})

test('coins that a node says are of another address are not counted', async () => {
  const { address } = openWallet()
  const coin = { txid: '1'.repeat(64), vout: 0, scriptPubKey: '0014', amount: 5, height: 1 }
  const { balances } = open({ scantxoutset: { result: { success: true, unspents: [coin] } } })
  await expect(balances.read(bitcoin.networkId, address)).rejects.toMatchObject({ name: 'BitcoinUnreadable' })
})
