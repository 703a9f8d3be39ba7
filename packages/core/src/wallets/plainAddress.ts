const upperSegwit = /^(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,87}$/

/**
 * A segwit address in lower case, whichever of the two cases of BIP-173 it came in: QR codes hold upper case. Any other text
 * stays as it is.
 *
 * Proofs are kept and found by this spelling. No other family that can be verified has an address of this form: those of EVM
 * start with `0x`, and a Solana address with 42 to 44 letters, of which none is in lower case, would have to be made on purpose;
 * it is then not found by its address, and by its user it is.
 */
export const plainAddress = (address: string): string => (upperSegwit.test(address) ? address.toLowerCase() : address)
