import type { ChainWatcher } from '@rialto/core'
import { createEgress, type Egress, type EgressResponse } from '@rialto/egress'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callRpc } from '../../../sandbox/src/chains/callRpc.ts'
import type { SandboxChain, SandboxChains } from '../../../sandbox/src/chains/ports.ts'
import { startSandboxChains } from '../../../sandbox/src/chains/startSandboxChains.ts'
import { createEvmWatcher } from './createEvmWatcher.ts'
import { readErc20Balance } from './readBalances.ts'

const transferAbi = parseAbi(['function transfer(address to, uint256 value)'])
const alice = '0x00000000000000000000000000000000000A11cE'
const bob = '0x0000000000000000000000000000000000000B0b'
const finalityConfirmations = 3

let chains: SandboxChains
let chain: SandboxChain
let egress: Egress
let watcher: ChainWatcher
let snapshot: unknown

const rpc = (method: string, ...params: unknown[]) => callRpc(chain.rpcUrl, method, params)
const mine = (count: number) => rpc('anvil_mine', `0x${count.toString(16)}`)
const network = () => ({ ...chain, finalityConfirmations })

async function pay(symbol: string, to: string, amountBaseUnits: bigint): Promise<string> {
  const { hash } = await chains.send({ networkId: chain.networkId, symbol, to, amountBaseUnits })
  await expect.poll(() => rpc('eth_getTransactionReceipt', hash)).toBeTruthy()
  return hash
}

const confirm = (hash: string, wanted: { symbol?: string; toAddress?: string; amountBaseUnits?: bigint } = {}) =>
  watcher.confirm({
    networkId: chain.networkId,
    hash,
    symbol: 'USDC',
    toAddress: alice,
    amountBaseUnits: 5_000_000n,
    ...wanted,
  })

beforeAll(async () => {
  chains = await startSandboxChains({ blockTimeMs: 0 })
  const [first] = chains.chains
  if (!first) throw new Error('no chain')
  chain = first
  egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
    userAgent: 'test',
  })
  watcher = createEvmWatcher({ networks: [network()], egress })
})
afterAll(async () => {
  await egress.close()
  await chains.stop()
})
beforeEach(async () => {
  snapshot = await rpc('evm_snapshot')
})

describe('a transfer that happened', () => {
  test.each(['ETH', 'USDC', 'USDT'])('of %s is confirmed at the depth of finality, with who paid', async symbol => {
    const hash = await pay(symbol, alice, 5_000_000n)
    expect(await confirm(hash, { symbol })).toEqual({ kind: 'pending', confirmations: 1 })
    await mine(1)
    expect(await confirm(hash, { symbol })).toEqual({ kind: 'pending', confirmations: 2 })
    await mine(1)
    const { from } = (await rpc('eth_getTransactionByHash', hash)) as { from: string }
    expect(await confirm(hash, { symbol })).toMatchObject({
      kind: 'confirmed',
      confirmations: 3,
      fromAddress: from,
      fee: { payer: from },
    })
    expect(await confirm(hash.slice(2).toUpperCase(), { symbol })).toMatchObject({ kind: 'confirmed' })
    expect(await confirm(hash, { symbol, amountBaseUnits: 4_999_999n })).toMatchObject({ kind: 'confirmed' })
  })

  test('by a contract that hands the coins on is seen in the balance', async () => {
    const [, , , from] = (await rpc('eth_accounts')) as string[]
    const send = async (transaction: object) => {
      const hash = (await rpc('eth_sendTransaction', { from, ...transaction })) as string
      await expect.poll(() => rpc('eth_getTransactionReceipt', hash)).toBeTruthy()
      return hash
    }
    // Runtime code: call alice with the whole received value.
    const forward = `600060006000600034 73${alice.slice(2)} 5af100`.replaceAll(' ', '')
    const created = await send({ data: `0x6021600c60003960216000f3${forward}` })
    const { contractAddress } = (await rpc('eth_getTransactionReceipt', created)) as { contractAddress: string }
    const hash = await send({ to: contractAddress, value: '0x64', data: '0x01' })
    await mine(2)
    const wanted = { symbol: 'ETH', amountBaseUnits: 100n }
    expect(await confirm(hash, wanted)).toMatchObject({ kind: 'confirmed', fromAddress: from })
    expect(await confirm(hash, { ...wanted, amountBaseUnits: 101n })).toMatchObject({ kind: 'mismatched' })
    expect(await confirm(hash, { ...wanted, toAddress: bob })).toMatchObject({ kind: 'mismatched' })
  })

  test('moves the token balance that readErc20Balance reads', async () => {
    const token = chain.tokens[1]?.address ?? ''
    const before = await readErc20Balance(egress, { rpcUrl: chain.rpcUrl, token, address: bob })
    await pay('USDC', bob, 9n)
    expect(await readErc20Balance(egress, { rpcUrl: chain.rpcUrl, token, address: bob })).toBe(before + 9n)
    await expect(readErc20Balance(egress, { rpcUrl: chain.rpcUrl, token: bob, address: bob })).rejects.toMatchObject({
      kind: 'malformed',
    })
  })
})

