const upperSegwit = /^(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,87}$/

/**
 * Lower-cases a segwit address: BIP-173 allows either case, and QR codes use upper case. Any other text is unchanged.
 *
 * Proofs are stored and found by this spelling. No other verifiable family has addresses of this form: EVM addresses
 * start with `0x`. A Solana address with 42 to 44 letters and no lower-case one would have to be made on purpose; its
 * proof is then found by its user, but not by its address.
 */
export const plainAddress = (address: string): string => (upperSegwit.test(address) ? address.toLowerCase() : address)
