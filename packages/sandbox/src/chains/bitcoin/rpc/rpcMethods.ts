import { Address, OutScript, TEST_NETWORK } from '@scure/btc-signer'

import type { BitcoinBlock } from '../bitcoinState.ts'
import { BitcoinRpcError } from '../checkTransaction.ts'
import type { BitcoinLedger } from '../createBitcoinLedger.ts'
import { satoshisPerByte } from '../payFrom.ts'
import { bitcoins, blockHex, headerView, scriptView, transactionView } from './views.ts'

type Params = readonly unknown[]
export type RpcMethod = (params: Params) => unknown

const invalid = (message: string) => new BitcoinRpcError(-8, message)

const hashIn = (params: Params): string => {
  const [value] = params
  if (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw invalid('parameter 1 must be of length 64 (not another) and hexadecimal')
}

const numberIn = (value: unknown, name: string): number => {
  if (Number.isSafeInteger(value)) return Number(value)
  throw new BitcoinRpcError(-3, `JSON value of type ${typeof value} for field ${name} is not of expected type number`)
}

/** Verbosity. `true` stands for 1. */
const verbosityIn = (value: unknown, otherwise: number): number =>
  value === undefined || value === null ? otherwise : Number(value)

const scriptOf = (address: unknown): Uint8Array => {
  try {
    return OutScript.encode(Address(TEST_NETWORK).decode(String(address)))
  } catch {
    throw new BitcoinRpcError(-5, 'Invalid or unsupported Segwit (Bech32) or Base58 encoding.')
  }
}

/** The script of a descriptor, given by an address or by the script itself. */
const describedScript = (descriptor: string): Uint8Array => {
  const [, kind, value = ''] = /^(addr|raw)\((\w+)\)(?:#\w{8})?$/.exec(descriptor) ?? []
  if (kind === 'raw') return Buffer.from(value, 'hex')
  if (kind === 'addr') return scriptOf(value)
  throw new BitcoinRpcError(-5, `Invalid descriptor '${descriptor}'`)
}

const blockAt = (ledger: BitcoinLedger, hash: string): BitcoinBlock => {
  const block = ledger.blocks().find(one => one.hash === hash)
  if (block) return block
  throw new BitcoinRpcError(-5, 'Block not found')
}

const chainInfo = (ledger: BitcoinLedger) => {
  const { height, hash } = ledger.tip()
  return {
    chain: 'test',
    blocks: height,
    headers: height,
    bestblockhash: hash,
    verificationprogress: 1,
    initialblockdownload: false,
    pruned: false,
    warnings: [],
  }
}

const blockView = (ledger: BitcoinLedger, block: BitcoinBlock, verbosity: number) => {
  if (verbosity === 0) return blockHex(block)
  const { transactions } = block
  const tx =
    verbosity === 1 ? transactions.map(one => one.txid) : transactions.map(one => transactionView(one, verbosity > 2))
  return { ...headerView(ledger, block), tx }
}

const blockMethods = (ledger: BitcoinLedger): Record<string, RpcMethod> => ({
  getblockchaininfo: () => chainInfo(ledger),
  getblockcount: () => ledger.tip().height,
  getbestblockhash: () => ledger.tip().hash,
  getblockhash: ([height]) => {
    const block = ledger.blocks()[numberIn(height, 'height')]
    if (block) return block.hash
    throw invalid('Block height out of range')
  },
  getblockheader: params => {
    const block = blockAt(ledger, hashIn(params))
    return params[1] === false ? block.header : headerView(ledger, block)
  },
  getblock: params => blockView(ledger, blockAt(ledger, hashIn(params)), verbosityIn(params[1], 1)),
  generatetoaddress: ([count, address]) => ledger.mine(numberIn(count, 'nblocks'), scriptOf(address)),
  invalidateblock: params => {
    ledger.invalidate(hashIn(params))
    return null
  },
})

const transactionMethods = (ledger: BitcoinLedger): Record<string, RpcMethod> => ({
  getrawmempool: () => [...ledger.mempool().keys()],
  getrawtransaction: params => {
    const found = ledger.find(hashIn(params))
    if (!found)
      throw new BitcoinRpcError(
        -5,
        'No such mempool or blockchain transaction. Use gettransaction for wallet transactions.',
      )
    const { transaction, block } = found
    const verbosity = verbosityIn(params[1], 0)
    if (verbosity === 0) return transaction.hex
    const view = transactionView(transaction, verbosity > 1)
    if (!block) return view
    const confirmations = ledger.tip().height - block.height + 1
    return {
      ...view,
      in_active_chain: true,
      blockhash: block.hash,
      confirmations,
      time: block.time,
      blocktime: block.time,
    }
  },
  sendrawtransaction: ([hex]) => ledger.send(String(hex)),
  estimatesmartfee: () => ({ feerate: bitcoins(satoshisPerByte * 1_000n), blocks: 2 }),
})

const unspentOf = (ledger: BitcoinLedger, desc: string) => {
  const script = describedScript(desc)
  return ledger.coinsOf(script).map(({ outpoint, coin: { amount, height = 0, isCoinbase } }) => {
    const [txid, vout] = outpoint.split(':')
    return {
      txid,
      vout: Number(vout),
      scriptPubKey: Buffer.from(script).toString('hex'),
      desc,
      amount: bitcoins(amount),
      coinbase: isCoinbase,
      height,
      blockhash: ledger.blocks()[height]?.hash,
      confirmations: ledger.tip().height - height + 1,
    }
  })
}

const coinMethods = (ledger: BitcoinLedger): Record<string, RpcMethod> => ({
  gettxout: params => {
    const outpoint = `${hashIn(params)}:${numberIn(params[1], 'n')}`
    const withMempool = params[2] !== false
    const coin = withMempool && ledger.spenderOf(outpoint) !== undefined ? undefined : ledger.coinAt(outpoint)
    if (!coin || (coin.height === undefined && !withMempool)) return null
    const { height: tip, hash: bestblock } = ledger.tip()
    const confirmations = coin.height === undefined ? 0 : tip - coin.height + 1
    const { amount, script, isCoinbase } = coin
    return { bestblock, confirmations, value: bitcoins(amount), scriptPubKey: scriptView(script), coinbase: isCoinbase }
  },
  scantxoutset: ([action, wanted]) => {
    if (action !== 'start') return action === 'status' ? null : false
    const descriptors = (Array.isArray(wanted) ? wanted : []).map(String)
    const tip = ledger.tip()
    const unspents = descriptors.flatMap(desc => unspentOf(ledger, desc))
    const total = unspents.reduce((sum, { amount }) => sum + BigInt(Math.round(amount * 1e8)), 0n)
    return { success: true, height: tip.height, bestblock: tip.hash, unspents, total_amount: bitcoins(total) }
  },
})

/** Whether a transaction of the block pays one of the scripts, or spends a coin of it. */
const touches = (block: BitcoinBlock, scripts: readonly string[]): boolean =>
  block.transactions.some(one => {
    const { vin, vout } = transactionView(one, true)
    const touched = [...vin.flatMap(input => ('prevout' in input ? [input.prevout] : [])), ...vout]
    return touched.some(({ scriptPubKey }) => scripts.includes(scriptPubKey.hex))
  })

const filterMethods = (ledger: BitcoinLedger): Record<string, RpcMethod> => ({
  scanblocks: ([action, wanted, from = 0]) => {
    if (action !== 'start') return action === 'status' ? null : false
    const scripts = (Array.isArray(wanted) ? wanted : []).map(desc =>
      Buffer.from(describedScript(String(desc))).toString('hex'),
    )
    const height = numberIn(from, 'start_height')
    const blocks = ledger.blocks().filter(block => block.height >= height && touches(block, scripts))
    return {
      from_height: height,
      to_height: ledger.tip().height,
      relevant_blocks: blocks.map(({ hash }) => hash),
      completed: true,
    }
  },
})

/** All supported methods, as in Bitcoin Core 28 with `-txindex` and `-blockfilterindex`. */
export const rpcMethods = (ledger: BitcoinLedger): ReadonlyMap<string, RpcMethod> =>
  new Map(
    Object.entries({
      ...blockMethods(ledger),
      ...transactionMethods(ledger),
      ...coinMethods(ledger),
      ...filterMethods(ledger),
    }),
  )
