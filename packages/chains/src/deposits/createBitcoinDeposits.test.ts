import { createEgress, type Egress } from '@rialto/egress'
import { p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startSandboxBitcoin } from '../../../sandbox/src/chains/bitcoin/startSandboxBitcoin.ts'
import { createChainDeposits } from './createChainDeposits.ts'

let egress: Egress
let bitcoin: Awaited<ReturnType<typeof startSandboxBitcoin>>
beforeAll(async () => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  // The test makes the blocks.
  bitcoin = await startSandboxBitcoin({ blockTimeMs: 0 })
})
afterAll(async () => {
  await bitcoin.stop()
  await egress.close()
})

const open = (replace: (method: string, result: unknown) => unknown = (_, result) => result) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const answer = await egress.request(request)
      const { method } = JSON.parse(String(request.body)) as { method: string }
      const body = JSON.parse(answer.text) as { result: unknown }
      return { ...answer, text: JSON.stringify({ ...body, result: replace(method, body.result) }) }
    },
  }
  const { networkId, rpcUrl } = bitcoin
  const deposits = createChainDeposits({ egress: lying, evm: [], bitcoin: [{ networkId, rpcUrl }], isLive: true })
  return {
    heads: () => deposits.heads(networkId),
    scan: (addresses: string[], from: bigint, to: bigint) =>
      deposits
        .scan(networkId, { destinations: addresses.map(address => ({ address })), from, to })
        .then(found => found.deposits),
  }
}
const key = (fill: number) => new Uint8Array(32).fill(fill)
const segwit = p2wpkh(pubECDSA(key(1)), TEST_NETWORK).address ?? ''
const taproot = p2tr(pubSchnorr(key(2)), undefined, TEST_NETWORK).address ?? ''

test('each output to a watched address is a separate deposit, with the sender of the transaction', async () => {
  const { head } = await open().heads()
  const one = bitcoin.fund(segwit, 150_000n)
  const two = bitcoin.fund(taproot.toUpperCase(), 70_000n)
  expect(await open().scan([segwit], head, head)).toEqual([])
  bitcoin.mine()
  const after = await open().heads()
  expect(after.head).toBe(head + 1n)
  expect(after.final).toBeLessThan(after.head)
  expect(Math.abs((after.headAtMs ?? 0) - Date.now())).toBeLessThan(24 * 60 * 60_000)
  const found = await open().scan([segwit, taproot], after.head, after.head)
  expect(found).toMatchObject([
    { hash: one, to: segwit, symbol: 'BTC', amountBaseUnits: 150_000n, decimals: 8, block: after.head },
    { hash: two, to: taproot, amountBaseUnits: 70_000n },
  ])
  for (const { position, from } of found) {
    expect(position).toMatch(/^output \d+$/)
    expect(from).toMatch(/^tb1/)
  }
  expect(await open().scan([p2wpkh(pubECDSA(key(3)), TEST_NETWORK).address ?? ''], head, after.head)).toEqual([])
})

test('blocks of two branches, and a block of another hash, are never read as one chain', async () => {
  bitcoin.mine()
  bitcoin.mine()
  const { head } = await open().heads()
  const otherBranch = open((method, result) =>
    method === 'getblock' ? { ...Object(result), previousblockhash: 'ab'.repeat(32) } : result,
  )
  await expect(otherBranch.scan([segwit], head - 1n, head)).rejects.toThrow('reorganized')
  const otherBlock = open((method, result) =>
    method === 'getblock' ? { ...Object(result), hash: 'ab'.repeat(32) } : result,
  )
  await expect(otherBlock.scan([segwit], head, head)).rejects.toThrow('block')
  await expect(open().scan([segwit], head + 1n, head + 1n)).rejects.toThrow('block')
})