describe('a transaction that is not the transfer', () => {
  test.each(['ETH', 'USDC'])('of %s to another address or of less fails once it is final', async symbol => {
    const hash = await pay(symbol, alice, 5_000_000n)
    expect(await confirm(hash, { symbol, toAddress: bob })).toEqual({ kind: 'pending', confirmations: 1 })
    await mine(2)
    expect(await confirm(hash, { symbol, toAddress: bob })).toEqual({
      kind: 'mismatched',
      arrivedBaseUnits: 0n,
      message: 'The transaction pays another address',
    })
    expect(await confirm(hash, { symbol, amountBaseUnits: 5_000_001n })).toEqual({
      kind: 'mismatched',
      arrivedBaseUnits: 5_000_000n,
      message: 'The transaction pays 5000000 base units where 5000001 were expected',
    })
  })

  test('moves another token', async () => {
    const hash = await pay('USDT', alice, 5_000_000n)
    await mine(2)
    expect(await confirm(hash)).toEqual({
      kind: 'mismatched',
      arrivedBaseUnits: 0n,
      message: 'The transaction contains no transfer of this token',
    })
  })

  test('was reverted', async () => {
    const accounts = (await rpc('eth_accounts')) as string[]
    const data = encodeFunctionData({ abi: transferAbi, functionName: 'transfer', args: [alice, 5_000_000n] })
    const transaction = { from: accounts[5], to: chain.tokens[1]?.address, data, gas: '0x186a0' }
    const hash = (await rpc('eth_sendTransaction', transaction)) as string
    await expect.poll(() => rpc('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x0' })
    await mine(2)
    expect(await confirm(hash)).toEqual({ kind: 'reverted', message: 'The transaction was reverted' })
  })

  test('is unknown, or no hash at all', async () => {
    expect(await confirm(`0x${'ab'.repeat(32)}`)).toEqual({ kind: 'unknown' })
    expect(await confirm('W-2231')).toEqual({ kind: 'unknown' })
  })
})

describe('a chain that drops blocks', () => {
  afterEach(async () => {
    // The sender must not continue with the nonces of removed blocks.
    await chains.stop()
    chains = await startSandboxChains({ blockTimeMs: 0 })
    chain = chains.chains[0] ?? chain
    watcher = createEvmWatcher({ networks: [network()], egress })
  })

  test('takes its transactions with it', async () => {
    const hash = await pay('USDC', alice, 5_000_000n)
    await mine(2)
    expect(await confirm(hash)).toMatchObject({ kind: 'confirmed' })
    await rpc('evm_revert', snapshot)
    await mine(5)
    expect(await confirm(hash)).toEqual({ kind: 'unknown' })
  })

  test('has a transaction that waits for a block, and no longer one that was dropped', async () => {
    await rpc('evm_setAutomine', false)
    const { hash } = await chains.send({
      networkId: chain.networkId,
      symbol: 'USDC',
      to: alice,
      amountBaseUnits: 5_000_000n,
    })
    expect(await confirm(hash)).toEqual({ kind: 'pending', confirmations: 0 })
    await rpc('anvil_dropTransaction', hash)
    expect(await confirm(hash)).toEqual({ kind: 'unknown' })
  })
})

