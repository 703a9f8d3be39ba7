import type { Hex } from 'viem'
import { decodeAbiParameters } from 'viem/utils'

/** The end of each signature that includes a contract account's deployment (ERC-6492). */
const suffix = '6492'.repeat(16)

/**
 * The signature inside a signature by ERC-6492, which is that of the account once it is deployed. Undefined if the text is
 * another one, or cannot be read.
 */
export const innerSignature = (signature: string): string | undefined => {
  if (!signature.toLowerCase().endsWith(suffix)) return undefined
  try {
    const body = signature.slice(0, -suffix.length) as Hex
    return decodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], body)[2]
  } catch {
    return undefined
  }
}
