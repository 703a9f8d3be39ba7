import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Address, Cell } from '@ton/core'
import { afterEach, expect, test } from 'vitest'

import { jettonWalletOf } from './jettons.ts'
import { type SandboxTon, startSandboxTon } from './startSandboxTon.ts'
import { jettonOrder, openTonPayer } from './testing/openTonPayer.ts'

const folders: string[] = []
const running: SandboxTon[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(chain => chain.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

let nowMs = Date.UTC(2026, 10, 26)
const start = async (dataDir?: string): Promise<SandboxTon> => {
  const chain = await startSandboxTon({ nowMs: () => nowMs, ...(dataDir === undefined ? {} : { dataDir }) })
  running.push(chain)
  return chain
}

/** A wallet with 100 TON. */
const openPayer = (chain: SandboxTon) => {
  const payer = openTonPayer(chain.rpcUrl, randomBytes(32))
  chain.pay({ to: { address: payer.address }, symbol: 'TON', amountBaseUnits: 100_000_000_000n })
  return payer
}

const rawOf = (raw: string): string => {
  const [workchain, hash = ''] = raw.split(':')
  return `${workchain}:${hash.toUpperCase()}`
}

test('a signed transfer with a comment pays a wallet, and the fee of its sender', async () => {
  const chain = await start()
  const [payer, shop] = [openPayer(chain), openPayer(chain)]
  await payer.send({ to: shop.address, value: 2_500_000_000n, body: 'order 7' })
  expect(chain.ledger.account(rawOf(payer.raw))?.balance).toBe(97_495_000_000n)
  const { transactions } = await shop.get<{ transactions: any[] }>(`/transactions?account=${shop.raw}&limit=1`) // oxlint-disable-line no-explicit-any
  expect(transactions).toMatchObject([{ in_msg: { value: '2500000000' } }])
  const body = Cell.fromBase64(transactions[0].in_msg.message_content.body).beginParse()
  expect([body.loadUint(32), body.loadStringTail()]).toEqual([0, 'order 7'])
})

test('a message that bounces returns from an address without a wallet, and one that does not stays', async () => {
  const chain = await start()
  const payer = openPayer(chain)
  const nobody = openTonPayer(chain.rpcUrl, randomBytes(32))
  await payer.send({ to: nobody.address, value: 1_000_000_000n, bounce: true })
  expect(chain.ledger.account(rawOf(nobody.raw))).toBeUndefined()
  expect(chain.ledger.account(rawOf(payer.raw))?.balance).toBe(99_995_000_000n)
  await payer.send({ to: nobody.address, value: 1_000_000_000n })
  expect(chain.ledger.account(rawOf(nobody.raw))?.balance).toBe(1_000_000_000n)
})

test('jettons move between jetton wallets, and their new owner is notified', async () => {
  const chain = await start()
  const [payer, shop] = [openPayer(chain), openPayer(chain)]
  chain.pay({ to: { address: payer.address }, symbol: 'USDT', amountBaseUnits: 50_000_000n })
  const from = Address.parse(jettonWalletOf(rawOf(payer.raw))).toString()
  await payer.send(jettonOrder({ from, to: shop.address, amount: 20_000_000n, text: '7' }))
  expect([payer, shop].map(({ raw }) => chain.ledger.jettonsOf(rawOf(raw)))).toEqual([30_000_000n, 20_000_000n])
  const { transactions } = await shop.get<{ transactions: object[] }>(`/transactions?account=${shop.raw}&limit=2`)
  expect(transactions).toMatchObject([{}, { in_msg: { opcode: '0x7362d09c', value: '1' } }])
  await payer.send(jettonOrder({ from, to: shop.address, amount: 90_000_000n }))
  expect(chain.ledger.jettonsOf(rawOf(payer.raw))).toBe(30_000_000n)
})

test('a message that another key signed, or that is sent again, is rejected', async () => {
  const chain = await start()
  const [payer, other] = [openPayer(chain), openTonPayer(chain.rpcUrl, randomBytes(32))]
  await expect(other.send({ to: payer.address, value: 1n })).rejects.toThrow('no coins')
  await payer.send({ to: other.address, value: 1_000_000_000n })
  await expect(payer.send({ to: other.address, value: 10n ** 15n })).rejects.toThrow('fewer coins')
})

test('a repeated key pays once, and the chain survives a restart on its port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ton-'))
  folders.push(folder)
  const chain = await start(folder)
  const to = { address: openTonPayer(chain.rpcUrl, randomBytes(32)).address, tag: '7' }
  const first = chain.pay({ to, symbol: 'TON', amountBaseUnits: 20n, key: 'a' })
  expect(chain.pay({ to, symbol: 'TON', amountBaseUnits: 20n, key: 'a' })).toBe(first)
  const { rpcUrl } = chain
  const { seqno } = chain.ledger.tip()
  await running.pop()?.stop()
  const again = await start(folder)
  expect([again.rpcUrl, again.ledger.tip().seqno]).toEqual([rpcUrl, seqno])
  expect(again.ledger.account(rawOf(Address.parse(to.address).toRawString()))?.balance).toBe(20n)
})

test('a block is made by the clock', async () => {
  const chain = await start()
  const { get } = openTonPayer(chain.rpcUrl, randomBytes(32))
  const latest = async () => (await get<{ last: { seqno: number } }>('/masterchainInfo')).last.seqno
  const before = await latest()
  expect(await latest()).toBe(before)
  nowMs += 5_000
  expect(await latest()).toBe(before + 1)
})
