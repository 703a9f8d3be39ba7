import type { Egress, EgressRequest } from '@rialto/egress'
import { expect, test } from 'vitest'

import { transferTopic } from '../evm/findTransfer.ts'
import { createEvmDeposits } from './createEvmDeposits.ts'

const networkId = '11111111-1111-4111-8111-111111111111'
const usdc = `0x${'c0'.repeat(20)}`
const scam = `0x${'bad0'.repeat(10)}`
const shop = `0x${'51'.repeat(20)}`
const payer = `0x${'9a'.repeat(20)}`
const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`
const topicOf = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`
const hex = (value: bigint | number): string => `0x${value.toString(16)}`

interface Log {
  address: string
  topics: string[]
  data: string
  logIndex: string
  transactionHash: string
  blockNumber: string
}
const logOf = (block: number, units: bigint, changes: Partial<Log> = {}): Log => ({
  address: usdc,
  topics: [transferTopic, topicOf(payer), topicOf(shop)],
  data: `0x${units.toString(16).padStart(64, '0')}`,
  logIndex: '0x0',
  transactionHash: hashOf(block),
  blockNumber: hex(block),
  ...changes,
})

interface Filter {
  fromBlock: string
  toBlock: string
  topics: [string, null, string[]]
}
interface Node {
  logs: (filter: Filter) => Log[] | { error: { code: number } }
  transactions?: object[]
  status?: string
  hasBlock?: boolean
}

/** A node that answers as it likes. */
const open = ({ logs, transactions = [], status = '0x1', hasBlock = true }: Node) => {
  let searches = 0
  const answer = (method: string, [first]: unknown[]): object => {
    if (method === 'eth_chainId') return { result: '0x2105' }
    if (method === 'eth_getLogs') {
      searches += 1
      const found = logs(first as Filter)
      return Array.isArray(found) ? { result: found } : found
    }
    if (method === 'eth_getBlockByNumber')
      return { result: hasBlock ? { hash: hashOf(1), number: first, timestamp: '0x1', transactions } : null }
    const receipt = { status, blockNumber: '0x5', blockHash: hashOf(5), logs: [], from: payer }
    return { result: { ...receipt, transactionHash: first } }
  }
  const request = async ({ body = '' }: EgressRequest) => {
    const { method, params } = JSON.parse(String(body)) as { method: string; params: unknown[] }
    return { status: 200, headers: {}, text: JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer(method, params) }) }
  }
  const egress = { request, close: async () => undefined } as unknown as Egress
  const tokens = [
    { symbol: 'ETH', address: undefined, decimals: 18 },
    { symbol: 'USDC', address: usdc, decimals: 6 },
  ]
  const network = { networkId, chainId: 8453, rpcUrl: 'http://127.0.0.1', tokens, finalityConfirmations: 1 }
  const deposits = createEvmDeposits({ networks: [network as never], egress, isLive: false })
  const read = (from: bigint, to: bigint, addresses = [shop]) =>
    deposits.scan(networkId, { destinations: addresses.map(address => ({ address })), from, to })
  return {
    read,
    scan: (...range: Parameters<typeof read>) => read(...range).then(found => found.deposits),
    searches: () => searches,
  }
}

test('transfer events of other contracts, of non-fungible tokens and of other blocks count for nothing', async () => {
  const node = open({
    logs: () => [
      logOf(5, 50_000_000n),
      logOf(5, 50_000_000n, { address: scam, logIndex: '0x1' }),
      logOf(5, 1n, { topics: [transferTopic, topicOf(payer), topicOf(shop), hashOf(7)], data: '0x', logIndex: '0x2' }),
      logOf(9, 50_000_000n, { logIndex: '0x3' }),
    ],
  })
  expect(await node.scan(5n, 6n)).toEqual([
    {
      hash: hashOf(5),
      position: 'log 0',
      block: 5n,
      from: payer,
      to: shop,
      symbol: 'USDC',
      amountBaseUnits: 50_000_000n,
      decimals: 6,
    },
  ])
})

