import { paymentKey } from '@rialto/core'
import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { payFrom, startSandboxTron } from '../../../sandbox/src/chains/tron/startSandboxTron.ts'
import { addressOf, fromBase58, keyOf, toBase58 } from '../../../sandbox/src/chains/tron/tronKeys.ts'
import { signTransaction } from '../../../sandbox/src/chains/tron/createTronLedger.ts'
import { transactionOf } from '../../../sandbox/src/chains/tron/tronTransaction.ts'
import { createChainBalances } from '../createChainBalances.ts'
import { createChainPayments } from '../createChainPayments.ts'
import { createChainWatcher } from '../createChainWatcher.ts'

let egress: Egress
let tron: Awaited<ReturnType<typeof startSandboxTron>>
let nowMs = 1_732_000_000_000
/** A block is made every three seconds of this clock. */
const pass = (blocks: number) => {
  nowMs += blocks * 3_000
}
beforeAll(async () => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  tron = await startSandboxTron({ nowMs: () => nowMs })
})
afterAll(async () => {
  await tron.stop()
  await egress.close()
})

type Answer = Record<string, unknown>
type Replace = (path: string, truth: Answer) => Answer

/** The node, with some responses replaced. */
const open = (replace: Replace = (_, truth) => truth, networkId = tron.networkId) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const answer = await egress.request(request)
      return {
        ...answer,
        text: JSON.stringify(replace(new URL(request.url).pathname, JSON.parse(answer.text) as Answer)),
      }
    },
  }
  const tokens = [{ symbol: 'TRX', address: undefined, decimals: 6 }, ...tron.tokens]
  const networks = { egress: lying, evm: [], solana: [], tron: [{ networkId, rpcUrl: tron.rpcUrl, tokens }] }
  return {
    balances: createChainBalances(networks),
    payments: createChainPayments(networks),
    watcher: createChainWatcher(networks),
  }
}

let wallets = 0
/** A wallet with 50 TRX and 20 USDT. */
const openWallet = () => {
  const key = keyOf(`test ${(wallets += 1)}`)
  const address = toBase58(addressOf(key))
  tron.fund({ to: address, symbol: 'TRX', amountBaseUnits: 50_000_000n })
  tron.fund({ to: address, symbol: 'USDT', amountBaseUnits: 20_000_000n })
  pass(1)
  tron.ledger.catchUp()
  return { key, address }
}

const shop = toBase58(addressOf(keyOf('test shop')))
const amount = 1_500_000n
const paymentOf = (from: string, symbol: 'TRX' | 'USDT' = 'USDT') => ({
  networkId: tron.networkId,
  symbol,
  from,
  to: shop,
  amountBaseUnits: amount,
})
const confirmationOf = (hash: string, { watcher } = open(), symbol: 'TRX' | 'USDT' = 'USDT') =>
  watcher.confirm({ ...paymentOf('', symbol), hash, toAddress: shop })
const pay = (key: Uint8Array, symbol: 'TRX' | 'USDT' = 'USDT', paid = amount, to = shop) =>
  payFrom(tron.ledger, key, [symbol, { from: addressOf(key), to: fromBase58(to), amount: paid }]) ?? ''
const nobody = (afterBlock: bigint) => ({ afterBlock, claimed: new Set<string>() })

/** The first recipient has no USDT yet, the second has no account. */
const costs = [
  ['USDT', 13_028_500n],
  ['TRX', 1_100_000n],
] as const

test.each(costs)(
  'a payment in %s is asked for, signed, found and final with its nineteenth block',
  async (symbol, cost) => {
    const { key, address } = openWallet()
    const payment = paymentOf(address, symbol)
    const { balances, payments } = open()
    expect(await balances.read(tron.networkId, address)).toEqual([
      { symbol: 'TRX', decimals: 6, amountBaseUnits: 50_000_000n },
      { symbol: 'USDT', decimals: 6, amountBaseUnits: 20_000_000n },
    ])
    expect(await payments.readFee(payment)).toEqual({ fee: cost, available: 50_000_000n, reserve: 0n, minimum: 0n })
    const afterBlock = await payments.head(tron.networkId)
    const asked = await payments.transactionFor(payment)
    if (asked.family !== 'tron') throw new Error('another family')
    expect(asked).toMatchObject({ chain: 'tron:0xcd8690dc', from: address })
    const { raw_data_hex: rawHex, txID: hash } = JSON.parse(asked.transaction) as { raw_data_hex: string; txID: string }
    expect(await payments.find(payment, nobody(afterBlock))).toBeUndefined()
    tron.ledger.broadcast(signTransaction(transactionOf(rawHex, []), key))
    expect(await payments.find(payment, { ...nobody(afterBlock), hash })).toMatchObject({ hash })
    expect(await confirmationOf(hash, open(), symbol)).toEqual({ kind: 'pending', confirmations: 0 })
    pass(1)
    expect(await confirmationOf(hash, open(), symbol)).toEqual({ kind: 'pending', confirmations: 1 })
    expect(await payments.find(payment, nobody(afterBlock))).toMatchObject({ hash })
    expect(await payments.find(payment, { ...nobody(afterBlock), hash: hash.toUpperCase() })).toMatchObject({ hash })
    expect(await payments.find(payment, { afterBlock, claimed: new Set([paymentKey(hash, 'call')]) })).toBeUndefined()
    pass(17)
    expect(await confirmationOf(hash, open(), symbol)).toEqual({ kind: 'pending', confirmations: 18 })
    pass(1)
    expect(await confirmationOf(hash, open(), symbol)).toMatchObject({
      kind: 'confirmed',
      confirmations: 19,
      fromAddress: address,
    })
    expect(await payments.find(payment, { ...nobody(afterBlock + 1n), hash })).toBeUndefined()
    const [{ amountBaseUnits: left } = { amountBaseUnits: 0n }] = await balances.read(tron.networkId, address)
    expect(50_000_000n - left).toBe(cost + (symbol === 'TRX' ? amount : 0n))
  },
)

