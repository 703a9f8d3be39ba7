import { findNetwork } from '@rialto/catalog'
import { ConnectorError } from '@rialto/core'

/** Letters, digits and what tags and prefixes use; no blank, no markup. */
const plausible = /^[A-Za-z0-9:_\-.]{10,128}$/
/** Not the address of all zeros: what is sent there is burnt, and institutions differ in whether they say so. */
const evm = /^0x(?!0{40}$)[0-9a-fA-F]{40}$/

/** Whether an EVM-family network: its hashes and addresses are hex with a prefix. */
export const isEvm = (networkId: string): boolean => findNetwork(networkId)?.networkType === 'evm'

/** Whether the text has the form of an address there. That it is a real one is for the catalogue and the chain to say. */
export const isPlausibleAddress = (address: string, networkId: string): boolean =>
  (isEvm(networkId) ? evm : plausible).test(address)

/** An address an institution gave for this network, or `malformed`: a user is about to send money there. */
export const checkAddress = (address: string, networkId: string, institution: string): string => {
  if (!isPlausibleAddress(address, networkId)) {
    throw new ConnectorError('malformed', `${institution} returned a deposit address that is not valid on this network`)
  }
  return address
}
