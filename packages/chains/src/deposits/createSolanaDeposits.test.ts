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
const open = () => {
  const tokens = [{ symbol: 'SOL', address: undefined, decimals: 9 }, ...solana.mints]
  const { networkId, rpcUrl } = solana
  const deposits = createChainDeposits({ egress, evm: [], solana: [{ networkId, rpcUrl, tokens }], isLive: true })
  return {
    heads: () => deposits.heads(networkId),
    scan: (tags: string[], from: bigint, to: bigint) =>
      deposits.scan(networkId, { destinations: tags.map(tag => ({ address: shop, tag })), from, to }),
  }
}

test('payments in coins and tokens are read by the reference of their instruction', async () => {
  const before = (await open().heads()).head
  const coin = await pay('SOL', 1_000_000_000n, [first])
  const token = await pay('USDC', 50_000_000n, [second])
  await pay('USDC', 7_000_000n, [])
  const { head, final, headAtMs } = await open().heads()
  expect([final, headAtMs]).toEqual([head, expect.any(Number)])
  const found = await open().scan([first, second], before + 1n, head)
  expect(found.toSorted((a, b) => Number(a.block - b.block))).toMatchObject([
    { hash: coin, to: shop, tag: first, from: payer.address, symbol: 'SOL', amountBaseUnits: 1_000_000_000n },
    { hash: token, to: shop, tag: second, symbol: 'USDC', amountBaseUnits: 50_000_000n, decimals: 6 },
  ])
  expect(await open().scan([first], head, head)).toEqual([])
})

test('a payment with the references of two orders counts for one of them', async () => {
  const before = (await open().heads()).head
  await pay('USDC', 50_000_000n, [first, second])
  const { head } = await open().heads()
  const found = await open().scan([second, first], before + 1n, head)
  expect(found).toMatchObject([{ tag: first, amountBaseUnits: 50_000_000n }])
})
