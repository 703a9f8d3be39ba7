import { paymentKey } from '@rialto/core'
import { createEgress, type Egress } from '@rialto/egress'
import { getBase64EncodedWireTransaction, getTransactionDecoder, partiallySignTransaction } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sandboxSolanaKey } from '../../../sandbox/src/chains/solana/solanaKeys.ts'
import { startSandboxSolana } from '../../../sandbox/src/chains/solana/startSandboxSolana.ts'
import { createChainPayments } from '../createChainPayments.ts'
import { createChainWatcher } from '../createChainWatcher.ts'

let egress: Egress
let solana: Awaited<ReturnType<typeof startSandboxSolana>>
beforeAll(async () => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  solana = await startSandboxSolana()
})
afterAll(async () => {
  await solana.stop()
  await egress.close()
})

const shop = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
const nobody = new Set<string>()

/** The node, with some responses replaced. */
const open = (replace: Record<string, unknown> = {}) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const { method } = JSON.parse(String(request.body)) as { method: string }
      if (!Object.hasOwn(replace, method)) return egress.request(request)
      return { status: 200, headers: {}, text: JSON.stringify({ jsonrpc: '2.0', id: 1, result: replace[method] }) }
    },
  }
  const tokens = [{ symbol: 'SOL', address: undefined, decimals: 9 }, ...solana.mints]
  const { networkId, rpcUrl, sponsorKey } = solana
  const networks = { egress: lying, evm: [], solana: [{ networkId, rpcUrl, sponsorKey, tokens }] }
  return { payments: createChainPayments(networks), watcher: createChainWatcher(networks) }
}

let wallets = 0
const openWallet = async () => {
  const key = await sandboxSolanaKey(`test/${(wallets += 1)}`)
  await solana.fund({ to: key.address, symbol: 'SOL', amountBaseUnits: 1_000_000_000n })
  await solana.fund({ to: key.address, symbol: 'USDC', amountBaseUnits: 50_000_000n })
  return key
}

/** Signs as a wallet does when its user confirms. */
const pay = async (
  key: Awaited<ReturnType<typeof openWallet>>,
  payment: ReturnType<typeof paymentOf>,
  options?: { isSponsored: boolean },
) => {
  const asked = await open().payments.transactionFor(payment, options)
  if (asked.family !== 'solana') throw new Error('not for Solana')
  const unsigned = getTransactionDecoder().decode(Buffer.from(asked.wire, 'base64'))
  const wire = getBase64EncodedWireTransaction(await partiallySignTransaction([key.keyPair], unsigned))
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'sendTransaction',
    params: [wire, { encoding: 'base64' }],
  })
  const headers = { 'content-type': 'application/json' }
  return ((await (await fetch(solana.rpcUrl, { method: 'POST', headers, body })).json()) as { result: string }).result
}

const paymentOf = (from: string, symbol: string, amountBaseUnits: bigint) => {
  return { networkId: solana.networkId, symbol, from, to: shop, amountBaseUnits }
}
const confirm = (hash: string, payment: ReturnType<typeof paymentOf>, replace = {}) =>
  open(replace).watcher.confirm({ ...payment, hash, toAddress: payment.to })

test('a payment to a token account or a mint is never built', async () => {
  const { address } = await openWallet()
  const mint = solana.mints.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
  const asked = (replace = {}, to = mint) =>
    open(replace).payments.transactionFor({ ...paymentOf(address, 'USDC', 1n), to })
  await expect(asked()).rejects.toThrow('nobody could sign')
  const owner = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
  const account = { context: { slot: 1 }, value: { owner, lamports: 1, data: ['', 'base64'] } }
  await expect(asked({ getAccountInfo: account }, shop)).rejects.toThrow('nobody could sign')
})

test.each([
  ['SOL', 20_000_000n],
  ['USDC', 7_000_000n],
])('a payment in %s is built, found on the chain without its hash, and confirmed', async (symbol, amount) => {
  const key = await openWallet()
  const payment = paymentOf(key.address, symbol, amount)
  const { payments } = open()
  const afterBlock = await payments.head(payment.networkId)
  expect(await payments.find(payment, { afterBlock, claimed: nobody })).toBeUndefined()
  const hash = await pay(key, payment)
  const positions = ['balance', symbol === 'SOL' ? 'instruction 0' : 'instruction 1']
  expect(await payments.find(payment, { afterBlock, claimed: nobody })).toEqual({ hash, positions })
  expect(await payments.find(payment, { afterBlock, claimed: nobody, hash })).toEqual({ hash, positions })
  const confirmed = { kind: 'confirmed', confirmations: 32, fromAddress: key.address, fee: { payer: key.address } }
  expect(await confirm(hash, payment)).toMatchObject(confirmed)
})

