import type { LocalAccount } from 'viem'

import { callRpc, SandboxRpcError } from './callRpc.ts'
import type { SandboxChain } from './ports.ts'
import { type Answer, readTransaction, refusal, type WalletTransaction } from './walletTransaction.ts'

interface SentCalls {
  id: string
  chain: SandboxChain
  hashes: string[]
  /** The chain's node did not accept all of them. */
  isCut: boolean
}

const toHex = (chainId: number): string => `0x${chainId.toString(16)}`

/** The part of a receipt that EIP-5792 defines. */
const receiptOf = async ({ rpcUrl }: SandboxChain, hash: string) => {
  const receipt: unknown = await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])
  if (typeof receipt !== 'object' || receipt === null) return undefined
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt as Record<string, unknown>
  return { logs, status, blockHash, blockNumber, gasUsed, transactionHash }
}

/** 100: some are not in a block. 200: all succeeded. 500: all reverted. 600: some reverted. */
const statusOf = (receipts: readonly { status: unknown }[], { hashes, isCut }: SentCalls): number => {
  if (hashes.length === 0 || receipts.length < hashes.length) return 100
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  if (succeeded === 0) return 500
  return succeeded === receipts.length && !isCut ? 200 : 600
}

/**
 * Calls by EIP-5792, each sent as a separate transaction, one after the other. The wallet declares this (`atomic` is
 * `unsupported`), and refuses calls that require atomicity. An id can be used once per user.
 */
export const createWalletCalls = (
  chains: readonly SandboxChain[],
  send: (chain: SandboxChain, account: LocalAccount, call: WalletTransaction) => Promise<string>,
) => {
  const known = new Map<string, SentCalls>()
  const keyOf = ({ address }: LocalAccount, id: string) => `${address} ${id}`

  const capabilities = (of: unknown): Answer => {
    const wanted: unknown[] | undefined = Array.isArray(of) ? of : undefined
    const offered = chains.map(({ chainId }) => toHex(chainId)).filter(id => wanted?.includes(id) ?? true)
    return { result: Object.fromEntries(offered.map(id => [id, { atomic: { status: 'unsupported' } }])) }
  }

  const sendCalls = async (account: LocalAccount, request: unknown): Promise<Answer> => {
    const fields = (request ?? {}) as Record<string, unknown>
    const chain = chains.find(({ chainId }) => toHex(chainId) === fields['chainId'])
    if (!chain) return refusal(5710, 'The wallet is not on this chain')
    if (fields['atomicRequired'] !== false) return refusal(5760, 'The wallet sends one call after the other')
    const listed: unknown[] = Array.isArray(fields['calls']) ? fields['calls'] : []
    const calls = listed.flatMap(call => readTransaction(call) ?? [])
    const { id = crypto.randomUUID() } = fields
    if (calls.length === 0 || calls.length !== listed.length || typeof id !== 'string')
      return refusal(-32602, 'The calls are not valid')
    if (known.has(keyOf(account, id))) return refusal(5720, 'There are calls with this id already')
    const sent: SentCalls = { id, chain, hashes: [], isCut: false }
    known.set(keyOf(account, id), sent)
    try {
      for (const call of calls) sent.hashes.push(await send(chain, account, call))
    } catch (error) {
      sent.isCut = true
      if (sent.hashes.length > 0) return { result: { id } }
      if (error instanceof SandboxRpcError) known.delete(keyOf(account, id))
      throw error
    }
    return { result: { id } }
  }

  const callsStatus = async (account: LocalAccount, id: unknown): Promise<Answer> => {
    const sent = known.get(keyOf(account, String(id)))
    if (!sent) return refusal(5730, 'There are no calls with this id')
    const found = await Promise.all(sent.hashes.map(hash => receiptOf(sent.chain, hash)))
    const receipts = found.filter(receipt => receipt !== undefined)
    const status = statusOf(receipts, sent)
    return { result: { version: '2.0.0', id, chainId: toHex(sent.chain.chainId), atomic: false, status, receipts } }
  }

  return {
    async answer(account: LocalAccount, method: unknown, params: readonly unknown[]): Promise<Answer> {
      if (method === 'wallet_getCapabilities') return capabilities(params[1])
      if (method === 'wallet_sendCalls') return sendCalls(account, params[0])
      if (method === 'wallet_getCallsStatus') return callsStatus(account, params[0])
      return refusal(4200, 'The wallet has no such method')
    },
  }
}
