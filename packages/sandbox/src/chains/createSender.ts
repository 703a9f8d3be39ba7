import type { LocalAccount } from 'viem'
import { callRpc, SandboxRpcError } from './callRpc.ts'
import type { ChainJournal, WrittenTransaction } from './journal/openChainJournal.ts'

/** Fields of a transaction from the caller. The sender adds nonce, gas and signature. */
export interface Call {
  to?: `0x${string}`
  value?: bigint
  data?: `0x${string}`
}

interface Sender {
  /**
   * Signs and sends exactly one transaction, after earlier ones. Resolves once the node has it. A repeated call with
   * the same key sends the same transaction.
   * @throws SandboxRpcError if nothing was or will be sent, because the node refuses it
   */
  send(call: Call, key?: string): Promise<`0x${string}`>
}

/** Maximum wait for a node that is being restarted. */
const submitTimeoutMs = 10_000
const retryMs = 20
const looksAfterRefusal = 5
export const tipWei = 1_000_000_000n

const hex = (value: bigint): string => `0x${value.toString(16)}`

/**
 * The only owner of an account's nonces on a chain, because two senders for one account would use the same nonces. A
 * transaction is in the journal before it is sent, and none is signed while it is unknown whether the node has the
 * previous one.
 */
export function createSender(
  rpcUrl: string,
  chainId: number,
  account: LocalAccount,
  journal: Pick<ChainJournal, 'write' | 'find' | 'drop'>,
): Sender {
  let nonce: number | undefined
  let unsettled: WrittenTransaction | undefined
  let last: Promise<unknown> = Promise.resolve()

  const settle = async (transaction: WrittenTransaction) => {
    unsettled = transaction
    try {
      await submit(rpcUrl, transaction)
    } catch (error) {
      nonce = undefined
      if (error instanceof SandboxRpcError) {
        journal.drop(transaction.hash)
        unsettled = undefined
      }
      throw error
    }
    unsettled = undefined
  }

  const settleLast = async () => {
    try {
      if (unsettled !== undefined) await settle(unsettled)
    } catch (error) {
      // The transaction is removed from the journal, and its caller may try again.
      if (!(error instanceof SandboxRpcError)) throw error
    }
  }

  const sendNext = async (call: Call, key: string | undefined) => {
    await settleLast()
    const known = key === undefined ? undefined : journal.find(key)
    if (known !== undefined) {
      await settle(known)
      return known.hash
    }
    const [gas, maxFeePerGas] = await Promise.all([estimateGas(rpcUrl, account.address, call), maxFee(rpcUrl)])
    nonce ??= Number(await callRpc(rpcUrl, 'eth_getTransactionCount', [account.address, 'pending']))
    const fees = { gas, maxFeePerGas, maxPriorityFeePerGas: tipWei }
    const transaction = journal.write(
      await account.signTransaction({ type: 'eip1559', chainId, nonce, ...fees, ...call }),
      key,
    )
    await settle(transaction)
    nonce += 1
    return transaction.hash
  }

  return {
    send(call, key) {
      const sent = last.then(() => sendNext(call, key))
      last = sent.catch(() => undefined)
      return sent
    },
  }
}

/**
 * @throws SandboxRpcError if it would revert. Adds a fifth, because a slot that an earlier waiting transaction clears
 * costs more to set again.
 */
export async function estimateGas(rpcUrl: string, from: string, call: Call): Promise<bigint> {
  const request = { from, to: call.to, data: call.data, value: call.value === undefined ? undefined : hex(call.value) }
  const estimate = BigInt(await callRpc(rpcUrl, 'eth_estimateGas', [request, 'latest']))
  return (estimate * 6n) / 5n
}

/** Sufficient for several full blocks. */
export async function maxFee(rpcUrl: string): Promise<bigint> {
  const block = (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas?: string }
  return BigInt(block.baseFeePerGas ?? '0x0') * 2n + tipWei
}

/**
 * Submits the same signed bytes until the node has them. The bytes are one transaction however often they arrive, so a
 * lost response cannot cause a second payment. A refusal is only accepted once the node has said several times that it
 * does not have the transaction, because it also refuses one that it has.
 */
async function submit(rpcUrl: string, { hash, raw }: WrittenTransaction): Promise<void> {
  let failure: unknown
  let isTaken = false
  let unknownAfterRefusal = 0
  for (let waitedMs = 0; waitedMs < submitTimeoutMs; waitedMs += retryMs) {
    try {
      const refusal: SandboxRpcError | undefined = isTaken ? undefined : await handOver(rpcUrl, raw)
      isTaken ||= refusal === undefined
      if (await isKnown(rpcUrl, hash)) return
      unknownAfterRefusal = refusal === undefined ? 0 : unknownAfterRefusal + 1
      failure = refusal
    } catch (error) {
      failure = error
    }
    if (unknownAfterRefusal >= looksAfterRefusal) throw failure
    await new Promise(resolve => setTimeout(resolve, retryMs))
  }
  const cause = failure instanceof Error ? failure.message : 'it took it and does not know it'
  throw new Error(`Whether the node has transaction ${hash} is not known: ${cause}`)
}

async function handOver(rpcUrl: string, raw: string): Promise<SandboxRpcError | undefined> {
  try {
    await callRpc(rpcUrl, 'eth_sendRawTransaction', [raw])
    return undefined
  } catch (error) {
    if (error instanceof SandboxRpcError) return error
    throw error
  }
}

async function isKnown(rpcUrl: string, hash: string): Promise<boolean> {
  return (await callRpc(rpcUrl, 'eth_getTransactionByHash', [hash])) !== null
}
