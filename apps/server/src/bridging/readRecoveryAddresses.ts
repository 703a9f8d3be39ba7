import { isValidAddress, type Network, networks } from '@rialto/catalog'
import type { Bridging, Environment } from '@rialto/core'

import { ConfigError } from '../secretFiles.ts'

type RecoveryAddresses = Bridging['recoveryAddresses']
type NetworkType = Network['networkType']

const name = 'RIALTO_BRIDGE_RECOVERY_ADDRESSES'

/** Accounts of the simulated operator, for the network families from which the simulated bridge accepts deposits. */
const ofSandbox: RecoveryAddresses = {
  evm: '0xf0f32a39bf8a9d9f978c2cbaee095e978d62fe68',
  solana: 'HDZuRHgQqtRgv82UxbnasfuAwx162unZM5cSzoqQ8JNs',
}

const isNetworkType = (text: string): text is NetworkType => networks.some(({ networkType }) => networkType === text)

const readEntry = (entry: string, environment: Environment): [NetworkType, string] => {
  const [type = '', address = '', ...more] = entry.split('=').map(part => part.trim())
  if (!isNetworkType(type) || more.length > 0)
    throw new ConfigError(`${name} must list addresses by type of network, such as evm=0x…,solana=…, not "${entry}".`)
  if (!isValidAddress(type, address, { testnet: environment === 'sandbox' }))
    throw new ConfigError(`${name}: "${address}" is not a valid address of the type ${type}.`)
  return [type, address]
}

/** @throws ConfigError for an unknown type of network, an invalid address or a type that is listed twice. */
export const readRecoveryAddresses = (text: string | undefined, environment: Environment): RecoveryAddresses => {
  if (text === undefined) return environment === 'sandbox' ? ofSandbox : {}
  const entries = text
    .split(',')
    .filter(entry => entry.trim() !== '')
    .map(entry => readEntry(entry, environment))
  const addresses = new Map(entries)
  if (addresses.size < entries.length) throw new ConfigError(`${name} lists a type of network twice.`)
  return Object.fromEntries(addresses)
}