test.each([
  ['SOL', 20_000_000n],
  ['USDC', 7_000_000n],
])(
  'a payment in %s whose fee another account pays costs the wallet nothing more, and is found as the wallet’s',
  async (symbol, amount) => {
    const key = await openWallet()
    const payment = {
      ...paymentOf(key.address, symbol, amount),
      to: (await sandboxSolanaKey(`first/${symbol}`)).address,
    }
    const { payments } = open()
    const [afterBlock, fee] = [await payments.head(payment.networkId), await payments.readSponsoredFee(payment)]
    const coins = async (address: string) => (await payments.readFee({ ...payment, from: address })).available
    const sponsor = (await sandboxSolanaKey('sponsor')).address
    const [before, sponsored] = [await coins(key.address), await coins(sponsor)]
    const hash = await pay(key, payment, { isSponsored: true })
    expect(await payments.find(payment, { afterBlock, claimed: nobody })).toMatchObject({ hash })
    const paid = { baseUnits: fee, payer: sponsor }
    expect(await confirm(hash, payment)).toMatchObject({ kind: 'confirmed', fromAddress: key.address, fee: paid })
    expect(before - (await coins(key.address))).toBe(symbol === 'SOL' ? amount : 0n)
    expect(sponsored - (await coins(sponsor))).toBe(fee)
  },
)

test('payments that are claimed, older, of another amount or signed by another wallet do not match', async () => {
  const [key, stranger] = [await openWallet(), await openWallet()]
  const payment = paymentOf(key.address, 'USDC', 5_000_000n)
  const { payments } = open()
  const before = await payments.head(payment.networkId)
  const hash = await pay(key, payment)
  const theirs = await pay(stranger, paymentOf(stranger.address, 'USDC', 5_000_000n))
  const find = (search: object, amountBaseUnits = 5_000_000n) =>
    payments.find({ ...payment, amountBaseUnits }, { afterBlock: before, claimed: nobody, ...search })
  expect(await find({ claimed: new Set([paymentKey(hash, 'balance')]) })).toBeUndefined()
  expect(await find({ claimed: new Set([paymentKey(hash, 'balance')]), hash: theirs })).toBeUndefined()
  expect(await find({ afterBlock: await payments.head(payment.networkId), hash })).toBeUndefined()
  expect(await find({ hash }, 5_000_001n)).toBeUndefined()
  expect(await find({ hash: theirs })).toMatchObject({ hash })
})

test('a payment costs the rent of a first-time recipient’s account, and leaves the wallet its rent-exempt minimum', async () => {
  const key = await openWallet()
  const { payments } = open()
  const first = await payments.readFee({
    ...paymentOf(key.address, 'USDC', 1n),
    to: (await sandboxSolanaKey('new')).address,
  })
  const known = await payments.readFee({ ...paymentOf(key.address, 'USDC', 1n), to: key.address })
  expect(first.fee - known.fee).toBe(2_039_280n)
  expect(known).toEqual({ fee: 10_000n, available: 1_000_000_000n, reserve: 890_880n, minimum: 0n })
})

test('a payment of the coin has to open the account of a new recipient', async () => {
  const key = await openWallet()
  const { payments } = open()
  const coin = paymentOf(key.address, 'SOL', 1n)
  expect(await payments.readFee({ ...coin, to: (await sandboxSolanaKey('new')).address })).toMatchObject({
    minimum: 890_880n,
  })
  expect(await payments.readFee({ ...coin, to: key.address })).toMatchObject({ minimum: 0n })
})

test('nothing counts before it is finalized, and a node that is wrong about a transaction is not believed', async () => {
  const key = await openWallet()
  const payment = paymentOf(key.address, 'USDC', 3_000_000n)
  const hash = await pay(key, payment)
  const status = (row: unknown) => ({ getSignatureStatuses: { context: {}, value: [row] } })
  expect(await confirm(hash, payment, status(null))).toEqual({ kind: 'unknown' })
  expect(await confirm('0xabc', payment)).toEqual({ kind: 'unknown' })
  const confirmed = { confirmationStatus: 'confirmed', confirmations: 40 }
  expect(await confirm(hash, payment, status(confirmed))).toEqual({ kind: 'pending', confirmations: 31 })
  expect(await confirm(hash, payment, { getTransaction: null })).toEqual({ kind: 'pending', confirmations: 31 })
  const other = await pay(key, paymentOf(key.address, 'USDC', 1_000_000n))
  expect(await confirm(other, payment)).toMatchObject({
    kind: 'mismatched',
    arrivedBaseUnits: 1_000_000n,
    message: expect.stringContaining('1000000 base units where 3000000'),
  })
  expect(await confirm(other, { ...payment, symbol: 'USDT' })).toMatchObject({
    kind: 'mismatched',
    message: expect.stringContaining('another address'),
  })
  const swapped = { getTransaction: { slot: 1, meta: {}, transaction: { signatures: [other], message: {} } } }
  await expect(confirm(hash, payment, swapped)).rejects.toMatchObject({ name: 'SolanaUnreadable' })
})
