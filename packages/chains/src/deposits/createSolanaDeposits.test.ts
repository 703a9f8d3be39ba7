import { createEgress, type Egress } from '@rialto/egress'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { signSolanaTransfer } from '../../../sandbox/src/chains/solana/signSolanaTransfer.ts'
import { sandboxSolanaKey } from '../../../sandbox/src/chains/solana/solanaKeys.ts'
import { startSandboxSolana } from '../../../sandbox/src/chains/solana/startSandboxSolana.ts'
import { createAddressDerivation } from '../derivation/createAddressDerivation.ts'
import { createChainDeposits } from './createChainDeposits.ts'

let egress: Egress
let solana: Awaited<ReturnType<typeof startSandboxSolana>>
let payer: Awaited<ReturnType<typeof sandboxSolanaKey>>
beforeAll(async () => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  solana = await startSandboxSolana()
  payer = await sandboxSolanaKey('deposits payer')
  await solana.fund({ to: payer.address, symbol: 'SOL', amountBaseUnits: 5_000_000_000n })
  await solana.fund({ to: payer.address, symbol: 'USDC', amountBaseUnits: 500_000_000n })
})
afterAll(async () => {
  await solana.stop()
  await egress.close()
})

const shop = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
const { referenceOf } = createAddressDerivation({ isTestnet: true })
const [first, second] = [referenceOf(shop, 1), referenceOf(shop, 2)]

const rpc = async (method: string, ...params: unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  return ((await (await fetch(solana.rpcUrl, { method: 'POST', headers, body })).json()) as { result: never }).result
}
const pay = async (symbol: 'SOL' | 'USDC', amount: bigint, references: string[]): Promise<string> => {
  const mint = solana.mints.find(one => one.symbol === symbol)
  const { value } = (await rpc('getLatestBlockhash')) as { value: { blockhash: string } }
  const transfer = { feePayer: payer, from: payer, to: shop, amount, references, blockhash: value.blockhash }
  const { raw } = await signSolanaTransfer({ ...transfer, ...(mint ? { mint } : {}) })
  return rpc('sendTransaction', raw, { encoding: 'base64' })
}
const open = (replace: (method: string, params: unknown[]) => object | undefined = () => undefined) => {
  const calls: string[] = []
  const watching: Egress = {
    ...egress,
    request: async request => {
      const { method, params } = JSON.parse(String(request.body)) as { method: string; params: unknown[] }
      calls.push(method)
      const other = replace(method, params)
      if (other) return { status: 200, headers: {}, text: JSON.stringify({ jsonrpc: '2.0', id: 1, ...other }) } as never
      return egress.request(request)
    },
  }
  const tokens = [{ symbol: 'SOL', address: undefined, decimals: 9 }, ...solana.mints]
  const { networkId, rpcUrl } = solana
  const deposits = createChainDeposits({
    egress: watching,
    evm: [],
    solana: [{ networkId, rpcUrl, tokens }],
    isLive: true,
  })
  const read = (tags: string[], from: bigint, to: bigint, others: string[] = []) => {
    const of = (tag: string) => ({ address: shop, tag })
    return deposits.scan(networkId, { destinations: tags.map(of), others: others.map(of), from, to })
  }
  return {
    heads: () => deposits.heads(networkId),
    calls,
    read,
    readWhole: (from: bigint, to: bigint) =>
      deposits.scan(networkId, {
        destinations: [{ address: shop }],
        others: [{ address: shop, tag: first }],
        from,
        to,
      }),
    scan: (...range: Parameters<typeof read>) => read(...range).then(found => found.deposits),
  }
}

