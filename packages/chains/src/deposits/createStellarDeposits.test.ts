import { createEgress, type Egress, type EgressResponse } from '@rialto/egress'
import { Asset, Keypair, Memo, Operation } from '@stellar/stellar-base'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type SandboxStellar, startSandboxStellar } from '../../../sandbox/src/chains/stellar/startSandboxStellar.ts'
import { toMuxed } from '../../../sandbox/src/chains/stellar/stellarKeys.ts'
import { openStellarPayer } from '../../../sandbox/src/chains/stellar/testing/openStellarPayer.ts'
import { createChainDeposits } from './createChainDeposits.ts'

let egress: Egress
let stellar: SandboxStellar
const nowMs = Date.UTC(2026, 10, 26)
beforeAll(async () => {
  egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    userAgent: 'test',
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
  })
  stellar = await startSandboxStellar({ nowMs: () => nowMs })
  stellar.ledger.catchUp()
})
afterAll(async () => {
  await stellar.stop()
  await egress.close()
})

type Json = Record<string, unknown>
type Row = Json & { id: string; transaction: Json }

/** A reader of the node, each of whose responses to a path is replaced. */
const open = (replace: (answer: EgressResponse, url: URL) => EgressResponse = answer => answer) => {
  const lying: Egress = {
    ...egress,
    request: async request => replace(await egress.request(request), new URL(request.url)),
  }
  const { networkId, rpcUrl, tokens } = stellar
  const all = [{ symbol: 'XLM', address: undefined, decimals: 7 }, ...tokens]
  return createChainDeposits({ egress: lying, evm: [], stellar: [{ networkId, rpcUrl, tokens: all }], isLive: false })
}

/** Replaces the rows of an account. */
const withRows = (change: (rows: Row[], url: URL) => unknown[]) =>
  open((answer, url) => {
    if (!url.pathname.endsWith('/payments')) return answer
    const { _embedded: embedded } = JSON.parse(answer.text) as { _embedded: { records: Row[] } }
    return { ...answer, text: JSON.stringify({ _embedded: { records: change(embedded.records, url) } }) }
  })

const withRoot = (change: Json) =>
  open((answer, url) =>
    url.pathname === '/'
      ? { ...answer, text: JSON.stringify({ ...(JSON.parse(answer.text) as Json), ...change }) }
      : answer,
  )

const headOf = async (reader = open()): Promise<bigint> => (await reader.heads(stellar.networkId)).head

/** An account with lumens, with its payer. */
const openShop = async () => {
  const [shop, payer] = [Keypair.random(), Keypair.random()]
  for (const pair of [shop, payer])
    stellar.pay({ to: { address: pair.publicKey() }, symbol: 'XLM', amountBaseUnits: 1_000_000_000n })
  const from = await headOf()
  const { send } = openStellarPayer(stellar.rpcUrl)
  const pay = (memo: Memo, ...operations: Parameters<typeof send>[1]['operations']) => send(payer, { memo, operations })
  const to = shop.publicKey()
  const lumens = (amount: string, destination = to) => Operation.payment({ destination, asset: Asset.native(), amount })
  return { shop, payer, to, pay, lumens, from: from + 1n }
}

const scan = async (address: string, from: bigint, reader = open()) =>
  reader.scan(stellar.networkId, { destinations: [{ address, tag: '7' }], from, to: await headOf() })

test('payments are read with the memo of their transaction, one for each operation', async () => {
  const { to, pay, lumens, from } = await openShop()
  const hash = await pay(Memo.id('7'), lumens('2.5'), lumens('0.0000001'))
  await pay(Memo.text('7'), lumens('3'))
  await pay(Memo.hash('ab'.repeat(32)), lumens('4'))
  await pay(Memo.return('cd'.repeat(32)), lumens('5'))
  await pay(Memo.none(), lumens('6'))
  const { deposits, unread } = await scan(to, from)
  expect(unread).toEqual([])
  expect(deposits).toMatchObject([
    { hash, to, tag: '7', symbol: 'XLM', amountBaseUnits: 25_000_000n, decimals: 7, block: from },
    { hash, to, tag: '7', amountBaseUnits: 1n },
    { tag: '7', amountBaseUnits: 30_000_000n },
    { tag: 'ab'.repeat(32), amountBaseUnits: 40_000_000n },
    { amountBaseUnits: 50_000_000n },
    { amountBaseUnits: 60_000_000n },
  ])
  expect(deposits.map(({ tag }) => tag).slice(4)).toEqual([undefined, undefined])
  expect(new Set(deposits.map(({ position }) => position)).size).toBe(6)
})

