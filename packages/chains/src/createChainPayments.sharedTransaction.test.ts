import { type FoundPayment, paymentKey, type WalletPayment } from '@rialto/core'
import { createEgress, type Egress } from '@rialto/egress'
import { p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Wallet } from 'xrpl'

import { startSandboxBitcoin } from '../../sandbox/src/chains/bitcoin/startSandboxBitcoin.ts'
import { sandboxSolanaKey } from '../../sandbox/src/chains/solana/solanaKeys.ts'
import { startSandboxSolana } from '../../sandbox/src/chains/solana/startSandboxSolana.ts'
import { payFrom, startSandboxTron } from '../../sandbox/src/chains/tron/startSandboxTron.ts'
import { addressOf, fromBase58, keyOf, toBase58 } from '../../sandbox/src/chains/tron/tronKeys.ts'
import { startSandboxXrpl } from '../../sandbox/src/chains/xrpl/startSandboxXrpl.ts'
import { createChainPayments } from './createChainPayments.ts'
import { createChainWatcher } from './createChainWatcher.ts'
import type { EvmRpc } from './evm/createEvmRpc.ts'
import type { EvmFoundLog } from './evm/evmShapes.ts'
import { findPayment } from './evm/findPayment.ts'
import { transferTopic } from './evm/findTransfer.ts'

/** One wallet pays one recipient the same amount twice, in one transaction where the family allows it. */

type Find = (claimed: ReadonlySet<string>, hash?: string) => Promise<FoundPayment | 'replaced' | 'expired' | undefined>
interface Paid {
  find: Find
  hashes: readonly string[]
}

let egress: Egress
const stops: (() => Promise<unknown>)[] = []
beforeAll(() => {
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await egress.close()
})

