import { randomBytes } from 'node:crypto'

import { createEgress, type Egress, type EgressResponse } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type SandboxCosmos, startSandboxCosmos } from '../../../sandbox/src/chains/cosmos/startSandboxCosmos.ts'
import { openCosmosPayer } from '../../../sandbox/src/chains/cosmos/testing/openCosmosPayer.ts'
import { createChainDeposits } from './createChainDeposits.ts'

let egress: Egress
let chain: SandboxCosmos
let payer: Awaited<ReturnType<typeof openCosmosPayer>>
const nowMs = Date.UTC(2026, 10, 26)
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

type Json = Record<string, unknown>
type Change = (answer: Json, url: URL) => unknown

interface Settings {
  isLive?: boolean
  /** Changes the search that the node is asked for. */
  ask?: (query: URLSearchParams) => void
}

/** A reader of the node, each of whose responses is replaced. */
const open = (
  replace: (answer: EgressResponse, url: URL) => EgressResponse = answer => answer,
  { isLive = false, ask = () => undefined }: Settings = {},
) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const url = new URL(request.url)
      if (search.test(url.pathname)) ask(url.searchParams)
      return replace(await egress.request({ ...request, url: url.href }), new URL(request.url))
    },
  }
  const { networkId, rpcUrl, tokens } = chain
  const all = [{ symbol: 'ATOM', address: undefined, decimals: 6 }, ...tokens]
  return createChainDeposits({ egress: lying, evm: [], cosmos: [{ networkId, rpcUrl, tokens: all }], isLive })
}

/** Changes the answers of one path. */
const withAnswer = (path: RegExp, change: Change, settings?: Settings) =>
  open(
    (answer, url) =>
      path.test(url.pathname)
        ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as Json, url)) }
        : answer,
    settings,
  )
const search = /\/txs$/
/** A node that lists one row on each page. */
const shortPages = { ask: (query: URLSearchParams) => query.set('limit', '1') }
const withRows = (change: (rows: Json[], url: URL) => unknown[]) =>
  withAnswer(search, (answer, url) => ({ ...answer, tx_responses: change(answer['tx_responses'] as Json[], url) }))

const headOf = async (reader = open()): Promise<bigint> => (await reader.heads(chain.networkId)).head

/** A new account, and the block after which it is watched. */
const openShop = async () => {
  const { address: to } = await openCosmosPayer({ rpcUrl: chain.rpcUrl, ...chain.ledger.chain }, randomBytes(32))
  const pay = (amount: bigint, memo = '7') => payer.send({ memo, messages: [payer.payment(to, amount)] })
  return { to, pay, from: (await headOf()) + 1n }
}

const scan = async (address: string, from: bigint, reader = open()) =>
  reader.scan(chain.networkId, { destinations: [{ address, tag: '7' }], from, to: await headOf() })

test('payments are read with the memo of their transaction, one for each credit', async () => {
  const { to, from } = await openShop()
  const { payment, payments, exec, address } = payer
  const hash = await payer.send({
    memo: '7',
    messages: [payment(to, 2_500_000n), payment(to, 1n), payment(address, 9n)],
  })
  await payer.send({ memo: '8', messages: [payments([to, 3n], [address, 4n], [to, 5n])] })
  await payer.send({ messages: [exec(payment(to, 6n))] })
  const { deposits, unread } = await scan(to, from)
  expect(unread).toEqual([])
  const first = { hash, to, tag: '7', symbol: 'ATOM', amountBaseUnits: 2_500_000n, decimals: 6, block: from }
  expect(deposits).toMatchObject([
    { ...first, from: address },
    { hash, tag: '7', amountBaseUnits: 1n },
    { tag: '8', amountBaseUnits: 3n },
    { tag: '8', amountBaseUnits: 5n },
    { amountBaseUnits: 6n, from: address },
  ])
  expect(deposits[4]?.tag).toBeUndefined()
  expect(new Set(deposits.map(one => `${one.hash} ${one.position}`)).size).toBe(5)
})

test('coins of another chain count with the memo of their packet, and a token of the same name does not', async () => {
  const { to, from } = await openShop()
  const sender = 'noble1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5hpek7j'
  const place = { address: to, tag: '8' }
  chain.deliver({ to: place, symbol: 'USDC', amountBaseUnits: 5n, sender, relayerMemo: '7' })
  chain.deliver({ to: place, symbol: 'factory/noble1other/uusdc', amountBaseUnits: 6n, sender })
  const { deposits } = await scan(to, from)
  expect(deposits).toMatchObject([{ tag: '8', symbol: 'USDC', amountBaseUnits: 5n, from: sender }])
})

test('a failed transaction is not a payment', async () => {
  const { to, from } = await openShop()
  await payer.send({ memo: '7', messages: [payer.payment(to, 5n), payer.payment(to, 10n ** 15n)] })
  expect((await scan(to, from)).deposits).toEqual([])
  // A node that lists the events of one all the same is not believed.
  const hash = await payer.send({ memo: '7', messages: [payer.payment(to, 5n)] })
  expect((await scan(to, from)).deposits).toMatchObject([{ hash }])
  const failed = withRows(rows => rows.map(row => ({ ...row, code: 5 })))
  expect((await scan(to, from, failed)).deposits).toEqual([])
})