test('a payment from another address, of another amount, to another recipient or in another coin does not match', async () => {
  const [payer, stranger] = [openWallet(), openWallet()]
  const { payments } = open()
  const afterBlock = await payments.head(tron.networkId)
  const wrong = [
    pay(stranger.key),
    pay(payer.key, 'USDT', amount + 1n),
    pay(payer.key, 'USDT', amount, stranger.address),
    pay(payer.key, 'TRX'),
  ]
  pass(20)
  for (const hash of [...wrong, '0'.repeat(64), 'no hash', undefined])
    expect(await payments.find(paymentOf(payer.address), { ...nobody(afterBlock), hash })).toBeUndefined()
  expect(await confirmationOf(wrong[2] ?? '')).toMatchObject({
    kind: 'mismatched',
    arrivedBaseUnits: 0n,
    message: /another address/,
  })
  expect(await confirmationOf(wrong[3] ?? '')).toMatchObject({
    kind: 'mismatched',
    arrivedBaseUnits: 0n,
    message: /another address/,
  })
  const more = { ...paymentOf(''), toAddress: shop, amountBaseUnits: amount + 2n, hash: wrong[1] ?? '' }
  const message: unknown = expect.stringContaining('1500001')
  expect(await open().watcher.confirm(more)).toMatchObject({
    kind: 'mismatched',
    arrivedBaseUnits: amount + 1n,
    message,
  })
})

/** The response of nodes that never had a transaction. */
const without =
  (txId: string): Replace =>
  (path, truth) => {
    if (truth['txID'] === txId || truth['id'] === txId) return {}
    return path.endsWith('getblockbynum') ? { ...truth, transactions: [] } : truth
  }

test('a payment that was seen and is in no block by the time it expires is expired, and before that not', async () => {
  const { key, address } = openWallet()
  const payment = paymentOf(address)
  const afterBlock = await open().payments.head(tron.networkId)
  const asked = await open().payments.transactionFor(payment)
  const { raw_data_hex: rawHex = '' } = asked.family === 'tron' ? (JSON.parse(asked.transaction) as Answer) : {}
  const signed = signTransaction(transactionOf(String(rawHex), []), key)
  tron.ledger.broadcast(signed)
  const search = { ...nobody(afterBlock), hash: signed.txId }
  const found = await open().payments.find(payment, search)
  expect(found).toEqual({ hash: signed.txId, positions: ['call'], nonce: BigInt(signed.raw.expirationMs) })
  const seen = { ...search, nonce: BigInt(signed.raw.expirationMs) }
  const lost = open(without(signed.txId))
  pass(37)
  expect(await lost.payments.find(payment, seen)).toBeUndefined()
  expect(await confirmationOf(signed.txId, lost)).toEqual({ kind: 'unknown' })
  pay(openWallet().key, 'TRX')
  pass(25)
  expect(await lost.payments.find(payment, search)).toBeUndefined()
  expect(await lost.payments.find(payment, seen)).toBe('expired')
  expect(await open().payments.find(payment, seen)).toEqual(found)
  // Expired for every node.
  const late = tron.ledger.signed(
    { type: 'TransferContract', owner: addressOf(key), to: fromBase58(shop), amount: 1n },
    key,
  )
  pass(21)
  tron.ledger.catchUp()
  expect(() => tron.ledger.broadcast(late)).toThrow(expect.objectContaining({ code: 'TRANSACTION_EXPIRATION_ERROR' }))
})

test('a call that fails on the chain, for want of TRX or of the token, pays nothing', async () => {
  const poor = openWallet()
  pay(poor.key, 'TRX', 49_000_000n)
  pass(1)
  tron.ledger.catchUp()
  const { fee, available } = await open().payments.readFee(paymentOf(poor.address))
  expect(available < fee).toBe(true)
  const failing = [pay(poor.key), pay(openWallet().key, 'USDT', 30_000_000n)]
  pass(20)
  for (const hash of failing) expect(await confirmationOf(hash)).toMatchObject({ kind: 'reverted', message: /failed/ })
})

