import { findNetwork, findToken, isValidAddress, sameAddress } from '@rialto/catalog'

/** OKX shows the last six characters of a contract. */
const endLength = 6

/**
 * Whether an exchange's coin on a network is the token of the catalogue: two tokens of a network may have one symbol. Without a
 * contract at the exchange, or with a text that is not an address, only the symbol is known.
 */
export const isOurToken = (
  { networkId, symbol }: { networkId: string; symbol: string },
  contract: unknown,
): boolean => {
  const own = findToken(networkId, symbol)?.address
  if (own === undefined || typeof contract !== 'string' || contract === '') return true
  if (contract.length <= endLength) return own.toLowerCase().endsWith(contract.toLowerCase())
  const networkType = findNetwork(networkId)?.networkType
  if (networkType === undefined || !isValidAddress(networkType, contract)) return true
  return sameAddress(networkId, own, contract)
}
