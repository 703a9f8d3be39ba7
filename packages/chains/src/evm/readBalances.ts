import type { Egress } from '@rialto/egress'
import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'
import { createEvmRpc } from './createEvmRpc.ts'
import { EvmRpcError } from './evmRpcError.ts'

const balanceAbi = parseAbi(['function balanceOf(address account) view returns (uint256)'])

/**
 * A token's balance at the head of the chain, in base units.
 * @throws EvmRpcError if the node cannot be read, or if the token does not exist
 */
export async function readErc20Balance(
  egress: Egress,
  input: { rpcUrl: string; token: string; address: string },
): Promise<bigint> {
  const data = encodeFunctionData({ abi: balanceAbi, functionName: 'balanceOf', args: [getAddress(input.address)] })
  const result = await createEvmRpc(egress, input.rpcUrl).call(getAddress(input.token), data)
  // A call of an address without code returns no data, which is not a balance of zero.
  if (result.length !== 66) throw new EvmRpcError('malformed', 'The address is not a token contract')
  return BigInt(result)
}