test('a payment whose block is gone waits again, and is final in the block that has it then', async () => {
  const hash = pay(openWallet().key)
  pass(1)
  expect(await confirmationOf(hash)).toEqual({ kind: 'pending', confirmations: 1 })
  tron.ledger.dropFrom(tron.ledger.tip().number)
  nowMs -= 3_000
  expect(await confirmationOf(hash)).toEqual({ kind: 'pending', confirmations: 0 })
  pass(21)
  expect(await confirmationOf(hash)).toMatchObject({ kind: 'confirmed' })
})

/** The receipt of a call of a contract that sends TRX on, as TronGrid answers it. */
const sending = (callValue: number, to = shop, more: object = {}): Replace => {
  const inside = {
    hash: 'c'.repeat(64),
    caller_address: `41${'c0'.repeat(20)}`,
    transferTo_address: fromBase58(to),
    callValueInfo: [{ callValue }],
    note: '63616c6c',
    ...more,
  }
  const coins = {
    internal_transactions: [inside, { ...inside, callValueInfo: [{}, { callValue: 9, tokenId: '1002000' }] }],
  }
  return (path, truth) => (path.endsWith('gettransactioninfobyid') && 'id' in truth ? { ...truth, ...coins } : truth)
}

test('TRX from a contract counts, by the sum that the contract sent to the address', async () => {
  const hash = pay(openWallet().key)
  pass(20)
  const read = (replace: Replace) => confirmationOf(hash, open(replace), 'TRX')
  expect(await read(sending(1_500_000))).toMatchObject({
    kind: 'confirmed',
    fromAddress: toBase58(`41${'c0'.repeat(20)}`),
  })
  const short = { kind: 'mismatched', arrivedBaseUnits: 1_499_999n }
  expect(await read(sending(1_499_999))).toMatchObject(short)
  const none = { kind: 'mismatched', arrivedBaseUnits: 0n }
  expect(await read(sending(1_500_000, openWallet().address))).toMatchObject(none)
  expect(await read(sending(1_500_000, shop, { rejected: true }))).toMatchObject(none)
  expect(
    await read(sending(1_500_000, shop, { callValueInfo: [{ callValue: 1_500_000, tokenId: '1002000' }] })),
  ).toMatchObject(none)
  expect(await read((_, truth) => truth)).toMatchObject(none)
})

const onSolid = (path: string) => path.startsWith('/walletsolidity/')

test.each<[string, Replace]>([
  [
    'is of another chain',
    (path, truth) => (path.endsWith('getblockbynum') ? { ...truth, blockID: '0'.repeat(64) } : truth),
  ],
  [
    'answers with another transaction',
    (path, truth) => (path.endsWith('gettransactionbyid') ? { ...truth, txID: '1'.repeat(64) } : truth),
  ],
  [
    'answers with another receipt',
    (path, truth) => (path.endsWith('gettransactioninfobyid') ? { ...truth, id: '1'.repeat(64) } : truth),
  ],
  ['answers with an error', (path, truth) => (path.endsWith('getnowblock') ? { Error: 'secret' } : truth)],
  [
    'numbers a block otherwise than its id',
    (path, truth) => (path === '/wallet/getnowblock' ? { ...truth, blockID: `00${'f'.repeat(62)}` } : truth),
  ],
])('a node that %s is not believed', async (_, replace) => {
  const hash = pay(openWallet().key)
  pass(20)
  const read = confirmationOf(hash, open(replace))
  await expect(read).rejects.toMatchObject({ name: 'TronUnreadable', message: expect.not.stringContaining('secret') })
  expect(await confirmationOf(hash)).toMatchObject({ kind: 'confirmed' })
})

test.each<[string, Replace]>([
  [
    'a node that names a head which it does not have',
    (path, truth) => {
      if (path !== '/wallet/getnowblock') return truth
      const number = tron.ledger.tip().number + 50
      return {
        ...truth,
        blockID: `${number.toString(16).padStart(16, '0')}${'f'.repeat(48)}`,
        block_header: { raw_data: { number, timestamp: nowMs } },
      }
    },
  ],
  [
    'a node whose solidity side has not got there',
    (path, truth) => (onSolid(path) && path.endsWith('gettransactioninfobyid') ? {} : truth),
  ],
  [
    'two nodes of which one has other blocks',
    (path, truth) => (onSolid(path) && path.endsWith('getblockbynum') ? { ...truth, transactions: [] } : truth),
  ],
])('%s makes nothing final', async (_, replace) => {
  const hash = pay(openWallet().key)
  pass(10)
  expect(await confirmationOf(hash, open(replace))).toMatchObject({ kind: 'pending' })
  if (!/head/.test(String(_))) pass(12)
  expect(await confirmationOf(hash, open(replace))).toEqual({ kind: 'pending', confirmations: 18 })
  pass(12)
  expect(await confirmationOf(hash)).toMatchObject({ kind: 'confirmed' })
})
