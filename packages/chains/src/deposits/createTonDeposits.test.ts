import { randomBytes } from 'node:crypto'

import { Address, beginCell, comment } from '@ton/core'
import { createEgress, type Egress, type EgressResponse } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { jettonWalletOf } from '../../../sandbox/src/chains/ton/jettons.ts'
import { type SandboxTon, startSandboxTon } from '../../../sandbox/src/chains/ton/startSandboxTon.ts'
import { jettonOrder, openTonPayer } from '../../../sandbox/src/chains/ton/testing/openTonPayer.ts'
import { createChainDeposits } from './createChainDeposits.ts'

let egress: Egress
let ton: SandboxTon
const nowMs = Date.UTC(2026, 10, 26)
beforeAll(async () => {
  egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    userAgent: 'test',
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
  })
  ton = await startSandboxTon({ nowMs: () => nowMs })
  ton.ledger.catchUp()
})
afterAll(async () => {
  await ton.stop()
  await egress.close()
})

type Json = Record<string, unknown>
type Row = Json & { lt: string; in_msg: Json; description: Json }

/** A reader of the node, each of whose responses is replaced. */
const open = (replace: (answer: EgressResponse, url: URL) => EgressResponse = answer => answer, isLive = false) => {
  const lying: Egress = {
    ...egress,
    request: async request => replace(await egress.request(request), new URL(request.url)),
  }
  const { networkId, rpcUrl, tokens } = ton
  const all = [{ symbol: 'TON', address: undefined, decimals: 9 }, ...tokens]
  return createChainDeposits({ egress: lying, evm: [], ton: [{ networkId, rpcUrl, tokens: all }], isLive })
}

const withAnswer = (path: string, change: (content: Json, url: URL) => object) =>
  open((answer, url) =>
    url.pathname.endsWith(path)
      ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as Json, url)) }
      : answer,
  )

const withRows = (change: (rows: Row[], url: URL) => unknown[]) =>
  withAnswer('/transactions', ({ transactions }, url) => ({ transactions: change(transactions as Row[], url) }))

const headOf = async (reader = open()): Promise<bigint> => (await reader.heads(ton.networkId)).head
const rawOf = (address: string): string => {
  const [workchain, hash = ''] = Address.parse(address).toRawString().split(':')
  return `${workchain}:${hash.toUpperCase()}`
}

/** A shop and a payer with 100 TON and 100 USDT. */
const openShop = async () => {
  const [shop, payer] = [openTonPayer(ton.rpcUrl, randomBytes(32)), openTonPayer(ton.rpcUrl, randomBytes(32))]
  for (const { address } of [shop, payer])
    ton.pay({ to: { address }, symbol: 'TON', amountBaseUnits: 100_000_000_000n })
  ton.pay({ to: { address: payer.address }, symbol: 'USDT', amountBaseUnits: 100_000_000n })
  // The shop's wallet has sent once, so that its contract exists.
  await shop.send({ to: payer.address, value: 1n })
  const jettons = Address.parse(jettonWalletOf(rawOf(payer.address))).toString()
  return { shop, payer, to: shop.address, jettons, from: (await headOf()) + 1n }
}

const scan = async (address: string, from: bigint, reader = open()) =>
  reader.scan(ton.networkId, { destinations: [{ address, tag: '7' }], from, to: await headOf() })

test('transfers are read with their comments, and an unreadable body has none', async () => {
  const { payer, to, from } = await openShop()
  const hash = await payer.send({ to, value: 2_500_000_000n, body: '7' })
  await payer.send({ to, value: 1n })
  await payer.send({ to, value: 2n, body: beginCell().storeUint(0, 32).storeUint(0xff, 8).endCell() })
  await payer.send({ to, value: 3n, body: beginCell().storeUint(0x2167da4b, 32).storeStringTail('7').endCell() })
  await payer.send({ to, value: 4n, body: comment('long '.repeat(60)) })
  const { deposits, unread } = await scan(to, from)
  expect(unread).toEqual([])
  expect(deposits).toMatchObject([
    { hash, to, tag: '7', symbol: 'TON', amountBaseUnits: 2_500_000_000n, decimals: 9, from: payer.raw, block: from },
    { amountBaseUnits: 1n },
    { amountBaseUnits: 2n },
    { amountBaseUnits: 3n },
    { tag: 'long '.repeat(60), amountBaseUnits: 4n },
  ])
  expect(deposits.slice(1, 4).map(({ tag }) => tag)).toEqual([undefined, undefined, undefined])
  expect(new Set(deposits.map(({ hash }) => hash)).size).toBe(5)
})

