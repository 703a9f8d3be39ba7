import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxChain, SandboxChains } from '../../sandbox/src/chains/ports.ts'
import { startSandboxSolana } from '../../sandbox/src/chains/solana/startSandboxSolana.ts'
import { startSandboxChains } from '../../sandbox/src/chains/startSandboxChains.ts'
import { createChainBalances } from './createChainBalances.ts'

const alice = '0x00000000000000000000000000000000000A11cE'
const nobody = '0x00000000000000000000000000000000000Dead1'
let egress: Egress
beforeAll(() => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
})
afterAll(() => egress.close())

describe('on EVM chains', () => {
  let chains: SandboxChains
  beforeAll(async () => {
    chains = await startSandboxChains({ blockTimeMs: 0 })
  })
  afterAll(() => chains.stop())

  const open = (change: Partial<SandboxChain> = {}) =>
    createChainBalances({
      egress,
      evm: chains.chains.map((chain, index) => ({
        ...chain,
        ...(index === 0 ? change : {}),
        finalityConfirmations: 1,
      })),
      solana: [],
    })
  const first = () => chains.chains[0]?.networkId ?? ''
  const second = () => chains.chains[1]?.networkId ?? ''

  test('balances include the coin and every token of each network, also if zero', async () => {
    await chains.send({ networkId: first(), symbol: 'USDC', to: alice, amountBaseUnits: 7_000_001n })
    await chains.send({ networkId: first(), symbol: 'ETH', to: alice, amountBaseUnits: 3n })
    await chains.send({ networkId: second(), symbol: 'USDC', to: alice, amountBaseUnits: 5n })
    const balances = open()
    expect(balances.networkIds).toEqual(chains.chains.map(({ networkId }) => networkId))
    const reported = async (networkId: string, address: string) =>
      Object.fromEntries(
        (await balances.read(networkId, address)).map(row => [row.symbol, [row.amountBaseUnits, row.decimals]]),
      )
    await expect.poll(() => reported(first(), alice)).toMatchObject({ ETH: [3n, 18], USDC: [7_000_001n, 6] })
    await expect.poll(() => reported(second(), alice)).toMatchObject({ ETH: [0n, 18], USDC: [5n, 6] })
    expect(await reported(first(), nobody)).toMatchObject({ ETH: [0n, 18], USDC: [0n, 6] })
    expect(await reported(first(), alice.toLowerCase())).toEqual(await reported(first(), alice))
  })

  test('a missing, foreign or failing node is an error, never an empty balance', async () => {
    const read = (change: Partial<SandboxChain>) => open(change).read(first(), alice)
    await expect(read({ rpcUrl: 'http://127.0.0.1:9/' })).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(read({ chainId: 1 })).rejects.toMatchObject({ kind: 'wrongChain' })
    const token = { symbol: 'USDC', address: nobody as `0x${string}`, decimals: 6 }
    await expect(read({ tokens: [token] })).rejects.toMatchObject({ kind: 'malformed' })
    await expect(open().read('elsewhere', alice)).rejects.toThrow('no node')
  })
})

describe('on Solana', () => {
  let solana: Awaited<ReturnType<typeof startSandboxSolana>>
  beforeAll(async () => {
    solana = await startSandboxSolana()
  })
  afterAll(() => solana.stop())
  const owner = 'Vote111111111111111111111111111111111111111'
  const open = (change: { rpcUrl?: string } = {}) => {
    const { networkId, rpcUrl, mints } = solana
    const tokens = mints.map(({ symbol, address, decimals }) => ({ symbol, address, decimals }))
    const network = { networkId, rpcUrl: change.rpcUrl ?? rpcUrl }
    return createChainBalances({
      egress,
      evm: [],
      solana: [{ ...network, tokens: [{ symbol: 'SOL', address: undefined, decimals: 9 }, ...tokens] }],
    })
  }

  test('balances include SOL and the tokens, and are zero for a missing account', async () => {
    const to = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
    await solana.fund({ to, symbol: 'SOL', amountBaseUnits: 2_000_000_000n })
    await solana.fund({ to, symbol: 'USDC', amountBaseUnits: 1_250_000n })
    const rows = await open().read(solana.networkId, to)
    expect(rows).toEqual(
      expect.arrayContaining([
        { symbol: 'SOL', decimals: 9, amountBaseUnits: 2_000_000_000n },
        { symbol: 'USDC', decimals: 6, amountBaseUnits: 1_250_000n },
        { symbol: 'USDT', decimals: 6, amountBaseUnits: 0n },
      ]),
    )
    for (const { amountBaseUnits } of await open().read(
      solana.networkId,
      'GgBaCs3NCBuZN12kCJgAW63ydqohFkHEdfdEXBPzLHq',
    )) {
      expect(amountBaseUnits).toBe(0n)
    }
  })

  test('a missing or failing node is an error, never an empty balance', async () => {
    const unreadable = { name: 'SolanaUnreadable' }
    const away = open({ rpcUrl: 'http://127.0.0.1:9/' }).read(solana.networkId, owner)
    await expect(away).rejects.toMatchObject(unreadable)
    await expect(open().read(solana.networkId, 'no address')).rejects.toMatchObject(unreadable)
  })
})

describe('a Solana node that cannot be believed', () => {
  const owner = 'Vote111111111111111111111111111111111111111'
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const row = (info: object) => ({ account: { data: { parsed: { info } } } })
  const held = { mint, owner, tokenAmount: { amount: '7' } }
  const read = (value: unknown, address: string | undefined) => {
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { context: {}, value } })
    const answering = { ...egress, request: async () => ({ status: 200, headers: {}, text }) }
    const tokens = [{ symbol: 'X', address, decimals: 6 }]
    const solana = [{ networkId: 'n', rpcUrl: 'http://node.invalid/', tokens }]
    return createChainBalances({ egress: answering, evm: [], solana }).read('n', owner)
  }

  test('the balances of several accounts of one mint are summed', async () => {
    const rows = [row(held), row({ ...held, tokenAmount: { amount: '18446744073709551615' } })]
    expect(await read(rows, mint)).toEqual([{ symbol: 'X', decimals: 6, amountBaseUnits: 18_446_744_073_709_551_622n }])
    expect(await read([], mint)).toEqual([{ symbol: 'X', decimals: 6, amountBaseUnits: 0n }])
  })

  test.each([
    ['no list', {}],
    ['another mint', [row({ ...held, mint: owner })]],
    ['another owner', [row({ ...held, owner: mint })]],
    ['an amount that is a number', [row({ ...held, tokenAmount: { amount: 7 } })]],
    ['an amount below zero', [row({ ...held, tokenAmount: { amount: '-7' } })]],
    ['no amount', [row({ mint, owner })]],
    ['base64 in place of what was parsed', [{ account: { data: ['', 'base64'] } }]],
    ['nothing', [null]],
  ])('refuses token accounts with %s', async (_what, value) => {
    await expect(read(value, mint)).rejects.toMatchObject({ name: 'SolanaUnreadable' })
  })

  test.each([
    ['text', '7'],
    ['a fraction', 0.5],
    ['less than nothing', -1],
    ['more than is exact', 2 ** 53],
    ['null', null],
  ])('refuses %s as lamports', async (_what, value) => {
    await expect(read(value, undefined)).rejects.toMatchObject({ name: 'SolanaUnreadable' })
  })
})
