/** Relay's id for an EVM chain's own coin. */
export const EVM_NATIVE = '0x0000000000000000000000000000000000000000'
