import { findNetwork } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { type BitcoinCall, BitcoinRefusal, BitcoinUnreadable, callBitcoin, isObject, malformed } from './callBitcoin.ts'

/** A network with its node, which is only asked about the coin. */
export interface BitcoinNetworkConfig {
  networkId: string
  /** May contain a name and a password. */
  rpcUrl: string
}

export interface BitcoinTransaction {
  txid: string
  /** Hash of its block; undefined while unconfirmed. */
  blockHash: string | undefined
  /** Spent outputs: the script of each, and its address if it has one. */
  inputs: readonly { script: string; address: string | undefined; amount: bigint }[]
  /** Satoshis. */
  outputs: readonly { script: string; amount: bigint }[]
}

/** A coin in a block. */
interface UnspentOutput {
  txid: string
  /** Index of the output in the transaction. */
  index: number
  script: string
  /** Satoshis. */
  amount: bigint
  height: number
}

interface BitcoinBlock {
  /** Undefined for the first block. */
  previousHash: string | undefined
  transactions: readonly BitcoinTransaction[]
}

/** The node methods in use. Every response is validated, and every method throws BitcoinUnreadable. */
export interface BitcoinRpc {
  /** Reads the node's first block and checks its network, until that succeeds once. */
  check(): Promise<void>
  height(): Promise<number>
  /** Undefined for a height that the chain does not have. */
  hashAt(height: number): Promise<string | undefined>
  /** Undefined for a block outside the node's chain. */
  heightOf(blockHash: string): Promise<number | undefined>
  /** Undefined if the transaction is in no block of the node and not in its mempool. */
  transaction(txid: string): Promise<BitcoinTransaction | undefined>
  /** Unspent outputs of these output scripts (hexadecimal), as of the latest block. */
  unspent(scripts: readonly string[]): Promise<readonly UnspentOutput[]>
  /**
   * Hashes of the blocks from a height on in which one of these output scripts is paid or spent. Undefined if the node
   * has no index for that (`blockfilterindex=1`).
   */
  blocksWith(scripts: readonly string[], fromHeight: number): Promise<readonly string[] | undefined>
  /** Ids of the transactions of a block that pay the output script. */
  payingIn(blockHash: string, script: string): Promise<readonly string[]>
  /** A block with its transactions; throws if the node does not have it. */
  block(blockHash: string): Promise<BitcoinBlock>
  /** Time of a block, in Unix milliseconds. */
  timeOf(blockHash: string): Promise<number>
  /** Whether a transaction in the mempool spends the coin. */
  isBeingSpent(coin: { txid: string; index: number }): Promise<boolean>
  /** Satoshis per thousand bytes for confirmation in one of the next two blocks. */
  feeRate(): Promise<bigint>
}

const hash = /^[0-9a-f]{64}$/
const hex = /^(?:[0-9a-f]{2})*$/
/** More than the total supply. */
const mostBitcoins = 21_000_000
/** Returned by a node without enough data for an estimate. */
const otherwiseRate = 10_000n
const lowestRate = 1_000n
/** The node scans all unspent outputs, which takes one or two minutes on the main network. */
const scanTimeoutMs = 180_000
const blockTimeoutMs = 60_000
/** The error of a node with `-txindex`. Without it the node returns another error for a transaction that may exist. */
const hasNone = /^No such mempool or blockchain transaction\. Use gettransaction/

/** Whether a text has the form of a transaction's id. */
export const isTransactionId = (text: string): boolean => hash.test(text)

/** BTC as a JSON number, which represents every number of satoshis exactly. */
const satoshis = (value: unknown): bigint => {
  if (typeof value !== 'number' || !(value >= 0 && value <= mostBitcoins)) throw malformed('amount')
  return BigInt(Math.round(value * 1e8))
}

const hashIn = (value: unknown, what: string): string => {
  if (typeof value !== 'string' || !hash.test(value)) throw malformed(what)
  return value
}

const wholeIn = (value: unknown, what: string): number => {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw malformed(what)
  return Number(value)
}

