import { createTestClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SandboxChains } from '../../chains/ports.ts'
import { sandboxNetworks } from '../../chains/sandboxNetworks.ts'
import { startSandboxChains } from '../../chains/startSandboxChains.ts'
import { createChainLookup } from './findOnChain.ts'

let chains: SandboxChains
beforeAll(async () => {
  // Blocks come when the test makes them.
  chains = await startSandboxChains({ networks: sandboxNetworks.slice(0, 1), blockTimeMs: 3_600_000 })
})
afterAll(() => chains?.stop())

const to = '0x00000000000000000000000000000000000000b2'

test.each([
  ['USDC', 7_000_000n],
  ['ETH', 3_000_000_000_000_000n],
])('%s that waits for its block is neither paid nor unpaid', async (symbol, amountBaseUnits) => {
  const [chain] = chains.chains
  const networkId = chain?.networkId ?? ''
  const lookup = createChainLookup(chains)
  const fromBlock = (await lookup.head(networkId)) + 1n
  const query = { networkId, symbol, to, amountBaseUnits, fromBlock, claimed: new Set<string>() }
  expect(await lookup.findTransfer(query)).toBeUndefined()
  const { hash } = await chains.send({ networkId, symbol, to, amountBaseUnits })
  await expect(lookup.findTransfer(query)).rejects.toThrow(/waiting/)
  await createTestClient({ mode: 'anvil', transport: http(chain?.rpcUrl) }).mine({ blocks: 1 })
  expect(await lookup.findTransfer(query)).toBe(hash)
})

test('a node that does not answer says nothing', async () => {
  const silent = { ...chains, chains: chains.chains.map(c => ({ ...c, rpcUrl: 'http://127.0.0.1:9' })) }
  const query = {
    networkId: chains.chains[0]?.networkId ?? '',
    symbol: 'ETH',
    to,
    amountBaseUnits: 1n,
    fromBlock: 0n,
    claimed: new Set<string>(),
  }
  await expect(createChainLookup(silent).findTransfer(query)).rejects.toThrow()
})