test('jettons count by the notification of the account’s own jetton wallet alone', async () => {
  const { payer, to, jettons, from } = await openShop()
  await payer.send(jettonOrder({ from: jettons, to, amount: 20_000_000n, text: '7' }))
  const forged = beginCell()
    .storeUint(0x7362d09c, 32)
    .storeUint(0, 64)
    .storeCoins(50_000_000n)
    .storeAddress(Address.parse(payer.address))
    .storeBit(true)
    .storeRef(comment('7'))
    .endCell()
  await payer.send({ to, value: 5n, body: forged })
  const { deposits } = await scan(to, from)
  expect(deposits.filter(({ symbol }) => symbol === 'USDT')).toMatchObject([
    { to, tag: '7', amountBaseUnits: 20_000_000n, decimals: 6, from: payer.raw },
  ])
  expect(deposits.find(({ amountBaseUnits }) => amountBaseUnits === 5n)).toMatchObject({ symbol: 'TON' })
  expect(deposits.find(({ amountBaseUnits }) => amountBaseUnits === 5n)?.tag).toBeUndefined()
})

test('a master whose response names no jetton wallet makes its owner unreadable', async () => {
  const { payer, to, jettons, from } = await openShop()
  await payer.send(jettonOrder({ from: jettons, to, amount: 20_000_000n, text: '7' }))
  for (const answer of [
    { exit_code: 11, stack: [] },
    { exit_code: 0, stack: [{ type: 'cell', value: 'AAAA' }] },
  ])
    await expect(
      scan(
        to,
        from,
        withAnswer('/runGetMethod', () => answer),
      ),
    ).rejects.toThrow('no valid')
})

test('a returned message is not a payment, also one of the account’s own that returns', async () => {
  const { shop, payer, to, from } = await openShop()
  const unused = openTonPayer(ton.rpcUrl, randomBytes(32)).address
  await payer.send({ to: unused, value: 1_000_000_000n, bounce: true, body: '7' })
  expect((await scan(unused, from)).deposits).toEqual([])
  await shop.send({ to: unused, value: 1_000_000_000n, bounce: true, body: '7' })
  expect((await scan(to, from)).deposits).toEqual([])
  await payer.send({ to: unused, value: 1_000_000_000n, body: '7' })
  expect((await scan(unused, from)).deposits).toMatchObject([{ tag: '7', amountBaseUnits: 1_000_000_000n }])
})

test.each([
  ['in another order', (rows: Row[]) => rows.toReversed()],
  ['with a repeated row', (rows: Row[]) => [...rows, rows.at(-1)]],
  ['with a missing row', (rows: Row[]) => rows.filter((_, index) => index !== 1)],
  ['of another account', (rows: Row[]) => rows.map(row => ({ ...row, account: `0:${'AB'.repeat(32)}` }))],
  ['whose end is not known', (rows: Row[]) => rows.map(row => ({ ...row, description: { type: 'ord' } }))],
  [
    'with an amount in another notation',
    (rows: Row[]) => rows.map(row => ({ ...row, in_msg: { ...row.in_msg, value: '1e3' } })),
  ],
  [
    'whose message is to another account',
    (rows: Row[]) => rows.map(row => ({ ...row, in_msg: { ...row.in_msg, destination: `0:${'AB'.repeat(32)}` } })),
  ],
])('rows %s are rejected', async (_, change) => {
  const { payer, to, from } = await openShop()
  for (const value of [1n, 2n, 3n]) await payer.send({ to, value, body: '7' })
  await expect(
    scan(
      to,
      from,
      withRows(rows => (rows.length < 2 ? rows : change(rows))),
    ),
  ).rejects.toThrow('no valid')
})

