import { EvmRpcError } from './evmRpcError.ts'

/** A transfer event in a mined transaction. Addresses and hashes are in lower case. */
export interface EvmLog {
  address: string
  topics: readonly string[]
  data: string
  /** Log index in the block, which is unique. */
  index: bigint
}

export interface EvmReceipt {
  hash: string
  blockNumber: bigint
  blockHash: string
  succeeded: boolean
  logs: readonly EvmLog[]
  from: string
  /** In wei: gas at its effective price. Undefined if the node does not report it. */
  fee: bigint | undefined
}

export interface EvmTransaction {
  hash: string
  from: string
  /** Undefined if the transaction creates a contract. */
  to: string | undefined
  valueBaseUnits: bigint
  input: string
  nonce: bigint
}

/** The newest block of a chain. */
export interface EvmHead {
  number: bigint
  /** The chain's own time: contracts compare deadlines with it. */
  timeSeconds: bigint
  /** In wei. 0 on a chain without a base fee. */
  baseFee: bigint
}

const maxLogs = 10_000
const hashPattern = /^0x[0-9a-f]{64}$/
const addressPattern = /^0x[0-9a-f]{40}$/
const dataPattern = /^0x(?:[0-9a-f]{2})*$/
const quantityPattern = /^0x[0-9a-f]{1,64}$/

const malformed = (what: string): EvmRpcError =>
  new EvmRpcError('malformed', `The node's response has no valid ${what}`)

function text(value: unknown, pattern: RegExp, what: string): string {
  const lower = typeof value === 'string' ? value.toLowerCase() : ''
  if (!pattern.test(lower)) throw malformed(what)
  return lower
}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(what)
  return value as Record<string, unknown>
}

function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > maxLogs) throw malformed(what)
  return value
}

export const parseQuantity = (value: unknown, what: string): bigint => BigInt(text(value, quantityPattern, what))

export const parseData = (value: unknown, what: string): string => text(value, dataPattern, what)

/** `null`: the node does not have the transaction, or it is not mined. */
export function parseReceipt(value: unknown): EvmReceipt | undefined {
  if (value === null) return undefined
  const receipt = record(value, 'receipt')
  const status = parseQuantity(receipt['status'], 'status')
  if (status > 1n) throw malformed('status')
  return {
    hash: text(receipt['transactionHash'], hashPattern, 'transactionHash'),
    blockNumber: parseQuantity(receipt['blockNumber'], 'blockNumber'),
    blockHash: text(receipt['blockHash'], hashPattern, 'blockHash'),
    succeeded: status === 1n,
    logs: list(receipt['logs'], 'logs').map(parseLog),
    from: text(receipt['from'], addressPattern, 'from'),
    fee: feeIn(receipt),
  }
}

/** Includes a rollup's fee for publishing it on the parent chain, if the receipt has it. */
function feeIn(receipt: Record<string, unknown>): bigint | undefined {
  const { gasUsed, effectiveGasPrice, l1Fee = '0x0' } = receipt
  if (gasUsed === undefined || effectiveGasPrice === undefined) return undefined
  const gas = parseQuantity(gasUsed, 'gasUsed') * parseQuantity(effectiveGasPrice, 'effectiveGasPrice')
  return gas + (l1Fee === null ? 0n : parseQuantity(l1Fee, 'l1Fee'))
}

function parseLog(value: unknown): EvmLog {
  const log = record(value, 'log')
  return {
    address: text(log['address'], addressPattern, 'log address'),
    topics: list(log['topics'], 'topics').map(topic => text(topic, hashPattern, 'topic')),
    data: parseData(log['data'], 'log data'),
    index: parseQuantity(log['logIndex'], 'log index'),
  }
}

export function parseTransaction(value: unknown): EvmTransaction | undefined {
  if (value === null) return undefined
  const transaction = record(value, 'transaction')
  const to = transaction['to']
  return {
    hash: text(transaction['hash'], hashPattern, 'hash'),
    from: text(transaction['from'], addressPattern, 'from'),
    to: to === null || to === undefined ? undefined : text(to, addressPattern, 'to'),
    valueBaseUnits: parseQuantity(transaction['value'], 'value'),
    input: parseData(transaction['input'], 'input'),
    nonce: parseQuantity(transaction['nonce'], 'nonce'),
  }
}

/** The hash of a block, or undefined if the chain has no block of that height. */
export function parseBlockHash(value: unknown): string | undefined {
  return value === null ? undefined : text(record(value, 'block')['hash'], hashPattern, 'block hash')
}

/** Unix milliseconds. */
export const parseBlockTime = (value: unknown): number =>
  Number(parseQuantity(record(value, 'block')['timestamp'], 'block time')) * 1_000
export const parseHead = (value: unknown): EvmHead => {
  const block = record(value, 'block')
  const { baseFeePerGas = '0x0' } = block
  return {
    number: parseQuantity(block['number'], 'block number'),
    timeSeconds: parseQuantity(block['timestamp'], 'block time'),
    baseFee: parseQuantity(baseFeePerGas ?? '0x0', 'base fee'),
  }
}

/** A log found by a search, with its position. */
export interface EvmFoundLog extends EvmLog {
  hash: string
  blockNumber: bigint
}

export const parseFoundLogs = (value: unknown): readonly EvmFoundLog[] =>
  list(value, 'list of logs').map(found => {
    const log = record(found, 'log')
    return {
      ...parseLog(found),
      hash: text(log['transactionHash'], hashPattern, 'transactionHash'),
      blockNumber: parseQuantity(log['blockNumber'], 'blockNumber'),
    }
  })

/**
 * The readable transactions of a block. Transactions of a chain-specific form are skipped and do not hide the others.
 * Empty without a block.
 */
export const parseTransactions = (value: unknown): readonly EvmTransaction[] =>
  value === null
    ? []
    : list(record(value, 'block')['transactions'], 'list of transactions').flatMap(one => {
        try {
          return parseTransaction(one) ?? []
        } catch (error) {
          if (error instanceof EvmRpcError) return []
          throw error
        }
      })
