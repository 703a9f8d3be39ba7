import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callRpc } from './callRpc.ts'
import type { SandboxChain, SandboxChains } from './ports.ts'
import { startSandboxChains } from './startSandboxChains.ts'

const stranger = '0x00000000000000000000000000000000000A11cE'

function chainOf(chains: SandboxChains): SandboxChain {
  const [chain] = chains.chains
  if (!chain) throw new Error('no chain')
  return chain
}

describe('two chains that mine at once', () => {
  let chains: SandboxChains
  beforeAll(async () => {
    chains = await startSandboxChains({ blockTimeMs: 0 })
  })
  afterAll(() => chains.stop())

  test('both are local chains with the same tokens', () => {
    expect(chains.chains.map(chain => chain.chainId)).toEqual([31_337, 31_338])
    const [first, second] = chains.chains.map(chain => chain.tokens)
    expect(first).toEqual(second)
    expect(first?.map(token => [token.symbol, token.decimals])).toEqual([
      ['ETH', 18],
      ['USDC', 6],
      ['USDT', 6],
    ])
  })

  test.each(['ETH', 'USDC', 'USDT'])('send %s that arrives', async symbol => {
    const { networkId } = chainOf(chains)
    const before = await chains.balanceOf({ networkId, symbol, address: stranger })
    const { hash } = await chains.send({ networkId, symbol, to: stranger, amountBaseUnits: 1_500_000n })
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    await expect.poll(() => chains.balanceOf({ networkId, symbol, address: stranger })).toBe(before + 1_500_000n)
  })

  test('land every one of 20 sends asked for at once, each once', async () => {
    const { networkId, rpcUrl } = chainOf(chains)
    const to = chains.depositAddress({ institution: 'concurrent', account: '1' })
    const amounts = Array.from({ length: 20 }, (_, index) => BigInt(index + 1))
    const sent = await Promise.all(
      amounts.map(amountBaseUnits => chains.send({ networkId, symbol: 'USDC', to, amountBaseUnits })),
    )
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(20)
    await expect.poll(() => chains.balanceOf({ networkId, symbol: 'USDC', address: to })).toBe(210n)
    for (const { hash } of sent) {
      expect(await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
    }
  })

  test('both chains refuse more than the treasury has, and continue', async () => {
    const { networkId } = chainOf(chains)
    const input = { networkId, symbol: 'USDC', to: stranger }
    await expect(chains.send({ ...input, amountBaseUnits: 10n ** 30n })).rejects.toThrow(/eth_estimateGas/)
    await expect(chains.send({ ...input, amountBaseUnits: 1n })).resolves.toHaveProperty('hash')
  })

  test.each([
    ['a network it has not', { networkId: 'none' }, /no chain/],
    ['a token it has not', { symbol: 'DOGE' }, /no DOGE/],
    ['an address that is none', { to: '0x12' }, /invalid/],
    ['nothing', { amountBaseUnits: 0n }, /above zero/],
  ])('refuse %s', async (_name, wrong, message) => {
    const { networkId } = chainOf(chains)
    const right = { networkId, symbol: 'USDC', to: stranger, amountBaseUnits: 1n }
    await expect(chains.send({ ...right, ...wrong })).rejects.toThrow(message)
  })

  test('give each account its own lasting deposit address', () => {
    const address = chains.depositAddress({ institution: 'a', account: '12' })
    expect(address).toBe(chains.depositAddress({ institution: 'a', account: '12' }))
    const others = [
      { institution: 'a', account: '13' },
      { institution: 'a1', account: '2' },
      { institution: 'b', account: '12' },
    ].map(input => chains.depositAddress(input))
    expect(new Set([address, ...others]).size).toBe(4)
  })
})

test('blocks come at their interval while there is something to mine, and balances outlive a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chains-'))
  try {
    const first = await startSandboxChains({ dataDir, blockTimeMs: 100 })
    const { networkId, rpcUrl } = chainOf(first)
    const { hash } = await first.send({ networkId, symbol: 'USDT', to: stranger, amountBaseUnits: 7n })
    await expect.poll(() => callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])).toBeTruthy()
    const mined = await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])
    const head = async () => Number(await callRpc(rpcUrl, 'eth_blockNumber'))
    await expect.poll(head).toBeGreaterThan(Number(mined?.blockNumber) + 3)
    await first.stop()

    const second = await startSandboxChains({ dataDir, blockTimeMs: 100 })
    expect(await second.balanceOf({ networkId, symbol: 'USDT', address: stranger })).toBe(7n)
    await second.stop()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
