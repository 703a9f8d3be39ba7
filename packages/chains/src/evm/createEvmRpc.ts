import { type Egress, type EgressResponse, readJson } from '@rialto/egress'
import { readNode } from '../readNode.ts'
import { EvmRpcError } from './evmRpcError.ts'
import {
  type EvmFoundLog,
  type EvmHead,
  type EvmReceipt,
  type EvmTransaction,
  parseBlockHash,
  parseBlockTime,
  parseData,
  parseFoundLogs,
  parseHead,
  parseQuantity,
  parseReceipt,
  parseTransaction,
  parseTransactions,
} from './evmShapes.ts'

/** The node methods in use. Every response is validated, and every method throws EvmRpcError. */
export interface EvmRpc {
  chainId(): Promise<bigint>
  blockNumber(): Promise<bigint>
  /** The newest block. */
  head(): Promise<EvmHead>
  blockHashAt(blockNumber: bigint): Promise<string | undefined>
  /** Time of a block, in Unix milliseconds. */
  timeAt(blockNumber: bigint): Promise<number>
  receipt(hash: string): Promise<EvmReceipt | undefined>
  transaction(hash: string): Promise<EvmTransaction | undefined>
  /** In wei; at the head if no block is given. */
  balance(address: string, blockNumber?: bigint): Promise<bigint>
  call(to: string, data: string): Promise<string>
  /** Bytecode at an address; `0x` without a contract. */
  code(address: string): Promise<string>
  /** The return value of creation code, executed without creating a contract. */
  run(code: string): Promise<string>
  /** In wei. */
  gasPrice(): Promise<bigint>
  /** The gas of a call without value, from the newest block. Rejects with `refused` if the call would revert. */
  estimateGas(call: { from: string; to: string; data: string }): Promise<bigint>
  /** Submits a signed transaction. A rejection of any kind does not prove that the node does not have it. */
  sendRaw(raw: string): Promise<void>
  /** The account's transaction count as of a block. */
  nonceAt(address: string, blockNumber: bigint): Promise<bigint>
  /** The transaction count including pending transactions. */
  pendingNonce(address: string): Promise<bigint>
  /** All transactions of a block. */
  transactionsAt(blockNumber: bigint): Promise<readonly EvmTransaction[]>
  logs(filter: {
    /** Of one contract, or of any of several. */
    address: string | readonly string[]
    /** By position: null for any topic, a list for any of several. */
    topics: readonly (string | null | readonly string[])[]
    fromBlock: bigint
    toBlock: bigint
  }): Promise<readonly EvmFoundLog[]>
}

const timeoutMs = 10_000

/** The one method that does not read. */
const sendRaw = 'eth_sendRawTransaction'

const hex = (value: bigint): string => `0x${value.toString(16)}`

export function createEvmRpc(egress: Egress, rpcUrl: string): EvmRpc {
  const query = (method: string, params: readonly unknown[] = []) => callNode(egress, rpcUrl, method, params)
  return {
    chainId: async () => parseQuantity(await query('eth_chainId'), 'chain id'),
    blockNumber: async () => parseQuantity(await query('eth_blockNumber'), 'block number'),
    blockHashAt: async height => parseBlockHash(await query('eth_getBlockByNumber', [hex(height), false])),
    timeAt: async height => parseBlockTime(await query('eth_getBlockByNumber', [hex(height), false])),
    head: async () => parseHead(await query('eth_getBlockByNumber', ['latest', false])),
    estimateGas: async call => parseQuantity(await query('eth_estimateGas', [call]), 'gas'),
    sendRaw: async raw => void (await query(sendRaw, [raw])),
    receipt: async hash => sameHash(hash, parseReceipt(await query('eth_getTransactionReceipt', [hash]))),
    transaction: async hash => sameHash(hash, parseTransaction(await query('eth_getTransactionByHash', [hash]))),
    balance: async (address, height) => {
      const block = height === undefined ? 'latest' : hex(height)
      return parseQuantity(await query('eth_getBalance', [address, block]), 'balance')
    },
    gasPrice: async () => parseQuantity(await query('eth_gasPrice'), 'gas price'),
    nonceAt: async (address, height) =>
      parseQuantity(await query('eth_getTransactionCount', [address, hex(height)]), 'transaction count'),
    pendingNonce: async address =>
      parseQuantity(await query('eth_getTransactionCount', [address, 'pending']), 'transaction count'),
    transactionsAt: async height => parseTransactions(await query('eth_getBlockByNumber', [hex(height), true])),
    logs: async ({ fromBlock, toBlock, ...filter }) =>
      parseFoundLogs(await query('eth_getLogs', [{ ...filter, fromBlock: hex(fromBlock), toBlock: hex(toBlock) }])),
    run: async code => parseData(await query('eth_call', [{ data: code }, 'latest']), 'result'),
    code: async address => parseData(await query('eth_getCode', [address, 'latest']), 'code'),
    call: async (to, data) => parseData(await query('eth_call', [{ to, data }, 'latest']), 'result'),
  }
}

/** Reject a response for another transaction, from a node or from a cache in front of it. */
function sameHash<T extends { hash: string }>(hash: string, answer: T | undefined): T | undefined {
  if (answer && answer.hash !== hash) throw new EvmRpcError('malformed', 'The node returned a different transaction')
  return answer
}

async function callNode(egress: Egress, url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const request = { url, headers, body, timeoutMs }
  const sent = method === sendRaw ? egress.request({ method: 'POST', ...request }) : readNode(egress, request)
  const response = await sent.catch((error: unknown) =>
    Promise.reject(new EvmRpcError('unreachable', `${method}: no response`, error)),
  )
  return resultOf(method, response)
}

async function resultOf(method: string, response: EgressResponse): Promise<unknown> {
  if (response.status !== 200) throw new EvmRpcError('unreachable', `${method}: HTTP status ${response.status}`)
  const answer = objectOf(await readJson(response.text))
  if (answer?.['jsonrpc'] !== '2.0') throw new EvmRpcError('malformed', `${method}: not a JSON-RPC response`)
  if (answer['error'] !== undefined && answer['error'] !== null) {
    const code = (answer['error'] as { code?: unknown }).code
    throw new EvmRpcError('refused', `${method}: error ${typeof code === 'number' ? code : 'without a code'}`)
  }
  if (answer['id'] !== 1) throw new EvmRpcError('malformed', `${method}: the response is for another request`)
  if (answer['result'] === undefined) throw new EvmRpcError('malformed', `${method}: neither result nor error`)
  return answer['result']
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