test('a muxed account names the order, unless the memo names another', async () => {
  const { to, pay, lumens, from } = await openShop()
  const muxed = toMuxed({ account: to, id: 7n })
  await pay(Memo.none(), lumens('1', muxed))
  await pay(Memo.id('7'), lumens('2', muxed))
  await pay(Memo.id('8'), lumens('3', muxed))
  const { deposits } = await scan(to, from)
  expect(deposits.map(({ to: paid, tag }) => [paid, tag])).toEqual([
    [to, '7'],
    [to, '7'],
    [to, undefined],
  ])
})

test('a token counts with its issuer alone, and a path payment with what arrives', async () => {
  const { shop, payer, to, pay, from } = await openShop()
  const usdc = new Asset('USDC', stellar.tokens[0]?.address ?? '')
  const fake = new Asset('USDC', payer.publicKey())
  const { send } = openStellarPayer(stellar.rpcUrl)
  await send(shop, { operations: [Operation.changeTrust({ asset: usdc }), Operation.changeTrust({ asset: fake })] })
  await pay(Memo.id('7'), Operation.payment({ destination: to, asset: fake, amount: '25' }))
  const path = { sendAsset: Asset.native(), destination: to, destAsset: usdc, path: [] }
  await pay(Memo.id('7'), Operation.pathPaymentStrictSend({ ...path, sendAmount: '3', destMin: '1' }))
  await pay(Memo.id('7'), Operation.pathPaymentStrictReceive({ ...path, sendMax: '9', destAmount: '2' }))
  const { deposits } = await scan(to, from)
  expect(deposits).toMatchObject([
    { symbol: 'USDC', amountBaseUnits: 30_000_000n },
    { symbol: 'USDC', amountBaseUnits: 20_000_000n },
  ])
})

test('the lumens of a merged account and of a new one count, and a failed transaction does not', async () => {
  const { to, payer, pay, lumens, from } = await openShop()
  await expect(pay(Memo.id('7'), lumens('2'), lumens('5000'))).rejects.toThrow('op_underfunded')
  await pay(Memo.id('7'), Operation.accountMerge({ destination: to }))
  const { deposits } = await scan(to, from)
  expect(deposits).toMatchObject([{ tag: '7', symbol: 'XLM', amountBaseUnits: 999_999_700n, from: payer.publicKey() }])
  const other = Keypair.random().publicKey()
  const begun = (await headOf()) + 1n
  stellar.pay({ to: { address: other, tag: '7' }, symbol: 'XLM', amountBaseUnits: 20_000_000n })
  expect((await scan(other, begun)).deposits).toMatchObject([{ to: other, tag: '7', amountBaseUnits: 20_000_000n }])
})

test('an account that does not exist has received nothing, and a 404 of another server than Horizon is rejected', async () => {
  const address = Keypair.random().publicKey()
  const head = await headOf()
  expect(await scan(address, head)).toEqual({ deposits: [], unread: [] })
  const proxy = open((answer, url) => (url.pathname === '/' ? answer : { ...answer, text: '<html>not found</html>' }))
  await expect(scan(address, head, proxy)).rejects.toThrow('no answer')
})

test.each([
  ['in another order', (rows: Row[]) => rows.toReversed()],
  ['with a repeated row', (rows: Row[]) => [...rows, rows.at(-1) ?? {}]],
  ['without their transactions', (rows: Row[]) => rows.map(({ transaction: _, ...row }) => row)],
  ['of another transaction', (rows: Row[]) => rows.map(row => ({ ...row, transaction_hash: '0'.repeat(64) }))],
  [
    'in another ledger than their id',
    (rows: Row[]) => rows.map(row => ({ ...row, transaction: { ...row.transaction, ledger: 5 } })),
  ],
  ['whose success is in doubt', (rows: Row[]) => rows.map(row => ({ ...row, transaction_successful: false }))],
  [
    'with another kind of memo',
    (rows: Row[]) => rows.map(row => ({ ...row, transaction: { ...row.transaction, memo_type: 'new' } })),
  ],
  ['with an amount in another notation', (rows: Row[]) => rows.map(row => ({ ...row, amount: '1e3' }))],
])('rows %s prove no payment', async (_, change) => {
  const { to, pay, lumens, from } = await openShop()
  await pay(Memo.id('7'), lumens('2'))
  await pay(Memo.id('7'), lumens('3'))
  await expect(scan(to, from, withRows(change))).rejects.toThrow('no valid')
})

