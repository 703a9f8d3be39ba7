import type { LocalAccount } from 'viem'
import { keccak256 } from 'viem/utils'
import { callRpc } from '../../../chains/callRpc.ts'
import { estimateGas, maxFee, tipWei, type Call } from '../../../chains/createSender.ts'
import type { Signed } from '../ports.ts'

/**
 * Signs with the next free nonce: the chain's, or the one after `after`. Sends nothing.
 * @throws SandboxRpcError if the node refuses to execute it
 */
export const signEvmCall = async (
  at: { rpcUrl: string; chainId: number; account: LocalAccount },
  call: Call,
  after: number | undefined,
): Promise<Signed> => {
  const { rpcUrl, chainId, account } = at
  const [gas, maxFeePerGas, count] = await Promise.all([
    estimateGas(rpcUrl, account.address, call),
    maxFee(rpcUrl),
    callRpc(rpcUrl, 'eth_getTransactionCount', [account.address, 'latest']),
  ])
  const nonce = Math.max(Number(count), (after ?? -1) + 1)
  const fees = { gas, maxFeePerGas, maxPriorityFeePerGas: tipWei }
  const raw = await account.signTransaction({ type: 'eip1559', chainId, nonce, ...fees, ...call })
  return { hash: keccak256(raw), raw, validity: nonce }
}