const listIn = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw malformed(what)
  return value
}

const scriptIn = (value: unknown): { script: string; address: string | undefined } => {
  const { hex: script, address } = isObject(value) ? value : {}
  if (typeof script !== 'string' || !hex.test(script)) throw malformed('script')
  return { script, address: typeof address === 'string' ? address : undefined }
}

/** A coinbase transaction spends no outputs. */
const inputsIn = (value: unknown): BitcoinTransaction['inputs'] =>
  listIn(value, 'list of inputs').flatMap(input => {
    if (!isObject(input)) throw malformed('input')
    if (typeof input['coinbase'] === 'string') return []
    // Bitcoin Core returns spent outputs since version 25.
    if (!isObject(input['prevout'])) throw malformed('spent output')
    return [{ ...scriptIn(input['prevout']['scriptPubKey']), amount: satoshis(input['prevout']['value']) }]
  })

const transactionIn = (value: unknown, txid: string): BitcoinTransaction => {
  if (!isObject(value) || value['txid'] !== txid) throw malformed('transaction')
  return {
    txid,
    blockHash: value['blockhash'] === undefined ? undefined : hashIn(value['blockhash'], 'block'),
    inputs: inputsIn(value['vin']),
    outputs: listIn(value['vout'], 'list of outputs').map(output => {
      if (!isObject(output)) throw malformed('output')
      return { script: scriptIn(output['scriptPubKey']).script, amount: satoshis(output['value']) }
    }),
  }
}

const unspentIn = (value: unknown, scripts: readonly string[]): UnspentOutput[] => {
  if (!isObject(value) || value['success'] !== true) throw malformed('scan')
  return listIn(value['unspents'], 'list of coins').map(row => {
    const { txid, vout, scriptPubKey, amount, height } = isObject(row) ? row : {}
    if (typeof scriptPubKey !== 'string' || !scripts.includes(scriptPubKey)) throw malformed('coin')
    return {
      txid: hashIn(txid, 'transaction'),
      index: wholeIn(vout, 'output'),
      script: scriptPubKey,
      amount: satoshis(amount),
      height: wholeIn(height, 'height'),
    }
  })
}

/** A full block of the main network with its decoded transactions has some fifteen million bytes. */
const maxBlockBytes = 64 * 1024 * 1024

/** The errors of a node without the index, and of one that does not have the method. */
const hasNoFilters = ({ code, reason }: BitcoinRefusal): boolean =>
  code === -32_601 || (code === -1 && reason.startsWith('Index is not enabled'))

const relevantIn = (value: unknown): string[] => {
  if (!isObject(value) || value['completed'] === false) throw malformed('scan of blocks')
  return listIn(value['relevant_blocks'], 'list of blocks').map(one => hashIn(one, 'block'))
}

const payingTransactions = (value: unknown, script: string): string[] =>
  listIn(isObject(value) ? value['tx'] : undefined, 'list of transactions').flatMap(one => {
    const { txid, vout } = isObject(one) ? one : {}
    const scripts = listIn(vout, 'list of outputs').map(
      output => scriptIn(isObject(output) ? output['scriptPubKey'] : undefined).script,
    )
    return scripts.includes(script) ? [hashIn(txid, 'transaction')] : []
  })

const blockIn = (value: unknown, blockHash: string): BitcoinBlock => {
  if (!isObject(value) || value['hash'] !== blockHash) throw malformed('block')
  const { previousblockhash: previous } = value
  return {
    previousHash: previous === undefined ? undefined : hashIn(previous, 'block'),
    transactions: listIn(value['tx'], 'list of transactions').map(one =>
      transactionIn(one, hashIn(isObject(one) ? one['txid'] : undefined, 'transaction')),
    ),
  }
}

/** Undefined if the node has no record under that id. */
const orNothing = async <T>(
  read: Promise<T>,
  isNothing: (refusal: BitcoinRefusal) => boolean,
): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (error instanceof BitcoinRefusal && isNothing(error)) return undefined
    throw error
  })