describe('a node that cannot be believed', () => {
  const answering = (answer: (method: string) => Partial<EgressResponse> | Promise<never>): ChainWatcher =>
    createEvmWatcher({
      networks: [network()],
      egress: {
        ...egress,
        async request(request) {
          const { method } = JSON.parse(request.body ?? '') as { method: string }
          const changed = await answer(method)
          return { ...(await egress.request(request)), ...changed }
        },
      },
    })
  const result = (value: unknown) => ({ text: JSON.stringify({ jsonrpc: '2.0', id: 1, result: value }) })
  const query = (believing: ChainWatcher, hash: string) =>
    believing.confirm({ networkId: chain.networkId, hash, symbol: 'USDC', toAddress: alice, amountBaseUnits: 1n })

  test.each([
    ['is of another chain', 'eth_chainId', result('0x1'), 'wrongChain'],
    ['answers with a page', 'eth_blockNumber', { text: '<html>' }, 'malformed'],
    ['answers with a number', 'eth_blockNumber', result(12), 'malformed'],
    ['answers with an empty object', 'eth_getTransactionReceipt', result({}), 'malformed'],
    ['answers with nothing', 'eth_getTransactionReceipt', { text: '{"jsonrpc":"2.0","id":1}' }, 'malformed'],
    ['is busy', 'eth_blockNumber', { status: 429 }, 'unreachable'],
    [
      'refuses',
      'eth_blockNumber',
      { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"x"}}' },
      'refused',
    ],
  ])('because it %s, is an error', async (_name, wrongMethod, wrong, kind) => {
    const hash = await pay('USDC', alice, 1n)
    await mine(5)
    const believing = answering(method => (method === wrongMethod ? wrong : {}))
    await expect(query(believing, hash)).rejects.toMatchObject({ name: 'EvmRpcError', kind })
  })

  test('because it answers for another transaction, is an error', async () => {
    const other = await rpc('eth_getTransactionReceipt', await pay('USDC', alice, 1n))
    const hash = await pay('USDC', alice, 2n)
    const believing = answering(method => (method === 'eth_getTransactionReceipt' ? result(other) : {}))
    await expect(query(believing, hash)).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('because the head that it names is not there, leaves the transfer pending', async () => {
    const hash = await pay('USDC', alice, 1n)
    const believing = answering(method => (method === 'eth_blockNumber' ? result('0xffffff') : {}))
    expect(await query(believing, hash)).toEqual({ kind: 'pending', confirmations: finalityConfirmations - 1 })
    await mine(finalityConfirmations - 1)
    expect(await query(believing, hash)).toMatchObject({ kind: 'confirmed' })
  })

  test('because its receipt is of a block that the chain does not hold, leaves the transfer pending', async () => {
    const hash = await pay('USDC', alice, 1n)
    await mine(5)
    const receipt = (await rpc('eth_getTransactionReceipt', hash)) as object
    const orphan = result({ ...receipt, blockHash: `0x${'12'.repeat(32)}` })
    const believing = answering(method => (method === 'eth_getTransactionReceipt' ? orphan : {}))
    expect(await query(believing, hash)).toEqual({ kind: 'pending', confirmations: 0 })
  })

  test('because it is gone, is an error that does not say where it was', async () => {
    const rpcUrl = 'http://127.0.0.1:1/secret'
    const blind = createEvmWatcher({ networks: [{ ...network(), rpcUrl }], egress })
    const failure = await query(blind, `0x${'ab'.repeat(32)}`).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'unreachable' })
    expect(String(failure)).not.toContain('secret')
  })
})

describe('two nodes behind one URL that disagree', () => {
  interface Call {
    method: string
    params: readonly unknown[]
  }
  type View = (call: Call, truth: unknown) => unknown
  const liesAboutHead: View = ({ method }, truth) => (method === 'eth_blockNumber' ? '0xffffff' : truth)
  /** A node without the blocks after this one and without their transactions. */
  const isBehind =
    (head: bigint): View =>
    ({ method, params }, truth) => {
      if (method === 'eth_blockNumber') return `0x${head.toString(16)}`
      if (method === 'eth_getBlockByNumber') return BigInt(String(params[0])) > head ? null : truth
      return method === 'eth_getTransactionReceipt' || method === 'eth_getTransactionByHash' ? null : truth
    }
  /** The watcher's answer if each call reaches the first or the second node, as the bits of `order` say. */
  const askedInTurns = async (hash: string, views: readonly [View, View], order: number) => {
    let calls = 0
    const between = createEvmWatcher({
      networks: [network()],
      egress: {
        ...egress,
        async request(request) {
          const view = views[(order >> calls++) & 1] ?? views[0]
          const answer = await egress.request(request)
          const result = view(JSON.parse(request.body ?? '') as Call, JSON.parse(answer.text).result)
          return { ...answer, text: JSON.stringify({ jsonrpc: '2.0', id: 1, result }) }
        },
      },
    })
    const { kind } = await between.confirm({
      networkId: chain.networkId,
      hash,
      symbol: 'USDC',
      toAddress: alice,
      amountBaseUnits: 5_000_000n,
    })
    return kind
  }

  test('make no payment final before it is, and none failed, in whatever order they answer', async () => {
    const before = BigInt(String(await rpc('eth_blockNumber')))
    const hash = await pay('USDC', alice, 5_000_000n)
    const views: readonly [View, View] = [liesAboutHead, isBehind(before)]
    const orders = Array.from({ length: 64 }, (_, order) => order)
    const kinds = async () => new Set(await Promise.all(orders.map(order => askedInTurns(hash, views, order))))
    for (let depth = 1; depth < finalityConfirmations; depth += 1) {
      expect([...(await kinds())].sort()).toEqual(['pending', 'unknown'])
      await mine(1)
    }
    expect([...(await kinds())].sort()).toEqual(['confirmed', 'pending', 'unknown'])
    // A lagging node alone returns `unknown`. A second node that has the blocks decides.
    expect(await askedInTurns(hash, [views[1], views[1]], 0)).toBe('unknown')
    expect(await askedInTurns(hash, [views[0], views[0]], 0)).toBe('confirmed')
  })
})

test('only its own networks are watched, and a depth of nothing is refused', async () => {
  expect(watcher.watches(chain.networkId)).toBe(true)
  expect(watcher.watches('other')).toBe(false)
  expect(() => createEvmWatcher({ networks: [{ ...network(), finalityConfirmations: 0 }], egress })).toThrow(RangeError)
})
