import type { LocalAccount } from 'viem'
import { keccak256 } from 'viem/utils'
import { callRpc, SandboxRpcError } from './callRpc.ts'

/** What to put in a transaction; the sender adds nonce, gas and signature. */
export interface Call {
  to?: `0x${string}`
  value?: bigint
  data?: `0x${string}`
}

interface Sender {
  /** Signs and sends exactly one transaction, after those asked for earlier; resolves once the node has it. */
  send(call: Call): Promise<`0x${string}`>
  /** The node may have lost its latest blocks: ask it again for the nonce. */
  forgetNonce(): void
}

/** How long a node that is being started again is waited for. */
const submitTimeoutMs = 10_000
const retryMs = 20
export const tipWei = 1_000_000_000n

const hex = (value: bigint): string => `0x${value.toString(16)}`

/** The one that holds the nonces of an account on a chain: two senders for one account would step on each other. */
export function createSender(rpcUrl: string, chainId: number, account: LocalAccount): Sender {
  let nonce: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const sendNext = async (call: Call) => {
    const [gas, maxFeePerGas] = await Promise.all([estimateGas(rpcUrl, account.address, call), maxFee(rpcUrl)])
    nonce ??= Number(await callRpc(rpcUrl, 'eth_getTransactionCount', [account.address, 'pending']))
    const fees = { gas, maxFeePerGas, maxPriorityFeePerGas: tipWei }
    const signed = await account.signTransaction({ type: 'eip1559', chainId, nonce, ...fees, ...call })
    try {
      const hash = await submit(rpcUrl, signed)
      nonce += 1
      return hash
    } catch (error) {
      nonce = undefined
      throw error
    }
  }

  return {
    send(call) {
      const sent = last.then(() => sendNext(call))
      last = sent.catch(() => undefined)
      return sent
    },
    forgetNonce() {
      nonce = undefined
    },
  }
}

/** @throws SandboxRpcError when it would revert. With a fifth to spare: a slot that an earlier waiting transaction empties costs more to fill again. */
export async function estimateGas(rpcUrl: string, from: string, call: Call): Promise<bigint> {
  const request = { from, to: call.to, data: call.data, value: call.value === undefined ? undefined : hex(call.value) }
  const estimate = BigInt((await callRpc(rpcUrl, 'eth_estimateGas', [request, 'latest'])) as string)
  return (estimate * 6n) / 5n
}

/** Enough for a few full blocks to come. */
export async function maxFee(rpcUrl: string): Promise<bigint> {
  const block = (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas?: string }
  return BigInt(block.baseFeePerGas ?? '0x0') * 2n + tipWei
}

/**
 * Hands over the same signed bytes until the node has them. However often they arrive they are one transaction, so an
 * answer lost on the way cannot become a second payment.
 */
async function submit(rpcUrl: string, signed: `0x${string}`): Promise<`0x${string}`> {
  const hash = keccak256(signed)
  let failure: unknown
  for (let waitedMs = 0; waitedMs < submitTimeoutMs; waitedMs += retryMs) {
    try {
      if (waitedMs === 0 || failure) await callRpc(rpcUrl, 'eth_sendRawTransaction', [signed])
      failure = undefined
    } catch (error) {
      failure = error
    }
    if (await hasTransaction(rpcUrl, hash)) return hash
    if (failure instanceof SandboxRpcError) throw failure
    await new Promise(resolve => setTimeout(resolve, retryMs))
  }
  throw failure ?? new Error(`The node took transaction ${hash} and does not know it`)
}

async function hasTransaction(rpcUrl: string, hash: string): Promise<boolean> {
  try {
    return (await callRpc(rpcUrl, 'eth_getTransactionByHash', [hash])) !== null
  } catch {
    return false
  }
}
