import { verifyMessage } from 'viem/utils'

const address = /^0x[0-9a-fA-F]{40}$/
/** 65 bytes, or 64 by EIP-2098. */
const signature = /^0x(?:[0-9a-fA-F]{128}|[0-9a-fA-F]{130})$/

/** Hexadecimal with `0x`, which some wallets omit. */
export const prefixed = (text: string): string => `0x${text.replace(/^0x/i, '')}`

/**
 * Verifies the signature of a text by an externally owned account (EIP-191). Contract accounts have a separate
 * verifier.
 */
export const verifyEvmMessage = async (input: { address: string; message: string; signature: string }) => {
  const signed = prefixed(input.signature)
  if (!address.test(input.address) || !signature.test(signed)) return false
  try {
    return await verifyMessage({
      address: input.address as `0x${string}`,
      message: input.message,
      signature: signed as `0x${string}`,
    })
  } catch {
    // No recoverable key.
    return false
  }
}
