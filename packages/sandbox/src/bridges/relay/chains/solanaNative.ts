/** Relay's id for Solana's own coin: the system program. */
export const SOLANA_NATIVE = '11111111111111111111111111111111'
