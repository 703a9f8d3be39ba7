import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startSandboxTron } from '../../../sandbox/src/chains/tron/startSandboxTron.ts'
import { addressOf, keyOf, toBase58 } from '../../../sandbox/src/chains/tron/tronKeys.ts'
import { createChainDeposits } from './createChainDeposits.ts'

let egress: Egress
let tron: Awaited<ReturnType<typeof startSandboxTron>>
beforeAll(async () => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  tron = await startSandboxTron({ nowMs: () => Date.UTC(2026, 10, 27) })
})
afterAll(async () => {
  await tron.stop()
  await egress.close()
})

const open = (replace: (path: string, answer: unknown) => unknown = (_, answer) => answer) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const answer = await egress.request(request)
      const replaced = replace(new URL(request.url).pathname, JSON.parse(answer.text))
      return { ...answer, text: JSON.stringify(replaced) }
    },
  }
  const { networkId, rpcUrl } = tron
  const tokens = [{ symbol: 'TRX', address: undefined, decimals: 6 }, ...tron.tokens]
  const deposits = createChainDeposits({ egress: lying, evm: [], tron: [{ networkId, rpcUrl, tokens }], isLive: true })
  return {
    heads: () => deposits.heads(networkId),
    scan: (address: string, from: bigint, to: bigint) =>
      deposits.scan(networkId, { destinations: [{ address }], from, to }).then(found => found.deposits),
  }
}
const shop = toBase58(addressOf(keyOf('deposits shop')))

test('coins and tokens to a watched address are read from their blocks, each at its own position', async () => {
  const coin = tron.fund({ to: shop, symbol: 'TRX', amountBaseUnits: 5_000_000n })
  const token = tron.fund({ to: shop, symbol: 'USDT', amountBaseUnits: 50_000_000n })
  tron.ledger.mine()
  const { head, final, headAtMs } = await open().heads()
  expect(final).toBeLessThan(head)
  expect(headAtMs).toBeGreaterThan(Date.UTC(2026, 10, 26))
  expect(await open().scan(shop, head, head)).toMatchObject([
    { hash: coin, position: 'call', to: shop, symbol: 'TRX', amountBaseUnits: 5_000_000n, block: head },
    { hash: token, position: 'log 0', to: shop, symbol: 'USDT', amountBaseUnits: 50_000_000n, decimals: 6 },
  ])
  expect(await open().scan(toBase58(addressOf(keyOf('other'))), head, head)).toEqual([])
})

test('a failed transaction pays nothing, and a node without the receipts of a block proves no absence', async () => {
  const { head } = await open().heads()
  const receipts = '/wallet/gettransactioninfobyblocknum'
  const failing = open((path, answer) =>
    path === receipts && Array.isArray(answer) ? answer.map(one => ({ ...one, result: 'FAILED' })) : answer,
  )
  expect(await failing.scan(shop, head, head)).toEqual([])
  const empty = open((path, answer) => (path === receipts ? [] : answer))
  await expect(empty.scan(shop, head, head)).rejects.toThrow('every receipt')
  const other = open((path, answer) =>
    path === receipts && Array.isArray(answer) ? answer.map(one => ({ ...one, blockNumber: 1 })) : answer,
  )
  await expect(other.scan(shop, head, head)).rejects.toThrow('block')
  await expect(open().scan(shop, head + 5n, head + 5n)).rejects.toThrow('does not have block')
})

test('TRX that a contract sends to a watched address is read, each sum at its own position', async () => {
  const { head } = await open().heads()
  const inside = { caller_address: `41${'c0'.repeat(20)}`, transferTo_address: addressOf(keyOf('deposits shop')) }
  const paying = open((path, answer) =>
    path === '/wallet/gettransactioninfobyblocknum' && Array.isArray(answer)
      ? answer.map((one, index) =>
          index === 0
            ? {
                ...one,
                internal_transactions: [7, 8].map(callValue => ({ ...inside, callValueInfo: [{ callValue }] })),
              }
            : one,
        )
      : answer,
  )
  const found = await paying.scan(shop, head, head)
  const inTrx = found.filter(({ position }) => position.startsWith('internal'))
  expect(inTrx).toMatchObject([
    { position: 'internal 0', symbol: 'TRX', amountBaseUnits: 7n, to: shop },
    { position: 'internal 1', symbol: 'TRX', amountBaseUnits: 8n, to: shop },
  ])
})
