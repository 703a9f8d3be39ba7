import { findNetworkByCaip2 } from '@rialto/catalog'

/**
 * Whether two texts are one address on a network. The case of an EVM address is only a checksum; everywhere else another
 * case is another address, or none.
 */
export const sameAddress = (network: string, a: string, b: string): boolean =>
  a === b || (findNetworkByCaip2(network)?.networkType === 'evm' && a.toLowerCase() === b.toLowerCase())
