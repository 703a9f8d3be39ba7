import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSender } from '../../chains/createSender.ts'
import { openChainJournal } from '../../chains/journal/openChainJournal.ts'
import type { SandboxChains } from '../../chains/ports.ts'
import { startSandboxChains } from '../../chains/startSandboxChains.ts'
import { createTreasury } from '../../chains/treasury.ts'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { startBridge } from './startBridge.ts'
import { BASE, SEPOLIA, startBridgeWorld } from './testing/startBridgeWorld.ts'
import { startLossyNode } from './testing/startLossyNode.ts'

let chains: SandboxChains
let dataDir: string
beforeAll(async () => void (chains = await startSandboxChains({ blockTimeMs: 0 })))
afterAll(() => chains.stop())
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'bridge-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const paidOut = 99_886_000n
let recipients = 0
const balance = (address: string) => chains.balanceOf({ networkId: BASE.networkId, symbol: 'USDC', address })

/** An open address that received 100 USDC, and a bridge that has not searched yet. */
const openAndPay = async (folder: string) => {
  const world = await startBridgeWorld({ chains, dataDir: folder })
  const recipient = `0x${(0xc000 + (recipients += 1)).toString(16).padStart(40, '0')}`
  const quote = world.quoteBody('100000000', 'USDC', { useDepositAddress: true, recipient })
  const { body } = await world.call('POST', '/quote/v2', quote)
  const address = body.steps[0].depositAddress as string
  await chains.send({ networkId: SEPOLIA.networkId, symbol: 'USDC', to: address, amountBaseUnits: 100_000_000n })
  return { world, recipient, address }
}

/** A bridge that loses its transactions to Base, run until it cannot continue, and then stopped. */
const runLossy = async (loses: 'before' | 'after') => {
  const base = chains.chains.find(chain => chain.networkId === BASE.networkId)
  const node = await startLossyNode(base?.rpcUrl ?? '', loses)
  const others = chains.chains.filter(chain => chain !== base)
  const lossy: SandboxChains = { ...chains, chains: base ? [...others, { ...base, rpcUrl: node.rpcUrl }] : others }
  const bridge = await startBridge({ chains: lossy, clock: createSandboxClock(), dataDir })
  // A read that times out on a busy machine ends a pass before the payout is sent.
  for (let pass = 0; pass < 20 && node.lost() === 0; pass += 1) await bridge.settle()
  await bridge.stop()
  await node.stop()
}

const finishesOnce = async (recipient: string, address: string, folder = dataDir) => {
  const world = await startBridgeWorld({ chains, dataDir: folder })
  await world.settle()
  await world.settle()
  const requests = await world.requests(address)
  expect(requests).toMatchObject([{ status: 'success' }])
  expect(await balance(recipient)).toBe(paidOut)
  await world.stop()
}

test.each(['before', 'after'] as const)(
  'a payout whose sending was cut off %s it reached the node is made once',
  async when => {
    const { world, recipient, address } = await openAndPay(dataDir)
    await world.stop()
    await runLossy(when)
    expect(await balance(recipient)).toBe(when === 'after' ? paidOut : 0n)
    await finishesOnce(recipient, address)
  },
)

test('a payout that can never be in a block, its nonce being taken, is signed anew', async () => {
  const { world, recipient, address } = await openAndPay(dataDir)
  await world.stop()
  await runLossy('before')
  const base = chains.chains.find(chain => chain.networkId === BASE.networkId)
  const { solver } = createTreasury()
  await createSender(base?.rpcUrl ?? '', base?.chainId ?? 0, solver, openChainJournal()).send({
    to: solver.address,
    value: 1n,
  })
  await finishesOnce(recipient, address)
})

test('a bridge killed after any step resumes there and pays no request twice', async () => {
  const { world, recipient, address } = await openAndPay(dataDir)
  await world.settle()
  await world.stop()
  const lines = readFileSync(join(dataDir, 'bridge.jsonl'), 'utf8').split('\n').slice(0, -1)
  // A payout is in the journal before it is sent. From then on, a crash can leave the journal at any length.
  const intent = lines.findIndex(line => line.includes('"kind":"fill"'))
  expect(intent).toBeGreaterThan(0)
  for (let length = intent + 1; length <= lines.length; length += 1) {
    const folder = join(dataDir, `${length}`)
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'bridge.jsonl'),
      lines
        .slice(0, length)
        .map(line => `${line}\n`)
        .join(''),
    )
    await finishesOnce(recipient, address, folder)
  }
})