const heightIn = (found: unknown, blockHash: string): number | undefined => {
  if (!isObject(found) || found['hash'] !== blockHash) throw malformed('header')
  return Number(found['confirmations']) > 0 ? wholeIn(found['height'], 'height') : undefined
}

const feeRateIn = (found: unknown): bigint => {
  if (!isObject(found)) throw malformed('fee')
  const rate = found['feerate'] === undefined ? otherwiseRate : satoshis(found['feerate'])
  return rate < lowestRate ? lowestRate : rate
}

const isNoTransaction = ({ code, reason }: BitcoinRefusal): boolean => code === -5 && hasNone.test(reason)

const scanFor = (scripts: readonly string[]): BitcoinCall => {
  const params = ['start', scripts.map(script => `raw(${script})`)]
  return { method: 'scantxoutset', params, timeoutMs: scanTimeoutMs }
}

/** Throws if the first block belongs to another network. */
const checkNetwork = (networkId: string, firstBlock: string): void => {
  // The reference of a CAIP-2 id is the prefix of the first block's hash.
  if (`bip122:${firstBlock.slice(0, 32)}` !== findNetwork(networkId)?.caip2)
    throw new BitcoinUnreadable('The node is on another chain')
}

const blockScanFor = (scripts: readonly string[], fromHeight: number): BitcoinCall => {
  const params = ['start', scripts.map(script => `raw(${script})`), fromHeight]
  return { method: 'scanblocks', params, timeoutMs: scanTimeoutMs }
}

export const createBitcoinRpc = (egress: Egress, { networkId, rpcUrl }: BitcoinNetworkConfig): BitcoinRpc => {
  const call = (method: string, ...params: readonly unknown[]) => callBitcoin(egress, rpcUrl, { method, params })
  let isChecked = false
  return {
    check: async () => {
      if (isChecked) return
      checkNetwork(networkId, hashIn(await call('getblockhash', 0), 'block'))
      isChecked = true
    },
    height: async () => wholeIn(await call('getblockcount'), 'height'),
    hashAt: async height => {
      const found = await orNothing(call('getblockhash', height), ({ code }) => code === -8)
      return found === undefined ? undefined : hashIn(found, 'block')
    },
    heightOf: async blockHash => {
      const found = await orNothing(call('getblockheader', blockHash, true), ({ code }) => code === -5)
      return found === undefined ? undefined : heightIn(found, blockHash)
    },
    transaction: async txid => {
      const found = await orNothing(call('getrawtransaction', txid, 2), isNoTransaction)
      return found === undefined ? undefined : transactionIn(found, txid)
    },
    blocksWith: async (scripts, fromHeight) => {
      const found = await orNothing(callBitcoin(egress, rpcUrl, blockScanFor(scripts, fromHeight)), hasNoFilters)
      return found === undefined ? undefined : relevantIn(found)
    },
    payingIn: async (blockHash, script) => {
      const block = { method: 'getblock', params: [blockHash, 2], timeoutMs: blockTimeoutMs }
      return payingTransactions(
        await callBitcoin(egress, rpcUrl, { ...block, maxResponseBytes: maxBlockBytes }),
        script,
      )
    },
    block: async blockHash => {
      // Spent outputs are included at this level since version 22.
      const call = { method: 'getblock', params: [blockHash, 3], timeoutMs: blockTimeoutMs }
      return blockIn(await callBitcoin(egress, rpcUrl, { ...call, maxResponseBytes: maxBlockBytes }), blockHash)
    },
    timeOf: async blockHash => {
      const found = await call('getblockheader', blockHash, true)
      return wholeIn(isObject(found) ? found['time'] : undefined, 'time') * 1_000
    },
    isBeingSpent: async ({ txid, index }) => (await call('gettxout', txid, index, true)) === null,
    unspent: async scripts => unspentIn(await callBitcoin(egress, rpcUrl, scanFor(scripts)), scripts),
    feeRate: async () => feeRateIn(await call('estimatesmartfee', 2)),
  }
}
