import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Payment, type SubmittableTransaction, Wallet } from 'xrpl'

import { institutionAddress } from './createXrplLedger.ts'
import { type SandboxXrpl, startSandboxXrpl } from './startSandboxXrpl.ts'
import { openXrplClient } from './testing/openXrplClient.ts'

let xrpl: SandboxXrpl
let nowMs = Date.UTC(2026, 10, 26)
beforeAll(async () => void (xrpl = await startSandboxXrpl({ nowMs: () => nowMs })))
afterAll(() => xrpl.stop())

const funded = (drops = 50_000_000n): Wallet => {
  const wallet = Wallet.generate()
  xrpl.pay({ to: { address: wallet.classicAddress }, drops })
  xrpl.ledger.close()
  return wallet
}

const open = () => openXrplClient(xrpl.rpcUrl, () => xrpl.ledger.close())

test('the published client fills in, signs and submits a payment with a tag, and reads what arrived', async () => {
  const [payer, payee] = [funded(), funded()]
  const { client, send } = open()
  const payment: Payment = {
    TransactionType: 'Payment',
    Account: payer.classicAddress,
    Destination: payee.classicAddress,
    DestinationTag: 104_857,
    Amount: '1500000',
  }
  const result = await send(payment, payer)
  expect(result).toMatchObject({
    validated: true,
    meta: { TransactionResult: 'tesSUCCESS', delivered_amount: '1500000' },
  })
  expect(result.tx_json).toMatchObject({ DestinationTag: 104_857, DeliverMax: '1500000' })
  expect(await client.getXrpBalance(payee.classicAddress)).toBe(51.5)
  const { result: rows } = await client.request({ command: 'account_tx', account: payee.classicAddress, limit: 1 })
  expect(rows.transactions).toMatchObject([{ hash: result.hash, validated: true }])
  expect(rows.marker).toBeDefined()
})

test('the tag inside an X-address of the client is the destination tag', async () => {
  const [payer, payee] = [funded(), funded()]
  const { send } = open()
  const Destination = payee.getXAddress(77, true)
  const payment: Payment = { TransactionType: 'Payment', Account: payer.classicAddress, Destination, Amount: '1' }
  const result = await send(payment, payer)
  expect(result.tx_json).toMatchObject({ Destination: payee.classicAddress, DestinationTag: 77 })
})

const results: readonly [string, (payer: Wallet) => Partial<Payment>, string][] = [
  ['no tag to an account that requires one', () => ({ Destination: institutionAddress('bybit') }), 'tecDST_TAG_NEEDED'],
  ['too little for a new account', () => ({ Destination: Wallet.generate().classicAddress }), 'tecNO_DST_INSUF_XRP'],
  [
    'more than the account has',
    () => ({ Destination: institutionAddress('kucoin'), Amount: '90000000' }),
    'tecUNFUNDED_PAYMENT',
  ],
  [
    'a currency to an account that does not exist',
    ({ classicAddress: issuer }) => ({
      Destination: Wallet.generate().classicAddress,
      Amount: { currency: 'USD', issuer, value: '5' },
    }),
    'tecNO_DST',
  ],
]

test.each(results)('a payment of %s costs its fee and delivers nothing', async (_, fields, result) => {
  const payer = funded()
  const { client, send } = open()
  const payment = {
    TransactionType: 'Payment',
    Account: payer.classicAddress,
    Amount: '10',
    ...fields(payer),
  } as Payment
  const found = await send(payment, payer)
  expect(found.meta).toMatchObject({ TransactionResult: result })
  expect(found.meta).not.toHaveProperty('delivered_amount')
  expect(await client.getXrpBalance(payer.classicAddress)).toBe(49.999988)
})

test('an account that its owner sets so takes no payment without a tag, until it is set back', async () => {
  const [payer, shop] = [funded(), funded()]
  const { send } = open()
  const set = (flag: { SetFlag?: number; ClearFlag?: number }) =>
    send({ TransactionType: 'AccountSet', Account: shop.classicAddress, ...flag }, shop)
  const pay = async () => {
    const fields: SubmittableTransaction = {
      TransactionType: 'Payment',
      Account: payer.classicAddress,
      Destination: shop.classicAddress,
      Amount: '5',
    }
    return Object((await send(fields, payer)).meta).TransactionResult as string
  }
  await set({ SetFlag: 1 })
  expect(await pay()).toBe('tecDST_TAG_NEEDED')
  await set({ ClearFlag: 1 })
  expect(await pay()).toBe('tesSUCCESS')
})

test('a partial payment delivers less than its amount', async () => {
  const payee = funded()
  const to = { address: payee.classicAddress, tag: '9' }
  const { hash } = xrpl.payPart({ to, drops: 1_000_000_000n, delivered: 12n })
  xrpl.ledger.close()
  const { client } = open()
  const { result } = await client.request({ command: 'tx', transaction: hash })
  expect(result.meta).toMatchObject({ delivered_amount: '12', DeliveredAmount: '12' })
  expect(result.tx_json).toMatchObject({ DeliverMax: '1000000000' })
  expect(await client.getXrpBalance(payee.classicAddress)).toBe(50.000012)
})

test('a transaction that was sent twice is applied once, and one that another key signed never', async () => {
  const [payer, other] = [funded(), funded()]
  const { client } = open()
  const payment: Payment = {
    TransactionType: 'Payment',
    Account: payer.classicAddress,
    Destination: other.classicAddress,
    Amount: '5',
  }
  const signed = payer.sign(await client.autofill(payment))
  await client.submit(signed.tx_blob)
  await client.submit(signed.tx_blob)
  xrpl.ledger.close()
  expect(await client.getXrpBalance(other.classicAddress)).toBe(50.000005)
  const forged = other.sign(await client.autofill({ ...payment, Account: payer.classicAddress }))
  await expect(client.submit(forged.tx_blob)).rejects.toMatchObject({ data: { error: 'invalidTransaction' } })
})

test('the ledger is the same after a restart, and a payment of the sandbox is not made again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'xrpl-'))
  const address = Wallet.generate().classicAddress
  const payment = { to: { address, tag: '5' }, drops: 3_000_000n, key: 'withdrawal/1' }
  const first = await startSandboxXrpl({ dataDir, nowMs: () => nowMs })
  const made = first.pay(payment)
  first.ledger.close()
  const tip = first.ledger.tip().hash
  await first.stop()
  const second = await startSandboxXrpl({ dataDir, nowMs: () => nowMs })
  expect(second.ledger.tip().hash).toBe(tip)
  expect(second.rpcUrl).toBe(first.rpcUrl)
  expect(second.pay(payment)).toEqual(made)
  second.ledger.close()
  expect(second.ledger.accountValidated(address)?.drops).toBe(3_000_000n)
  await second.stop()
  rmSync(dataDir, { recursive: true })
})

test('a ledger closes by the clock, and only when the node is called', async () => {
  const before = xrpl.ledger.tip().index
  nowMs += 60_000
  expect(xrpl.ledger.tip().index).toBe(before)
  const { client } = open()
  expect(await client.getLedgerIndex()).toBe(before + 1)
})
