import type { Hex } from 'viem'
import { decodeAbiParameters } from 'viem/utils'

/** Suffix of a signature that includes the deployment of its contract account (ERC-6492). */
const suffix = '6492'.repeat(16)

/**
 * The inner signature of an ERC-6492 signature, with which the account signs once it is deployed. Undefined if the signature is
 * not by ERC-6492, or is malformed.
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