test('a short page loses no payment, and a page that ignores the start is noticed', async () => {
  const { payer, to, from } = await openShop()
  for (const value of [11n, 12n, 13n]) await payer.send({ to, value, body: '7' })
  const short = await scan(
    to,
    from,
    withRows(rows => rows.slice(0, 1)),
  )
  expect(short.deposits.map(({ amountBaseUnits }) => amountBaseUnits)).toEqual([11n, 12n, 13n])
  const seen: Row[] = []
  await expect(
    scan(
      to,
      from,
      withRows(rows => (seen.push(...rows), seen.slice(0, 1))),
    ),
  ).rejects.toThrow('order of')
})

test('a transaction that is in no block of the master chain yet, or that the node calculated in advance, is not read', async () => {
  const { payer, to, from } = await openShop()
  await payer.send({ to, value: 7n, body: '7' })
  await payer.send({ to, value: 8n, body: '7' })
  const first = (await scan(to, from)).deposits[0]
  const isLater = (row: Row) => row.in_msg['value'] === '8'
  for (const change of [{ mc_block_seqno: null }, { emulated: true }])
    expect(
      (
        await scan(
          to,
          from,
          withRows(rows => rows.map(row => (isLater(row) ? { ...row, ...change } : row))),
        )
      ).deposits,
    ).toEqual([first])
})

test('a node of another network, or without every block of the range, proves no payment', async () => {
  const { to, from } = await openShop()
  const withChain = (last: Json, first: Json = {}) =>
    withAnswer('/masterchainInfo', content => ({
      last: { ...(content['last'] as Json), ...last },
      first: { ...(content['first'] as Json), ...first },
    }))
  await expect(headOf(withChain({ global_id: -239 }))).rejects.toThrow('another network')
  await expect(scan(to, from - 1n, withChain({ seqno: 1_000 }))).rejects.toThrow('every block of the range')
  await expect(scan(to, from - 1n, withChain({}, { seqno: Number(from) }))).rejects.toThrow('every block of the range')
})

test('the newest blocks of a public network are read again, because a server behind its URL may lack them', async () => {
  const { head, final, headAtMs } = await open(answer => answer, true).heads(ton.networkId)
  expect(final).toBe(head < 8n ? 0n : head - 8n)
  expect(headAtMs).toBeGreaterThanOrEqual(nowMs)
})

test('an account with more transactions than one turn reads is unread after its last whole block, and others are read', async () => {
  const [flooded, quiet] = [await openShop(), await openShop()]
  await flooded.payer.send({ to: flooded.to, value: 1n, body: '7' })
  await quiet.payer.send({ to: quiet.to, value: 21n, body: '7' })
  const hash = rawOf(flooded.to).toLowerCase()
  let flood: Row | undefined
  // The node returns the account's last transaction again and again, each time as a later one of its block.
  const endless = withRows((rows, url) => {
    if (url.searchParams.get('account')?.toLowerCase() !== hash) return rows
    if (flood === undefined) return ((flood = rows.at(-1)), rows)
    const { lt } = flood
    flood = { ...flood, lt: String(BigInt(lt) + 1n), prev_trans_lt: lt }
    return [flood]
  })
  const destinations = [
    { address: flooded.to, tag: '7' },
    { address: quiet.to, tag: '7' },
  ]
  const found = await endless.scan(ton.networkId, { destinations, from: flooded.from, to: await headOf() })
  expect(found.unread).toEqual([{ address: flooded.to, readTo: BigInt(Number(flood?.['mc_block_seqno'])) - 1n }])
  expect(found.deposits).toEqual(expect.arrayContaining([expect.objectContaining({ to: quiet.to, tag: '7' })]))
}, 20_000)
