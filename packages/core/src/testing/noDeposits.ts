import type { AddressDerivation, ChainDeposits } from '../paymentRequests/ports.ts'

/** No node at all. */
export const noDeposits: ChainDeposits = {
  watches: () => false,
  heads: () => Promise.reject(new Error('no node')),
  blocksAtOnce: () => 1n,
  scan: () => Promise.reject(new Error('no node')),
}

/** No extended public key fits. */
export const noDerivation: AddressDerivation = {
  findFault: () => 'no family is supported',
  canonicalKey: (_, extendedKey) => extendedKey,
  referenceOf: () => {
    throw new Error('no family is supported')
  },
  derive: () => {
    throw new Error('no family is supported')
  },
}
