import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { afterEach, expect, test } from 'vitest'

import { merkleRoot } from './blocks.ts'
import { startSandboxBitcoin } from './startSandboxBitcoin.ts'

type Chain = Awaited<ReturnType<typeof startSandboxBitcoin>>

const folders: string[] = []
const running: Chain[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(chain => chain.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The test makes the blocks. */
const start = async (dataDir?: string): Promise<Chain> => {
  const chain = await startSandboxBitcoin({ blockTimeMs: 0, ...(dataDir === undefined ? {} : { dataDir }) })
  running.push(chain)
  return chain
}

const call = async ({ rpcUrl }: Chain, method: string, ...params: unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
  const answer = await (await fetch(rpcUrl, { method: 'POST', headers: { connection: 'close' }, body })).json()
  return answer as { result: any; error?: { code: number; message: string } } // oxlint-disable-line no-explicit-any
}
const ask = async (chain: Chain, method: string, ...params: unknown[]) => {
  const { result, error } = await call(chain, method, ...params)
  if (error) throw new Error(`${error.code} ${error.message}`)
  return result
}

const key = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)
const publicKey = pubECDSA(key)
const shop = p2wpkh(pubECDSA(other), TEST_NETWORK)
const owners = {
  P2WPKH: p2wpkh(publicKey, TEST_NETWORK),
  P2PKH: p2pkh(publicKey, TEST_NETWORK),
  'P2SH-P2WPKH': p2sh(p2wpkh(publicKey, TEST_NETWORK), TEST_NETWORK),
  P2TR: p2tr(pubSchnorr(key), undefined, TEST_NETWORK),
}
type Owner = (typeof owners)['P2SH-P2WPKH']

/** Gives an owner a confirmed coin of 0.01 BTC. */
const giveCoin = async (chain: Chain, owner: { address?: string }) => {
  const txid = chain.fund(owner.address ?? '', 1_000_000n)
  chain.mine()
  const { hex, vout } = await ask(chain, 'getrawtransaction', txid, 2)
  const index = vout.findIndex(
    (one: { scriptPubKey: { address: string } }) => one.scriptPubKey.address === owner.address,
  )
  return { txid: String(txid), index: Number(index), hex: String(hex), amount: 1_000_000n }
}

type GivenCoin = Awaited<ReturnType<typeof giveCoin>>

const spend = (owner: Owner, coin: GivenCoin, satoshis: bigint, sequence = 0xfffffffd): Transaction => {
  const { redeemScript, script, tapInternalKey } = owner as Owner & { tapInternalKey?: Uint8Array }
  const transaction = new Transaction()
  transaction.addInput({
    txid: coin.txid,
    index: coin.index,
    sequence,
    nonWitnessUtxo: coin.hex,
    ...(owner === (owners.P2PKH as unknown) ? {} : { witnessUtxo: { script, amount: coin.amount } }),
    ...(redeemScript ? { redeemScript } : {}),
    ...(tapInternalKey ? { tapInternalKey } : {}),
  })
  transaction.addOutputAddress(shop.address ?? '', satoshis, TEST_NETWORK)
  transaction.sign(key)
  transaction.finalize()
  return transaction
}

/** The same transaction with the same signatures and another amount. */
const payingInstead = (hex: string, amount: bigint): string => {
  const raw = Buffer.from(hex, 'hex')
  const changed = Transaction.fromRaw(raw, { allowUnknownInputs: true, allowUnknownOutputs: true })
  changed.updateOutput(0, { amount }, true)
  return changed.hex
}

test.each(Object.entries(owners))('a coin of %s is spent by its signature and by no other', async (_, owner) => {
  const chain = await start()
  const { hex, id } = spend(owner as Owner, await giveCoin(chain, owner), 990_000n)
  expect(await call(chain, 'sendrawtransaction', payingInstead(hex, 989_999n))).toMatchObject({
    error: { code: -26, message: expect.stringContaining('script-verify-flag-failed') },
  })
  expect(await ask(chain, 'sendrawtransaction', hex)).toBe(id)
  expect(await ask(chain, 'getrawmempool')).toEqual([id])
  expect(await ask(chain, 'sendrawtransaction', hex)).toBe(id)
  chain.mine()
  expect(await ask(chain, 'getrawtransaction', id, true)).toMatchObject({ confirmations: 1 })
  expect(await call(chain, 'sendrawtransaction', hex)).toMatchObject({ error: { code: -27 } })
})

test('coins are spent once, not before they are ripe, and never more than there is', async () => {
  const chain = await start()
  const coin = await giveCoin(chain, owners.P2WPKH)
  const owner = owners.P2WPKH as unknown as Owner
  const refusal = async (hex: string) => (await call(chain, 'sendrawtransaction', hex)).error
  const refused = (transaction: Transaction) => refusal(transaction.hex)
  expect(await refusal(payingInstead(spend(owner, coin, 990_000n).hex, 1_000_001n))).toMatchObject({
    message: 'bad-txns-in-belowout',
  })
  expect(await refused(spend(owner, coin, 1_000_000n))).toMatchObject({ message: 'min relay fee not met' })
  expect(await refused(spend(owner, coin, 100n))).toMatchObject({ message: 'dust' })
  const [hash] = await ask(chain, 'generatetoaddress', 1, owner.address)
  const { tx } = await ask(chain, 'getblock', hash, 2)
  const created = { txid: tx[0].txid, index: 0, hex: tx[0].hex, amount: 5_000_000_000n }
  expect(await refused(spend(owner, created, 990_000n))).toMatchObject({ code: -26 })
  await ask(chain, 'sendrawtransaction', spend(owner, coin, 990_000n).hex)
  chain.mine()
  expect(await refused(spend(owner, coin, 980_000n))).toMatchObject({ code: -25 })
  expect(await call(chain, 'sendrawtransaction', '00')).toMatchObject({ error: { code: -22 } })
})

test('a transaction that pays more takes the place of one that spends the same coin', async () => {
  const chain = await start()
  const owner = owners.P2WPKH as unknown as Owner
  const coin = await giveCoin(chain, owner)
  const [cheap, hardly, better] = [990_000n, 989_990n, 980_000n].map(amount => spend(owner, coin, amount))
  await ask(chain, 'sendrawtransaction', cheap?.hex)
  expect(await call(chain, 'sendrawtransaction', hardly?.hex)).toMatchObject({ error: { code: -26 } })
  await ask(chain, 'sendrawtransaction', better?.hex)
  expect(await ask(chain, 'getrawmempool')).toEqual([better?.id])
  expect(await call(chain, 'getrawtransaction', cheap?.id, true)).toMatchObject({ error: { code: -5 } })
})

test('blocks have headers that fit, and a block that is invalidated gives its transactions back', async () => {
  const chain = await start()
  const owner = owners.P2WPKH as unknown as Owner
  const sent = spend(owner, await giveCoin(chain, owner), 990_000n)
  await ask(chain, 'sendrawtransaction', sent.hex)
  chain.mine()
  const tip = await ask(chain, 'getblockcount')
  const hash = await ask(chain, 'getblockhash', tip)
  const block = await ask(chain, 'getblock', hash, 1)
  expect(block.tx).toContain(sent.id)
  expect(block.merkleroot).toBe(merkleRoot(block.tx))
  expect(block.previousblockhash).toBe(await ask(chain, 'getblockhash', tip - 1))
  expect(await ask(chain, 'getblockhash', 0)).toBe('000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943')
  await ask(chain, 'invalidateblock', hash)
  expect(await ask(chain, 'getblockcount')).toBe(tip - 1)
  expect(await call(chain, 'getblock', hash)).toMatchObject({ error: { code: -5 } })
  expect(await ask(chain, 'getrawmempool')).toEqual([sent.id])
  const scan = await ask(chain, 'scantxoutset', 'start', [`addr(${owner.address})`])
  expect(scan).toMatchObject({ total_amount: 0.01, unspents: [{ amount: 0.01, confirmations: 1 }] })
  const [{ txid, vout }] = scan.unspents
  expect(await ask(chain, 'gettxout', txid, vout)).toBeNull()
  expect(await ask(chain, 'gettxout', txid, vout, false)).toMatchObject({ value: 0.01 })
  expect(await call(chain, 'getnothing')).toMatchObject({ error: { code: -32_601 } })
})

test('the chain is the same after a restart, and nothing is mined while nothing waits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bitcoin-'))
  folders.push(dataDir)
  const first = await start(dataDir)
  const owner = owners.P2TR
  const coin = await giveCoin(first, owner)
  await ask(first, 'invalidateblock', await ask(first, 'getbestblockhash'))
  first.mine()
  const waiting = spend(owner as unknown as Owner, coin, 500_000n)
  await ask(first, 'sendrawtransaction', waiting.hex)
  const before = await ask(first, 'getblockchaininfo')
  await running.pop()?.stop()
  const second = await start(dataDir)
  expect(await ask(second, 'getblockchaininfo')).toEqual(before)
  expect(await ask(second, 'getrawmempool')).toEqual([waiting.id])
  await running.pop()?.stop()
  const mining = await startSandboxBitcoin({ dataDir, blockTimeMs: 1 })
  running.push(mining)
  await expect.poll(() => ask(mining, 'getblockcount')).toBe(before.blocks + 2)
  expect(await ask(mining, 'getrawtransaction', waiting.id, true)).toMatchObject({ confirmations: 2 })
})