test('a contract wallet is the payer, each payment of its batch counts, and a fee on the transfer does not', async () => {
  const wallet = `0x${'ca'.repeat(20)}`
  const treasury = `0x${'7e'.repeat(20)}`
  const to = (address: string) => ({ topics: [transferTopic, topicOf(wallet), topicOf(address)] })
  const node = open({
    // The token takes 2 of 50 and reports both parts; the node answers with more than it was asked for.
    logs: () => [
      logOf(5, 48_000_000n, to(shop)),
      logOf(5, 2_000_000n, { ...to(treasury), logIndex: '0x1' }),
      logOf(5, 7_000_000n, { ...to(shop), logIndex: '0x2' }),
    ],
  })
  const seen = (await node.scan(5n, 6n)).map(each => [each.position, each.from, each.to, each.amountBaseUnits])
  expect(seen.filter(([, , address]) => address === shop)).toEqual([
    ['log 0', wallet, shop, 48_000_000n],
    ['log 2', wallet, shop, 7_000_000n],
  ])
})

test('a reverted transaction pays no coins, and a node without the last block proves no absence', async () => {
  const transactions = [{ hash: hashOf(3), from: payer, to: shop, value: '0x64', input: '0x', nonce: '0x0' }]
  expect(await open({ logs: () => [], transactions }).scan(5n, 5n)).toMatchObject([{ amountBaseUnits: 100n }])
  expect(await open({ logs: () => [], transactions, status: '0x0' }).scan(5n, 5n)).toEqual([])
  await expect(open({ logs: () => [], hasBlock: false }).scan(5n, 5n)).rejects.toThrow('does not have block')
})

test('a flood of empty transfers to one address hides the payment to no other', async () => {
  const flooded = `0x${'f1'.repeat(20)}`
  const node = open({
    logs: ({ fromBlock, toBlock, topics }) => {
      const isOf = (address: string) => topics[2].includes(topicOf(address))
      const isIn = (block: number) => BigInt(fromBlock) <= block && block <= BigInt(toBlock)
      // The limit of many nodes. The flood is in block 42.
      if (isOf(flooded) && isIn(42) && (topics[2].length > 1 || fromBlock !== toBlock))
        return { error: { code: -32005 } }
      return isOf(shop) && isIn(42) ? [logOf(42, 50_000_000n)] : []
    },
  })
  expect(await node.scan(1n, 100n, [flooded, shop])).toMatchObject([{ to: shop, amountBaseUnits: 50_000_000n }])
  expect(node.searches()).toBeLessThan(20)
})

test('an address with too many transfers in one block for any search is unread from that block on, and the others are read', async () => {
  const flooded = `0x${'f1'.repeat(20)}`
  const node = open({
    logs: ({ fromBlock, toBlock, topics }) => {
      const isIn = (block: number) => BigInt(fromBlock) <= block && block <= BigInt(toBlock)
      if (topics[2].includes(topicOf(flooded)) && isIn(42)) return { error: { code: -32005 } }
      return topics[2].includes(topicOf(shop)) && isIn(60) ? [logOf(60, 50_000_000n)] : []
    },
  })
  expect(await node.read(1n, 100n, [flooded, shop])).toMatchObject({
    deposits: [{ to: shop, amountBaseUnits: 50_000_000n }],
    unread: [{ address: flooded, readTo: 41n }],
  })
  expect(node.searches()).toBeLessThan(30)
})

test('many flooded addresses in one new block, and no other, stop no reading', async () => {
  const flooded = ['f1', 'f2', 'f3', 'f4', 'f5'].map(byte => `0x${byte.repeat(20)}`)
  const isFlooded = ({ topics }: Filter) => flooded.some(address => topics[2].includes(topicOf(address)))
  const node = open({
    logs: filter => {
      if (isFlooded(filter)) return { error: { code: -32005 } }
      return filter.topics[2].includes(topicOf(shop)) ? [logOf(42, 50_000_000n)] : []
    },
  })
  const unread = flooded.map(address => ({ address, readTo: 41n }))
  expect(await node.read(42n, 42n, [...flooded, shop])).toMatchObject({ deposits: [{ to: shop }], unread })
  expect(await node.read(42n, 42n, flooded.slice(0, 1))).toMatchObject({ deposits: [], unread: unread.slice(0, 1) })
})

test('a node that refuses every search is asked a few times, and proves nothing', async () => {
  const node = open({ logs: () => ({ error: { code: -32000 } }) })
  await expect(node.scan(1n, 100n)).rejects.toMatchObject({ kind: 'refused' })
  expect(node.searches()).toBeLessThan(10)
})
