/** Hex of 32 bytes, with or without its prefix: EVM, Bitcoin and their kin. */
const hex = /^(0x)?[0-9a-fA-F]{64}$/
/** Base58 of a Solana signature. */
const base58 = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/

/**
 * A transaction's hash in an institution's text, or `undefined` where the text is no hash ("Internal transfer 123").
 * `evm` hashes come back with their prefix, which some institutions leave out.
 */
export const txHash = (text: string | null | undefined, evm: boolean): string | undefined => {
  if (text == null) return undefined
  if (hex.test(text)) return evm && !text.startsWith('0x') ? `0x${text}` : text
  return base58.test(text) ? text : undefined
}
