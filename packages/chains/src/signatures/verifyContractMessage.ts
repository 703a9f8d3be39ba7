import { ConnectorError } from '@rialto/core'
import { erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode } from 'viem'
import { encodeDeployData, hashMessage } from 'viem/utils'

import { EvmRpcError } from '../evm/evmRpcError.ts'
import type { EvmChain } from '../evm/openEvmChain.ts'

const address = /^0x[0-9a-fA-F]{40}$/
const signature = /^0x(?:[0-9a-fA-F]{2})+$/

/**
 * Whether the contract at an address accepts a signature of a text (ERC-1271), also one that is not deployed yet and whose
 * signature says how it will be (ERC-6492). The node runs the reference validator of ERC-6492 in a call that changes nothing.
 *
 * @throws ConnectorError `unavailable` where the node does not answer.
 */
export const verifyContractMessage = async (
  chain: EvmChain,
  signed: { address: string; message: string; signature: string },
): Promise<boolean> => {
  if (!address.test(signed.address) || !signature.test(signed.signature)) return false
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [signed.address as `0x${string}`, hashMessage(signed.message), signed.signature as `0x${string}`],
  })
  try {
    await chain.check()
    return BigInt(await chain.rpc.run(data)) === 1n
  } catch (error) {
    // The validator reverts for what the contract does not accept, and where there is none.
    if (error instanceof EvmRpcError && error.kind === 'refused') return false
    throw new ConnectorError('unavailable', 'The chain could not be read', { cause: error })
  }
}
