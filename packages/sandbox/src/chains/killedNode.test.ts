import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHolder } from '../processes/holderFile.ts'
import { callRpc } from './callRpc.ts'
import { type SandboxChain, type SandboxChains, sandboxNetworks } from './ports.ts'
import { startSandboxChains } from './startSandboxChains.ts'

/** The recipient of every payment. */
const somebody = '0x00000000000000000000000000000000000A11cE'
const networks = sandboxNetworks.slice(0, 1)

let dataDir: string
let chains: SandboxChains
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
  chains = await start()
})
afterEach(async () => {
  await chains.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (blockTimeMs = 30) => startSandboxChains({ dataDir, networks, blockTimeMs })
const chain = (): SandboxChain => {
  const [first] = chains.chains
  if (!first) throw new Error('no chain')
  return first
}
const base = () => join(dataDir, 'chains', chain().networkId)
const nodePid = () => readHolder(`${base()}.pid.json`)?.nodePid ?? 0
const pay = (amountBaseUnits: bigint, key?: string) => {
  const payment = { networkId: chain().networkId, symbol: 'USDC', to: somebody, amountBaseUnits }
  return chains.send(key === undefined ? payment : { ...payment, key })
}
const received = () => chains.balanceOf({ networkId: chain().networkId, symbol: 'USDC', address: somebody })
const receipt = async (hash: string) => await callRpc(chain().rpcUrl, 'eth_getTransactionReceipt', [hash])
const isMined = (hash: string) => expect.poll(() => receipt(hash)).toBeTruthy()
const head = async () => Number(await callRpc(chain().rpcUrl, 'eth_blockNumber'))

/** One of the node's developer accounts sends coins directly to the node, bypassing the sandbox. */
const sendByWallet = async () => {
  const [from] = (await callRpc(chain().rpcUrl, 'eth_accounts')) as string[]
  return (await callRpc(chain().rpcUrl, 'eth_sendTransaction', [{ from, to: somebody, value: '0x5' }])) as string
}

test('a node that is killed comes back with every transaction, under its hash, and at its height', async () => {
  const byWallet = await sendByWallet()
  await isMined(byWallet)
  const sent = await Promise.all([1n, 2n, 4n].map(amount => pay(amount)))
  const before = await head()
  process.kill(nodePid(), 'SIGKILL')
  for (const { hash } of sent) await isMined(hash)
  await isMined(byWallet)
  expect(await received()).toBe(7n)
  expect(await head()).toBeGreaterThanOrEqual(before)
  await isMined((await pay(8n)).hash)
  expect(await received()).toBe(15n)
})

test('a chain whose saved state is cut short is built again from its journal', async () => {
  const byWallet = await sendByWallet()
  await isMined(byWallet)
  const { hash } = await pay(3n)
  const before = await head()
  await chains.stop()
  const file = `${base()}.state.json`
  writeFileSync(file, readFileSync(file).subarray(0, 1_000))
  chains = await start()
  await isMined(hash)
  await isMined(byWallet)
  expect(await received()).toBe(3n)
  expect(await head()).toBeGreaterThanOrEqual(before)
})

test('a transaction that waits when the chain stops is in a block after the restart', async () => {
  await chains.stop()
  chains = await start(60_000)
  const byWallet = await sendByWallet()
  const { hash } = await pay(9n)
  await chains.stop()
  chains = await start()
  await isMined(hash)
  await isMined(byWallet)
})

test('a payment asked for again under its key is the same one, also by a later process', async () => {
  const first = await pay(6n, 'order 1')
  expect(await pay(6n, 'order 1')).toEqual(first)
  await chains.stop()
  chains = await start()
  expect(await pay(6n, 'order 1')).toEqual(first)
  await isMined((await pay(6n, 'order 2')).hash)
  expect(await received()).toBe(12n)
})