test.each<[string, Change]>([
  ['fewer transactions than it counts', answer => ({ ...answer, tx_responses: [] })],
  ['more transactions than it counts', answer => ({ ...answer, total: '1' })],
  [
    'transactions in another order',
    answer => ({ ...answer, tx_responses: (answer['tx_responses'] as Json[]).toReversed() }),
  ],
  ['a transaction twice', answer => ({ ...answer, tx_responses: [rowOf(answer), rowOf(answer)] })],
  [
    'transactions of other blocks',
    answer => ({ ...answer, tx_responses: [{ ...rowOf(answer), height: '1' }], total: '1' }),
  ],
  ['no number of transactions', answer => ({ ...answer, total: null })],
  ['a transaction without its events', answer => ({ ...answer, tx_responses: [{ ...rowOf(answer), events: null }] })],
  ['a transaction without its content', answer => ({ ...answer, tx_responses: [{ ...rowOf(answer), tx: null }] })],
])('a node that lists %s proves no payment', async (_, change) => {
  const { to, pay, from } = await openShop()
  await pay(2n)
  await pay(3n)
  await expect(scan(to, from, withAnswer(search, change))).rejects.toThrow(/no valid|than it counts/)
})

const rowOf = (answer: Json): Json => (answer['tx_responses'] as Json[])[0] ?? {}

test('the list of an account is read page by page, and not believed if it changes meanwhile', async () => {
  const { to, pay, from } = await openShop()
  const hashes = [await pay(1n), await pay(2n), await pay(3n)]
  const paged = (total: (page: number) => number) =>
    withAnswer(
      search,
      (answer, url) => ({ ...answer, total: String(total(Number(url.searchParams.get('page')))) }),
      shortPages,
    )
  expect(
    (
      await scan(
        to,
        from,
        paged(() => 3),
      )
    ).deposits.map(({ hash }) => hash),
  ).toEqual(hashes)
  await expect(
    scan(
      to,
      from,
      paged(page => page + 2),
    ),
  ).rejects.toThrow('changed while')
})

test('a node of another network, one behind the range and one without its blocks prove no payment', async () => {
  const { to, pay, from } = await openShop()
  await pay(2n)
  const other = withAnswer(/\/blocks\//, answer => {
    const block = answer['block'] as { header: Json }
    return { block: { ...block, header: { ...block.header, chain_id: 'cosmoshub-4' } } }
  })
  await expect(headOf(other)).rejects.toThrow('another network')
  await expect(scan(to, from, other)).rejects.toThrow('another network')
  const behind = open(answer => ({ ...answer, headers: { 'grpc-metadata-x-cosmos-block-height': '1' } }))
  await expect(scan(to, from, behind)).rejects.toThrow('behind the range')
  const pruned = open((answer, url) => (url.pathname.includes('/blocks/') ? { ...answer, status: 400 } : answer))
  await expect(scan(to, from, pruned)).rejects.toThrow('no answer to this request')
})

test('a node that does not index transactions, or does not index those of the range, proves no payment', async () => {
  const { to, pay, from } = await openShop()
  await pay(2n)
  const off = { code: 2, message: 'transaction indexing is disabled', details: [] }
  const disabled = open((answer, url) =>
    search.test(url.pathname) ? { ...answer, status: 500, text: JSON.stringify(off) } : answer,
  )
  await expect(scan(to, from, disabled)).rejects.toThrow('no answer to this request')
  // The index of this one begins later, or follows its blocks by too much: its list is empty without a sign.
  const partial = open((answer, url) => {
    if (search.test(url.pathname)) return { ...answer, text: '{"tx_responses":[],"total":"0"}' }
    const isOne = url.pathname.includes('/txs/')
    return isOne ? { ...answer, status: 404, text: '{"code":5,"message":"tx not found","details":[]}' } : answer
  })
  await expect(scan(to, from, partial)).rejects.toThrow('does not list the transactions')
})

test('the newest blocks of a public network are read again by later turns', async () => {
  const { pay } = await openShop()
  await pay(2n)
  const local = await open().heads(chain.networkId)
  const live = await open(undefined, { isLive: true }).heads(chain.networkId)
  expect(local.final).toBe(local.head)
  expect(live).toMatchObject({ head: local.head - 1n, final: local.head - 8n, headAtMs: chain.ledger.tip().atMs })
})

test('an account with more payments than one turn reads is unread after its last whole block, and others are read', async () => {
  const [flooded, quiet] = [await openShop(), await openShop()]
  await flooded.pay(1n)
  const hash = await quiet.pay(4n)
  for (let made = 0; made < 4; made += 1) chain.ledger.mine()
  // The node returns the account's payment again and again, each time under a new hash in the next block.
  let next = 0
  const firstPage = { ask: (query: URLSearchParams) => query.set('page', '1') }
  const endless = (answer: Json, url: URL): Json => {
    if (!url.searchParams.get('query')?.includes(flooded.to)) return answer
    next += 1
    const row = { ...rowOf(answer), txhash: next.toString(16).toUpperCase().padStart(64, '0') }
    return { tx_responses: [{ ...row, height: String(Number(flooded.from) + Math.floor(next / 10)) }], total: '9999' }
  }
  const reader = withAnswer(search, endless, firstPage)
  const destinations = [
    { address: flooded.to, tag: '7' },
    { address: quiet.to, tag: '7' },
  ]
  const found = await reader.scan(chain.networkId, { destinations, from: flooded.from, to: await headOf() })
  expect(next).toBe(50)
  expect(found.unread).toEqual([{ address: flooded.to, readTo: flooded.from + 4n }])
  expect(found.deposits.filter(({ to }) => to === flooded.to)).toHaveLength(49)
  expect(found.deposits).toContainEqual(expect.objectContaining({ hash, to: quiet.to }))
})
