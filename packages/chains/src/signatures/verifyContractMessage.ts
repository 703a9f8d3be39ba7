import { ConnectorError } from '@rialto/core'
import { erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode } from 'viem'
import { encodeDeployData, encodeFunctionData, hashMessage, parseAbi } from 'viem/utils'

import { EvmRpcError } from '../evm/evmRpcError.ts'
import type { EvmChain } from '../evm/openEvmChain.ts'
import { prefixed } from './verifyEvmMessage.ts'

const address = /^0x[0-9a-fA-F]{40}$/
const signature = /^0x(?:[0-9a-fA-F]{2})*$/

const erc1271 = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
/** A contract's result for a valid signature: the function's own selector, in a word. */
const accepted = `0x1626ba7e${'0'.repeat(56)}`

/** The validator of ERC-6492 reads the signature's last word (32 bytes), and reverts if the signature is shorter. */
const validatedBytes = 32

/**
 * Verifies a contract's signature of a text (ERC-1271), also of a contract that the signature itself deploys
 * (ERC-6492). The node runs the reference validator of ERC-6492 in a read-only call. The empty signature means that the
 * owners of a Safe have signed the message on the chain, so the contract itself is called.
 *
 * @throws ConnectorError `unavailable` if the node does not respond.
 */
export const verifyContractMessage = async (
  chain: EvmChain,
  signed: { address: string; message: string; signature: string },
): Promise<boolean> => {
  const text = prefixed(signed.signature)
  if (!address.test(signed.address) || !signature.test(text)) return false
  const args = [hashMessage(signed.message), text as `0x${string}`] as const
  try {
    await chain.check()
    if ((text.length - 2) / 2 < validatedBytes) {
      const data = encodeFunctionData({ abi: erc1271, args })
      return (await chain.rpc.call(signed.address, data)) === accepted
    }
    const data = encodeDeployData({
      abi: erc6492SignatureValidatorAbi,
      bytecode: erc6492SignatureValidatorByteCode,
      args: [signed.address as `0x${string}`, ...args],
    })
    return BigInt(await chain.rpc.run(data)) === 1n
  } catch (error) {
    // The validator reverts for a rejected signature and for an address without a contract.
    if (error instanceof EvmRpcError && error.kind === 'refused') return false
    throw new ConnectorError('unavailable', 'The chain could not be read', { cause: error })
  }
}
