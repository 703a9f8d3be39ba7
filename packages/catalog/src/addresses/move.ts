import type { AddressForm } from './addressForm.ts'

/** Sui and Aptos: 32 bytes of hex in their long form. */
export const isMoveAddress: AddressForm = address => /^0x[0-9a-fA-F]{64}$/.test(address)
