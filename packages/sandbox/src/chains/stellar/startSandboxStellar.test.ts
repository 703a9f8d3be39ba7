import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Asset, Keypair, Memo, Operation } from '@stellar/stellar-base'
import { afterEach, expect, test } from 'vitest'

import { type SandboxStellar, startSandboxStellar } from './startSandboxStellar.ts'
import { openStellarPayer } from './testing/openStellarPayer.ts'

const folders: string[] = []
const running: SandboxStellar[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(network => network.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

let nowMs = Date.UTC(2026, 10, 26)
const start = async (dataDir?: string): Promise<SandboxStellar> => {
  const network = await startSandboxStellar({ nowMs: () => nowMs, ...(dataDir === undefined ? {} : { dataDir }) })
  running.push(network)
  return network
}

const newAccount = (network: SandboxStellar, stroops = 1_000_000_000n): Keypair => {
  const pair = Keypair.random()
  network.pay({ to: { address: pair.publicKey() }, symbol: 'XLM', amountBaseUnits: stroops })
  return pair
}

const lumens = (destination: string, amount: string) =>
  Operation.payment({ destination, asset: Asset.native(), amount })

test('a signed payment moves lumens, pays its fee and is shown with its memo', async () => {
  const network = await start()
  const [payer, shop] = [newAccount(network), newAccount(network)]
  const { get, send } = openStellarPayer(network.rpcUrl)
  const hash = await send(payer, { memo: Memo.text('order 7'), operations: [lumens(shop.publicKey(), '2.5')] })
  expect(await get(`/transactions/${hash}`)).toMatchObject({ successful: true, memo_type: 'text', memo: 'order 7' })
  expect(await get(`/accounts/${payer.publicKey()}`)).toMatchObject({ balances: [{ balance: '97.4999900' }] })
  expect(await get(`/accounts/${shop.publicKey()}/payments?join=transactions&order=desc&limit=1`)).toMatchObject({
    _embedded: { records: [{ type: 'payment', amount: '2.5000000', transaction: { hash } }] },
  })
})

test('a failed transaction pays its fee and moves nothing else', async () => {
  const network = await start()
  const [payer, shop] = [newAccount(network), newAccount(network)]
  const { get, send } = openStellarPayer(network.rpcUrl)
  const operations = [lumens(shop.publicKey(), '1'), lumens(shop.publicKey(), '9999')]
  await expect(send(payer, { operations })).rejects.toThrow('op_underfunded')
  expect(await get(`/accounts/${payer.publicKey()}`)).toMatchObject({ balances: [{ balance: '99.9999800' }] })
  expect(await get(`/accounts/${shop.publicKey()}`)).toMatchObject({ balances: [{ balance: '100.0000000' }] })
})

test('a token reaches only an account that trusts its issuer', async () => {
  const network = await start()
  const shop = newAccount(network)
  const gift = { to: { address: shop.publicKey(), tag: '7' }, symbol: 'USDC', amountBaseUnits: 5n } as const
  expect(network.pay(gift).failure).toBe('op_no_trust')
  const asset = new Asset('USDC', network.tokens[0]?.address ?? '')
  await openStellarPayer(network.rpcUrl).send(shop, { operations: [Operation.changeTrust({ asset })] })
  expect(network.pay(gift).failure).toBeUndefined()
})

test('a repeated key pays once, and the network survives a restart on its port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stellar-'))
  folders.push(folder)
  const network = await start(folder)
  const to = { address: Keypair.random().publicKey() }
  const first = network.pay({ to, symbol: 'XLM', amountBaseUnits: 20_000_000n, key: 'a' })
  expect(network.pay({ to, symbol: 'XLM', amountBaseUnits: 20_000_000n, key: 'a' })).toEqual(first)
  const { rpcUrl } = network
  const tip = network.ledger.tip()
  await running.pop()?.stop()
  const again = await start(folder)
  expect(again.rpcUrl).toBe(rpcUrl)
  expect(again.ledger.tip().hash).toBe(tip.hash)
  expect(again.ledger.account(to.address)?.stroops).toBe(20_000_000n)
})

test('a ledger closes by the clock, and its time never goes back', async () => {
  const network = await start()
  const { get } = openStellarPayer(network.rpcUrl)
  const latest = async () => (await get<{ history_latest_ledger: number }>('/')).history_latest_ledger
  const before = await latest()
  expect(await latest()).toBe(before)
  nowMs += 5_000
  expect(await latest()).toBe(before + 1)
})
