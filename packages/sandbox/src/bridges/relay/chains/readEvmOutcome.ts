import { callRpc } from '../../../chains/callRpc.ts'
import type { Outcome, Signed } from '../ports.ts'

const receiptOf = async (rpcUrl: string, hash: string): Promise<Outcome | undefined> => {
  const receipt = await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])
  if (receipt === null) return undefined
  return receipt.status === '0x1' ? 'included' : 'reverted'
}

/**
 * `impossible` only if another transaction has used the nonce. A node counts transactions of the block that it is
 * mining before it has their receipts, so the count is taken as of the block before the last one.
 */
export const readEvmOutcome = async (rpcUrl: string, sender: string, signed: Signed): Promise<Outcome> => {
  const first = await receiptOf(rpcUrl, signed.hash)
  if (first !== undefined) return first
  const head = Number(await callRpc(rpcUrl, 'eth_blockNumber'))
  if (head === 0) return 'waiting'
  const settled = `0x${(head - 1).toString(16)}`
  const count = Number(await callRpc(rpcUrl, 'eth_getTransactionCount', [sender, settled]))
  if (count <= signed.validity) return 'waiting'
  return (await receiptOf(rpcUrl, signed.hash)) ?? 'impossible'
}