test('payments in coins and tokens are read by the reference of their instruction', async () => {
  const before = (await open().heads()).head
  const coin = await pay('SOL', 1_000_000_000n, [first])
  const token = await pay('USDC', 50_000_000n, [second])
  const unnamed = await pay('USDC', 7_000_000n, [])
  const { head, final, headAtMs } = await open().heads()
  expect([final, headAtMs]).toEqual([head, expect.any(Number)])
  const found = await open().scan([first, second], before + 1n, head)
  const inOrder = found.toSorted((a, b) => Number(a.block - b.block))
  expect(inOrder[2]).not.toHaveProperty('tag')
  expect(inOrder).toMatchObject([
    { hash: coin, to: shop, tag: first, from: payer.address, symbol: 'SOL', amountBaseUnits: 1_000_000_000n },
    { hash: token, to: shop, tag: second, symbol: 'USDC', amountBaseUnits: 50_000_000n, decimals: 6 },
    { hash: unnamed, to: shop, symbol: 'USDC', amountBaseUnits: 7_000_000n },
  ])
  expect(await open().scan([first], head, head)).toMatchObject([{ hash: unnamed }])
})

test('a payment with the references of two orders counts for one of them', async () => {
  const before = (await open().heads()).head
  await pay('USDC', 50_000_000n, [first, second])
  const { head } = await open().heads()
  const found = await open().scan([second, first], before + 1n, head)
  expect(found).toMatchObject([{ tag: first, amountBaseUnits: 50_000_000n }])
})

test('a payment whose first watched reference is not being read belongs to that reference', async () => {
  const before = (await open().heads()).head
  await pay('USDC', 50_000_000n, [first, second])
  const { head } = await open().heads()
  expect(await open().scan([second], before + 1n, head, [first])).toMatchObject([{ tag: first }])
})

test('a reader of a flooded account reads the payments of watched references alone', async () => {
  const before = (await open().heads()).head
  const coin = await pay('SOL', 1_000_000_000n, [first])
  for (let each = 0n; each < 101n; each += 1n)
    await solana.fund({ to: shop, symbol: 'SOL', amountBaseUnits: 1_000_000n + each })
  const token = await pay('USDC', 50_000_000n, [second])
  const { head } = await open().heads()
  const reader = open()
  const { deposits, unread } = await reader.read([first, second], before + 1n, head)
  expect(deposits.map(({ hash }) => hash)).toEqual([coin, token])
  expect(unread).toEqual([])
  expect(reader.calls.filter(method => method === 'getTransaction')).toHaveLength(2)

  // Without references the account is read whole, from its oldest transactions on.
  const whole = await open().readWhole(before + 1n, head)
  expect(whole.deposits).toHaveLength(100)
  expect(whole.deposits[0]).toMatchObject({ hash: coin, tag: first })
  const [{ readTo = 0n } = {}] = whole.unread
  const rest = await open().readWhole(readTo + 1n, head)
  expect(rest.unread).toEqual([])
  expect(new Set([...whole.deposits, ...rest.deposits].map(({ hash }) => hash)).size).toBe(103)
  expect(rest.deposits.at(-1)).toMatchObject({ hash: token })
  expect(rest.deposits.at(-1)).not.toHaveProperty('tag')
})

test('a transaction that cannot be read delays the order whose reference it names, and no other', async () => {
  const before = (await open().heads()).head
  const coin = await pay('SOL', 1_000_000_000n, [first])
  const odd = await pay('USDC', 50_000_000n, [second])
  const { head } = await open().heads()
  const newer = open((method, [signature]) =>
    method === 'getTransaction' && signature === odd ? { error: { code: -32015, message: 'version 1' } } : undefined,
  )
  expect(await newer.read([first, second], before + 1n, head)).toMatchObject({
    deposits: [{ hash: coin, tag: first }],
    unread: [{ address: shop, tag: second, readTo: before }],
  })
  // Read whole, the account ends before it, until it is old.
  const [{ block = 0n } = {}] = await open().scan([second], before + 1n, head)
  expect((await newer.readWhole(before + 1n, head)).unread).toEqual([{ address: shop, readTo: block - 1n }])
  const later = await newer.readWhole(before + 1n, block + 2_000n)
  expect(later.deposits.map(({ hash }) => hash)).toEqual([coin])
})
