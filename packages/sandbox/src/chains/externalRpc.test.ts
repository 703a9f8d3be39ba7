import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { superviseAnvil, type SupervisedNode } from './anvil/superviseAnvil.ts'
import { callRpc } from './callRpc.ts'
import { startSandboxChains } from './startSandboxChains.ts'
import { sandboxNetworks } from './ports.ts'

/** Another mnemonic, so that the node has no funded accounts. */
const mnemonic = 'test test test test test test test test test test test junk'
const networks = sandboxNetworks.slice(0, 1)
const [{ networkId }] = networks as [(typeof networks)[number]]

let folder: string
let node: SupervisedNode

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'external-'))
  const base = join(folder, 'node')
  node = await superviseAnvil({
    chainId: 31_337,
    mnemonic,
    base,
    keepState: false,
    log: () => undefined,
    prepare: async () => undefined,
  })
  await callRpc(node.rpcUrl, 'evm_setAutomine', [true])
})
afterEach(async () => {
  await node.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an outside node is funded, given the tokens once, and left running', async () => {
  const to = '0x00000000000000000000000000000000000A11cE'
  for (const round of [1n, 2n]) {
    const chains = await startSandboxChains({ networks, externalRpc: { 31_337: node.rpcUrl } })
    expect(chains.chains[0]?.rpcUrl).toBe(node.rpcUrl)
    await chains.send({ networkId, symbol: 'USDC', to, amountBaseUnits: 3n })
    await expect.poll(() => chains.balanceOf({ networkId, symbol: 'USDC', address: to })).toBe(3n * round)
    await chains.stop()
  }
  expect(await callRpc(node.rpcUrl, 'eth_chainId')).toBe('0x7a69')
})

test('a node of another chain is refused', async () => {
  const start = startSandboxChains({ networks: sandboxNetworks.slice(1), externalRpc: { 31_338: node.rpcUrl } })
  await expect(start).rejects.toThrow('SANDBOX_RPC_31338 leads to a node of chain 31337')
})