test('a page that is repeated or that ignores the cursor is noticed, and short pages lose no payment', async () => {
  const { to, pay, lumens, from } = await openShop()
  const first = await pay(Memo.id('7'), lumens('2'))
  const second = await pay(Memo.id('7'), lumens('3'))
  const seen: Row[] = []
  const repeated = withRows(rows => (seen.push(...rows), seen.slice(0, 2)))
  await expect(scan(to, from, repeated)).rejects.toThrow('order of rows')
  const short = await scan(
    to,
    from,
    withRows(rows => rows.slice(0, 1)),
  )
  expect(short.deposits.map(({ hash }) => hash)).toEqual([first, second])
})

test('payments of other ledgers than those of the range are not read', async () => {
  const { to, pay, lumens, from } = await openShop()
  for (const amount of ['1', '2', '3']) await pay(Memo.id('7'), lumens(amount))
  const { deposits } = await open().scan(stellar.networkId, {
    destinations: [{ address: to, tag: '7' }],
    from: from + 1n,
    to: from + 1n,
  })
  expect(deposits.map(({ amountBaseUnits }) => amountBaseUnits)).toEqual([20_000_000n])
})

test('a node of another network, one behind the range and one without its first ledgers prove no payment', async () => {
  const { to, from } = await openShop()
  const other = withRoot({ network_passphrase: 'Public Global Stellar Network ; September 2015' })
  await expect(headOf(other)).rejects.toThrow('another network')
  await expect(scan(to, from - 1n, other)).rejects.toThrow('another network')
  const elder = withRoot({ history_elder_ledger: Number(from) })
  await expect(scan(to, from - 1n, elder)).rejects.toThrow('every ledger of the range')
  const behind = open(answer => ({ ...answer, headers: { 'latest-ledger': '7' } }))
  await expect(scan(to, from - 1n, behind)).rejects.toThrow('behind the range')
  await expect(scan(Keypair.random().publicKey(), from - 1n, behind)).rejects.toThrow('behind the range')
})

test('a node that rejects calls for their number is not asked again in the same turn', async () => {
  const { to, from } = await openShop()
  let calls = 0
  const limited = open(answer => ((calls += 1), { ...answer, status: 429, text: '{}' }))
  await expect(scan(to, from - 1n, limited)).rejects.toThrow('no more requests')
  expect(calls).toBe(1)
})

test('an account with more payments than one turn reads is unread after its last whole ledger, and others are read', async () => {
  const [flooded, quiet] = [await openShop(), await openShop()]
  await flooded.pay(Memo.id('7'), flooded.lumens('1'))
  await flooded.pay(Memo.id('7'), flooded.lumens('2'), flooded.lumens('3'))
  const hash = await quiet.pay(Memo.id('7'), quiet.lumens('4'))
  // The node returns the account's last payment again and again, each time under a new id in its ledger.
  let next = 0n
  const endless = withRows((rows, url) => {
    if (!url.pathname.includes(flooded.to)) return rows
    const first = next === 0n
    next = first ? BigInt(rows.at(-1)?.id ?? 0) : next + 1n
    return first ? ((flood = rows.at(-1)), rows) : [{ ...flood, id: String(next) }]
  })
  let flood: Row | undefined
  const destinations = [
    { address: flooded.to, tag: '7' },
    { address: quiet.to, tag: '7' },
  ]
  const found = await endless.scan(stellar.networkId, { destinations, from: flooded.from, to: await headOf() })
  expect(found.unread).toEqual([{ address: flooded.to, readTo: (next >> 32n) - 1n }])
  expect(found.deposits).toEqual(expect.arrayContaining([expect.objectContaining({ hash, to: quiet.to })]))
}, 20_000)

test('a contract’s transfers count for the accounts that they name, one payment for each', async () => {
  const { to, pay, lumens, from } = await openShop()
  await pay(Memo.none(), lumens('2'))
  const change = { type: 'transfer', from: `C${to.slice(1)}`, to, asset_type: 'native', amount: '2.0000000' }
  const contract = withRows(rows =>
    rows.map(row => ({
      ...row,
      type: 'invoke_host_function',
      asset_balance_changes: [
        { ...change, destination_muxed_id: '7' },
        change,
        { ...change, type: 'mint' },
        { ...change, to: `C${to.slice(1)}` },
      ],
    })),
  )
  const { deposits } = await scan(to, from, contract)
  expect(deposits.map(({ tag, amountBaseUnits }) => [tag, amountBaseUnits])).toEqual([
    ['7', 20_000_000n],
    [undefined, 20_000_000n],
  ])
  expect(new Set(deposits.map(({ position }) => position)).size).toBe(2)
})
