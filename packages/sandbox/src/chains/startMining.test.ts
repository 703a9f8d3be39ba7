import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { superviseAnvil, type SupervisedNode } from './anvil/superviseAnvil.ts'
import { callRpc } from './callRpc.ts'
import { openChainJournal } from './journal/openChainJournal.ts'
import { startMining } from './startMining.ts'

/** Empty blocks after the last one with a transaction. */
const trailingBlocks = 16

let folder: string
let node: SupervisedNode
let proxy: Server
let proxyUrl: string
/** Runs before the block with that number, counted in requested blocks, is made. */
let beforeBlock: (count: number) => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mining-'))
  node = await superviseAnvil({
    chainId: 31_337,
    mnemonic: 'test test test test test test test test test test test junk',
    base: join(folder, 'node'),
    keepState: false,
    log: () => undefined,
    prepare: async () => undefined,
  })
  let blocks = 0
  proxy = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks).toString()
      if (body.includes('"evm_mine"')) await beforeBlock((blocks += 1))
      const answer = await fetch(node.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      response.end(await answer.text())
    })()
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => proxy.once('listening', resolve))
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(async () => {
  proxy.close()
  await node.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a transaction that arrives just before the last block of a quiet chain gets all its confirmations', async () => {
  const [from] = (await callRpc(node.rpcUrl, 'eth_accounts')) as string[]
  let hash: unknown
  beforeBlock = async count => {
    if (count === trailingBlocks)
      hash = await callRpc(node.rpcUrl, 'eth_sendTransaction', [{ from, to: from, value: '0x1' }])
  }
  const mining = startMining(proxyUrl, 5, { journal: openChainJournal(), nextBlock: 1 })
  await expect
    .poll(async () => {
      if (hash === undefined) return 0
      const receipt = (await callRpc(node.rpcUrl, 'eth_getTransactionReceipt', [hash]).catch(() => undefined)) as
        | { blockNumber: string }
        | undefined
      const head = Number(await callRpc(node.rpcUrl, 'eth_blockNumber'))
      return receipt ? head - Number(receipt.blockNumber) : 0
    })
    .toBe(trailingBlocks)
  await mining.stop()
})
