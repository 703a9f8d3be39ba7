import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Wallet } from 'xrpl'

import { type SandboxXrpl, startSandboxXrpl } from '../../../sandbox/src/chains/xrpl/startSandboxXrpl.ts'
import { createChainDeposits } from './createChainDeposits.ts'

let egress: Egress
let xrpl: SandboxXrpl
const nowMs = Date.UTC(2026, 10, 26)
beforeAll(async () => {
  egress = createEgress({
    hosts: new Set(['127.0.0.1']),
    userAgent: 'test',
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
  })
  xrpl = await startSandboxXrpl({ nowMs: () => nowMs })
  xrpl.ledger.catchUp()
})
afterAll(async () => {
  await xrpl.stop()
  await egress.close()
})

const open = (replace: (result: Record<string, unknown>) => unknown = result => result) => {
  const lying: Egress = {
    ...egress,
    request: async request => {
      const answer = await egress.request(request)
      const { method } = JSON.parse(String(request.body)) as { method: string }
      if (method !== 'account_tx' && method !== 'server_info') return answer
      const { result } = JSON.parse(answer.text) as { result: Record<string, unknown> }
      return { ...answer, text: JSON.stringify({ result: replace(result) }) }
    },
  }
  const { networkId, rpcUrl } = xrpl
  return createChainDeposits({ egress: lying, evm: [], xrpl: [{ networkId, rpcUrl }], isLive: false })
}

test('payments to an account are read with their tags, in the ledgers of the range alone', async () => {
  const shop = Wallet.generate().classicAddress
  const { final } = await open().heads(xrpl.networkId)
  const first = xrpl.pay({ to: { address: shop, tag: '7' }, drops: 2_000_000n }).hash
  xrpl.ledger.close()
  const second = xrpl.pay({ to: { address: shop }, drops: 3_000_000n }).hash
  xrpl.ledger.close()
  const heads = await open().heads(xrpl.networkId)
  expect(heads).toEqual({ head: final + 2n, final: final + 2n })
  const scan = (from: bigint, to: bigint) =>
    open()
      .scan(xrpl.networkId, { destinations: [{ address: shop, tag: '7' }], from, to })
      .then(found => found.deposits)
  expect(await scan(final + 1n, final + 2n)).toMatchObject([
    { hash: first, to: shop, tag: '7', symbol: 'XRP', amountBaseUnits: 2_000_000n, block: final + 1n },
    { hash: second, to: shop, amountBaseUnits: 3_000_000n, block: final + 2n },
  ])
  expect((await scan(final + 2n, final + 2n)).map(({ hash }) => hash)).toEqual([second])
  expect(
    await open().scan(xrpl.networkId, {
      destinations: [{ address: Wallet.generate().classicAddress }],
      from: final,
      to: final,
    }),
  ).toEqual({ deposits: [], unread: [] })
})

test('a node that lacks ledgers of the range, or has unvalidated rows, proves no payment', async () => {
  const shop = Wallet.generate().classicAddress
  xrpl.pay({ to: { address: shop, tag: '7' }, drops: 2_000_000n })
  xrpl.ledger.close()
  const { head } = await open().heads(xrpl.networkId)
  const scan = (replace: Parameters<typeof open>[0]) =>
    open(replace).scan(xrpl.networkId, { destinations: [{ address: shop }], from: head, to: head })
  const lost = (result: Record<string, unknown>) =>
    'info' in result ? { ...result, info: { ...Object(result['info']), complete_ledgers: `1-${head - 1n}` } } : result
  await expect(scan(lost)).rejects.toThrow('every ledger of the range')
  const unvalidated = (result: Record<string, unknown>) =>
    Array.isArray(result['transactions'])
      ? { ...result, transactions: result['transactions'].map(row => ({ ...Object(row), validated: false })) }
      : result
  await expect(scan(unvalidated)).rejects.toThrow('row of an account')
})

test('an account with more transactions than one scan reads is unread after its last whole ledger, and the others are read', async () => {
  const [flooded, shop] = [Wallet.generate().classicAddress, Wallet.generate().classicAddress]
  const { head } = await open().heads(xrpl.networkId)
  xrpl.pay({ to: { address: flooded }, drops: 2_000_000n })
  xrpl.ledger.close()
  const hash = xrpl.pay({ to: { address: flooded }, drops: 1n }).hash
  xrpl.pay({ to: { address: shop, tag: '7' }, drops: 2_000_000n })
  xrpl.ledger.close()
  // A server that always returns a marker for another page.
  const endless = open(result =>
    result['account'] === flooded ? { ...result, marker: { ledger: 1, seq: 1 } } : result,
  )
  const range = { from: head + 1n, to: head + 2n }
  const destinations = [{ address: flooded }, { address: shop, tag: '7' }]
  const { deposits, unread } = await endless.scan(xrpl.networkId, { destinations, ...range })
  expect(unread).toEqual([{ address: flooded, readTo: head + 1n }])
  expect(deposits).toEqual(
    expect.arrayContaining([expect.objectContaining({ hash }), expect.objectContaining({ to: shop, tag: '7' })]),
  )
})
