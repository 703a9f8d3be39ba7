import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { createSandboxTronWallet } from './createSandboxTronWallet.ts'
import { type SandboxTron, startSandboxTron } from './startSandboxTron.ts'
import { addressOf, fromBase58, keyOf, signHash, signMessage, toBase58 } from './tronKeys.ts'

const folders: string[] = []
const running: SandboxTron[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(chain => chain.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

let nowMs = 1_732_000_000_000
const start = async (dataDir?: string): Promise<SandboxTron> => {
  const chain = await startSandboxTron({ nowMs: () => nowMs, ...(dataDir === undefined ? {} : { dataDir }) })
  running.push(chain)
  return chain
}

const request = async ({ rpcUrl }: SandboxTron, path: string, body: object = {}) => {
  const headers = { connection: 'close' }
  const answer = await fetch(`${rpcUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const value: unknown = answer.status === 200 ? await answer.json() : answer.status
  return value as any // oxlint-disable-line no-explicit-any
}

const key = keyOf('owner')
const owner = addressOf(key)
const shop = addressOf(keyOf('shop'))
const usdt = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
/** 100 TRX and 50 USDT for the owner, in a block. */
const endow = (chain: SandboxTron) => {
  chain.fund({ to: toBase58(owner), symbol: 'TRX', amountBaseUnits: 100_000_000n })
  chain.fund({ to: toBase58(owner), symbol: 'USDT', amountBaseUnits: 50_000_000n })
  chain.ledger.mine()
}
const sign = (transaction: { txID: string }, by = key) => ({
  ...transaction,
  signature: [signHash(Buffer.from(transaction.txID, 'hex'), by)],
})
const transfer = { owner_address: owner, to_address: shop, amount: 5_000_000 }
const call = {
  visible: true,
  owner_address: toBase58(owner),
  contract_address: usdt,
  function_selector: 'transfer(address,uint256)',
  parameter: `${shop.slice(2).padStart(64, '0')}${(7_000_000).toString(16).padStart(64, '0')}`,
  fee_limit: 30_000_000,
}

test('a signed transfer of TRX is in a block after three seconds and final with the nineteenth', async () => {
  const chain = await start()
  endow(chain)
  const asked = await request(chain, '/wallet/createtransaction', transfer)
  expect(asked).toMatchObject({ visible: false, raw_data: { contract: [{ type: 'TransferContract' }] } })
  expect(await request(chain, '/wallet/broadcasttransaction', sign(asked))).toEqual({ result: true, txid: asked.txID })
  const by = { value: asked.txID }
  expect(await request(chain, '/wallet/gettransactionbyid', by)).toEqual({})
  expect(await request(chain, '/wallet/gettransactionfrompending', by)).toMatchObject({ txID: asked.txID })
  nowMs += 3_000
  expect(await request(chain, '/wallet/gettransactionbyid', by)).toMatchObject({ ret: [{ contractRet: 'SUCCESS' }] })
  const info = await request(chain, '/wallet/gettransactioninfobyid', by)
  // Includes the fee for the account that it opens.
  expect(info).toMatchObject({ fee: 1_100_000, receipt: { net_fee: 100_000 } })
  nowMs += 17 * 3_000
  expect(await request(chain, '/walletsolidity/gettransactioninfobyid', by)).toEqual({})
  nowMs += 3_000
  expect(await request(chain, '/walletsolidity/gettransactioninfobyid', by)).toEqual(info)
  const block = await request(chain, '/walletsolidity/getblockbynum', { num: info.blockNumber })
  expect(block.transactions).toMatchObject([
    { txID: asked.txID, raw_data: { contract: [{ parameter: { value: transfer } }] } },
  ])
  const next = await request(chain, '/wallet/getblock', { id_or_num: String(info.blockNumber + 1) })
  expect(next).toMatchObject({ block_header: { raw_data: { parentHash: block.blockID } } })
  expect(next.block_header.raw_data.timestamp - block.block_header.raw_data.timestamp).toBe(3_000)
  expect(await request(chain, '/wallet/getaccount', { address: shop })).toMatchObject({ balance: 5_000_000 })
})

test('a transfer of USDT burns TRX for energy, and leaves the token’s record', async () => {
  const chain = await start()
  endow(chain)
  const estimate = await request(chain, '/wallet/triggerconstantcontract', call)
  expect(estimate).toMatchObject({
    result: { result: true },
    energy_used: 130_285,
    constant_result: [`${'0'.repeat(63)}1`],
  })
  const { transaction } = await request(chain, '/wallet/triggersmartcontract', call)
  await request(chain, '/wallet/broadcasttransaction', sign(transaction))
  nowMs += 3_000
  expect(await request(chain, '/wallet/gettransactioninfobyid', { value: transaction.txID })).toMatchObject({
    fee: 13_028_500,
    receipt: { energy_usage_total: 130_285, energy_fee: 13_028_500, result: 'SUCCESS' },
    log: [{ address: fromBase58(usdt).slice(2), data: (7_000_000).toString(16).padStart(64, '0') }],
  })
  const balance = { ...call, function_selector: 'balanceOf(address)', parameter: owner.slice(2).padStart(64, '0') }
  const { constant_result: held } = await request(chain, '/wallet/triggerconstantcontract', balance)
  expect(BigInt(`0x${held[0]}`)).toBe(43_000_000n)
  // The fee limit is below the energy: it is burnt, and no tokens move.
  const { transaction: short } = await request(chain, '/wallet/triggersmartcontract', { ...call, fee_limit: 1_000_000 })
  await request(chain, '/wallet/broadcasttransaction', sign(short))
  nowMs += 3_000
  expect(await request(chain, '/wallet/gettransactioninfobyid', { value: short.txID })).toMatchObject({
    // The first transfer used most of the free bytes.
    fee: 1_344_000,
    result: 'FAILED',
    receipt: { result: 'OUT_OF_ENERGY' },
  })
})

test('the node refuses invalid transactions with java-tron’s error codes', async () => {
  const chain = await start()
  endow(chain)
  const asked = await request(chain, '/wallet/createtransaction', transfer)
  const send = (transaction: object) => request(chain, '/wallet/broadcasttransaction', transaction)
  expect(await send(asked)).toMatchObject({ code: 'SIGERROR' })
  expect(await send(sign(asked, keyOf('thief')))).toMatchObject({ code: 'SIGERROR' })
  const cut = { ...sign(asked), raw_data_hex: asked.raw_data_hex.slice(0, -2) }
  expect(await send(cut)).toMatchObject({ Error: expect.stringContaining('INVALID hex') })
  // A changed byte makes another id, without a signature.
  expect(await send({ ...sign(asked), raw_data_hex: asked.raw_data_hex.replace(/c0/, 'c1') })).not.toHaveProperty(
    'result',
  )
  const elsewhere = chain.ledger.prepare({ type: 'TransferContract', owner, to: shop, amount: 1n })
  const hex = elsewhere.rawHex.replace(elsewhere.raw.refBlockHash, '1'.repeat(16))
  const moved = { raw_data_hex: hex, txID: '' }
  const { txid } = await send({ ...moved, signature: ['00'.repeat(65)] })
  expect(await send(sign({ ...moved, txID: txid }))).toMatchObject({ code: 'TAPOS_ERROR' })
  await send(sign(asked))
  expect(await send(sign(asked))).toMatchObject({ code: 'DUP_TRANSACTION_ERROR' })
  const late = await request(chain, '/wallet/createtransaction', { ...transfer, amount: 6 })
  nowMs += 66_000
  expect(await send(sign(late))).toMatchObject({ code: 'TRANSACTION_EXPIRATION_ERROR' })
  const rich = await request(chain, '/wallet/createtransaction', { ...transfer, amount: 900_000_000 })
  expect(rich.Error).toMatch(/balance is not sufficient/)
  expect(await request(chain, '/wallet/createtransaction', { ...transfer, to_address: 'x' })).toHaveProperty('Error')
  expect(await request(chain, '/wallet/nothing')).toBe(404)
})

test('a restart preserves the chain, its dropped blocks and its waiting transactions', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tron-'))
  folders.push(dataDir)
  const before = await start(dataDir)
  endow(before)
  before.ledger.dropFrom(before.ledger.tip().number)
  before.ledger.mine()
  const asked = await request(before, '/wallet/createtransaction', transfer)
  await request(before, '/wallet/broadcasttransaction', sign(asked))
  const head = await request(before, '/wallet/getnowblock')
  await running.pop()?.stop()
  const after = await start(dataDir)
  expect(after.rpcUrl).toBe(before.rpcUrl)
  expect(await request(after, '/wallet/getnowblock')).toEqual(head)
  nowMs += 3_000
  expect(await request(after, '/wallet/gettransactionbyid', { value: asked.txID })).toMatchObject({ txID: asked.txID })
})

test('the wallet signs as TronWeb does, and only its own transactions', async () => {
  const chain = await start()
  const wallet = createSandboxTronWallet(chain)
  const ask = (method: string, ...params: unknown[]) => wallet.request({ user: 'u', method: `tron:${method}`, params })
  const opened = ask('connect')
  const { hex = '' } = 'result' in opened ? (opened.result as { hex: string }) : {}
  expect(await request(chain, '/wallet/getaccount', { address: hex })).toMatchObject({ balance: 100_000_000 })
  const asked = await request(chain, '/wallet/createtransaction', { ...transfer, owner_address: hex })
  const signed = ask('signTransaction', asked)
  expect(
    await request(chain, '/wallet/broadcasttransaction', 'result' in signed ? Object(signed.result) : {}),
  ).toMatchObject({
    result: true,
  })
  const stranger = { ...asked, raw_data_hex: asked.raw_data_hex.replace(hex, owner) }
  expect([ask('signTransaction', stranger), ask('signTransaction', null), ask('other')]).toMatchObject([
    { error: { code: 4100 } },
    { error: { code: -32602 } },
    { error: { code: -32601 } },
  ])
  const known = Buffer.from('0123456789012345678901234567890123456789012345678901234567890123', 'hex')
  expect(toBase58(addressOf(known))).toBe('TBqTaFhfxhdw8GvjXovXdRziYYgzVMry5y')
  // From TronWeb 6.5.1.
  expect(signMessage('hello world', known)).toBe(
    '0xe0ed0a1ebc3a4ea5d77adb0424d3a47babb1bf705c69d616698973ef5e6e163b6fe360adbe42f68eb7ba083920f6c7cbd41f6a2aebaaa0a9ebf53608d0f8c37e1c',
  )
})