const padded = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`

const onEvm = async (): Promise<Paid> => {
  const [token, from, to, bundler] = ['aa', '01', 'bb', '03'].map(end => `0x${end.padStart(40, '0')}`) as [
    string,
    string,
    string,
    string,
  ]
  const hash = `0x${'c'.repeat(64)}`
  const topics = [transferTopic, padded(from), padded(to)]
  const log = (index: bigint): EvmFoundLog => {
    return { address: token, topics, data: `0x${'0'.repeat(63)}a`, index, hash, blockNumber: 10n }
  }
  const logs = [log(3n), log(7n)]
  const node = {
    blockNumber: async () => 12n,
    receipt: async () => ({ hash, blockNumber: 10n, blockHash: `0x${'d'.repeat(64)}`, succeeded: true, logs }),
    transaction: async () => ({ hash, from: bundler, to: token, valueBaseUnits: 0n, input: '0x12', nonce: 5n }),
    logs: async () => logs,
  } as unknown as EvmRpc
  const payment = { token, from, to, amountBaseUnits: 10n, data: '0xa9059cbb' }
  return {
    hashes: [hash],
    find: (claimed, named) =>
      findPayment(node, payment, { afterBlock: 1n, finalityConfirmations: 12, claimed, hash: named }),
  }
}

const onSolana = async (): Promise<Paid> => {
  const solana = await startSandboxSolana()
  stops.push(solana.stop)
  const tokens = [{ symbol: 'SOL', address: undefined, decimals: 9 }, ...solana.mints]
  const { networkId, rpcUrl } = solana
  const payments = createChainPayments({ egress, evm: [], solana: [{ networkId, rpcUrl, tokens }] })
  const call = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    return ((await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()) as { result: unknown }).result
  }
  const wallet = await sandboxSolanaKey('shared')
  const to = (await sandboxSolanaKey('shared shop')).address
  await solana.fund({ to: wallet.address, symbol: 'SOL', amountBaseUnits: 1_000_000_000n })
  await solana.fund({ to, symbol: 'SOL', amountBaseUnits: 1_000_000_000n })
  const afterBlock = await payments.head(networkId)
  const amount = 5_000_000n
  const { value } = (await call('getLatestBlockhash')) as { value: { blockhash: string } }
  const transfer = getTransferSolInstruction({ source: wallet, destination: to as Address, amount }) as Instruction
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    empty => setTransactionMessageFeePayerSigner(wallet, empty),
    paid =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: value.blockhash as Blockhash, lastValidBlockHeight: 0n },
        paid,
      ),
    dated => appendTransactionMessageInstructions([transfer, transfer], dated),
  )
  const wire = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
  const hash = String(await call('sendTransaction', wire, { encoding: 'base64' }))
  const payment: WalletPayment = { networkId, symbol: 'SOL', from: wallet.address, to, amountBaseUnits: amount }
  return { hashes: [hash], find: (claimed, named) => payments.find(payment, { afterBlock, claimed, hash: named }) }
}

const onBitcoin = async (): Promise<Paid> => {
  const bitcoin = await startSandboxBitcoin({ blockTimeMs: 0 })
  stops.push(bitcoin.stop)
  const { networkId, rpcUrl } = bitcoin
  const payments = createChainPayments({ egress, evm: [], solana: [], bitcoin: [{ networkId, rpcUrl }] })
  const [key, shopKey] = [5, 6].map(byte => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array]
  const addressAt = (one: Uint8Array) => p2wpkh(pubECDSA(one), TEST_NETWORK).address ?? ''
  const [from, to] = [addressAt(key), addressAt(shopKey)]
  bitcoin.fund(from, 1_000_000n)
  bitcoin.mine()
  const afterBlock = await payments.head(networkId)
  const amount = 150_000n
  const hash =
    bitcoin.pay(key, [
      { address: to, amount },
      { address: to, amount },
    ]) ?? ''
  bitcoin.mine()
  const payment: WalletPayment = { networkId, symbol: 'BTC', from, to, amountBaseUnits: amount }
  return { hashes: [hash], find: (claimed, named) => payments.find(payment, { afterBlock, claimed, hash: named }) }
}

/** A transaction of Tron has one contract call, so two payments are two transactions. */
const onTron = async (): Promise<Paid> => {
  let nowMs = 1_732_000_000_000
  const tron = await startSandboxTron({ nowMs: () => nowMs })
  stops.push(tron.stop)
  const { networkId, rpcUrl } = tron
  const tokens = [{ symbol: 'TRX', address: undefined, decimals: 6 }, ...tron.tokens]
  const payments = createChainPayments({ egress, evm: [], solana: [], tron: [{ networkId, rpcUrl, tokens }] })
  const key = keyOf('shared')
  const from = toBase58(addressOf(key))
  const to = toBase58(addressOf(keyOf('shared shop')))
  tron.fund({ to: from, symbol: 'TRX', amountBaseUnits: 50_000_000n })
  nowMs += 3_000
  tron.ledger.catchUp()
  const afterBlock = await payments.head(networkId)
  const amount = 1_500_000n
  const pay = () => {
    const hash = payFrom(tron.ledger, key, ['TRX', { from: addressOf(key), to: fromBase58(to), amount }]) ?? ''
    nowMs += 3_000
    tron.ledger.catchUp()
    return hash
  }
  const hashes = [pay(), pay()]
  const payment: WalletPayment = { networkId, symbol: 'TRX', from, to, amountBaseUnits: amount }
  return { hashes, find: (claimed, named) => payments.find(payment, { afterBlock, claimed, hash: named }) }
}

const families: readonly [name: string, pay: () => Promise<Paid>][] = [
  ['EVM', onEvm],
  ['Solana', onSolana],
  ['Bitcoin', onBitcoin],
  ['Tron', onTron],
]

describe.each(families)('on %s', (_, pay) => {
  test('two payments of one amount pay two transfers and no third, with or without their hash', async () => {
    const { find, hashes } = await pay()
    for (const named of [undefined, hashes[0]]) {
      const claimed = new Set<string>()
      const found: string[] = []
      for (let transfers = 0; transfers < 2; transfers += 1) {
        const one = await find(claimed, named)
        if (one === undefined || typeof one === 'string') throw new Error(`payment ${transfers} is not found`)
        expect(hashes).toContain(one.hash)
        const keys = one.positions.map(position => paymentKey(one.hash, position))
        expect(keys.some(key => claimed.has(key))).toBe(false)
        for (const key of keys) claimed.add(key)
        found.push(one.hash)
      }
      expect(new Set(found).size).toBe(hashes.length)
      expect(await find(claimed, named)).toBeUndefined()
    }
  })
})

test('on the XRP Ledger, which no wallet pays from here, a transaction confirms one payment and no more than it', async () => {
  const xrpl = await startSandboxXrpl({ nowMs: () => Date.UTC(2026, 10, 26) })
  stops.push(xrpl.stop)
  xrpl.ledger.catchUp()
  const { networkId, rpcUrl } = xrpl
  const watcher = createChainWatcher({ egress, evm: [], solana: [], xrpl: [{ networkId, rpcUrl }] })
  const { classicAddress: toAddress } = Wallet.generate()
  const drops = 20_000_000n
  const hashes = [1, 2].map(() => {
    const { hash } = xrpl.pay({ to: { address: toAddress }, drops })
    xrpl.ledger.close()
    return hash
  })
  const confirm = (hash: string, amountBaseUnits: bigint) =>
    watcher.confirm({ networkId, symbol: 'XRP', hash, toAddress, amountBaseUnits })
  for (const hash of hashes) {
    expect(await confirm(hash, drops)).toMatchObject({ kind: 'confirmed' })
    expect(await confirm(hash, 2n * drops)).toMatchObject({ kind: 'mismatched', arrivedBaseUnits: drops })
  }
  expect(new Set(hashes).size).toBe(2)
})
