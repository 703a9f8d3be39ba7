import { callRpc } from '../../../chains/callRpc.ts'
import type { Outcome, Signed } from '../ports.ts'

const receiptOf = async (rpcUrl: string, hash: string): Promise<Outcome | undefined> => {
  const receipt = (await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) as { status: string } | null
  if (receipt === null) return undefined
  return receipt.status === '0x1' ? 'included' : 'reverted'
}

/** `impossible` only when another transaction has taken the nonce: its receipt is asked for before and after the nonce. */
export const readEvmOutcome = async (rpcUrl: string, sender: string, signed: Signed): Promise<Outcome> => {
  const first = await receiptOf(rpcUrl, signed.hash)
  if (first !== undefined) return first
  const count = Number(await callRpc(rpcUrl, 'eth_getTransactionCount', [sender, 'latest']))
  if (count <= signed.validity) return 'waiting'
  return (await receiptOf(rpcUrl, signed.hash)) ?? 'impossible'
}
