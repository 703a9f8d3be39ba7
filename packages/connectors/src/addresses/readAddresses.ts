import { isValidAddress, type Network, toChecksumAddress } from '@rialto/catalog'
import { ConnectorError } from '@rialto/core'

/** BIP-32 and SLIP-132: `xpub`, `zpub`, `tpub` and their kin. */
const extendedKey = /^[tuvxyz]p(ub|rv)[1-9A-HJ-NP-Za-km-z]{50,}$/i
/** A limit, because each address needs several calls on each of its networks. */
export const maxAddresses = 20

const refused = (message: string) => new ConnectorError('invalidAddress', message)

/** Two spellings in hex are one address: the checksummed one is kept. */
const spelled = (address: string): string =>
  /^0x[0-9a-fA-F]{40}$/.test(address) ? toChecksumAddress(address.toLowerCase()) : address

/** Networks among these on which the text is an address. */
export const networksOf = (address: string, networks: readonly Network[]): Network[] =>
  networks.filter(({ networkType, environments }) =>
    isValidAddress(networkType, address, { testnet: !environments.includes('production') }),
  )

const checked = (address: string, networks: readonly Network[]): string => {
  if (extendedKey.test(address))
    throw refused('extended public keys (xpub) are not supported: enter the individual addresses')
  if (networksOf(address, networks).length === 0) {
    const names = networks.map(({ name }) => name).join(', ')
    throw refused(`${address} is not an address on a supported network (${names})`)
  }
  return spelled(address)
}

/**
 * Parses the typed addresses: one, or several separated by commas if `several`. Each once, in their order.
 *
 * @throws ConnectorError `invalidAddress`, with the reason.
 */
export const readAddresses = (
  typed: string,
  { several, networks }: { several: boolean; networks: readonly Network[] },
): string[] => {
  const parts = typed.split(',').map(part => part.trim())
  if (!several && parts.length > 1) throw refused('this type accepts one address: use cryptocurrencyWallet for several')
  if (parts.length > maxAddresses) throw refused(`at most ${maxAddresses} addresses can be connected at once`)
  if (parts.includes('')) throw refused('the list has an empty entry between two commas')
  return [...new Set(parts.map(part => checked(part, networks)))]
}
