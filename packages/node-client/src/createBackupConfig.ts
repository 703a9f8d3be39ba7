import { createPrivateKey, sign } from 'node:crypto'

import { type AddressProblem, depositAddressProblem } from '@rialto/catalog/addresses'
import { findNetwork } from '@rialto/catalog/networks'
import {
  type BackupConfig,
  type BackupDestination,
  backupSigningText,
  readBackupConfig,
  unfitBackupField,
} from '@rialto/link-protocol'

/** PKCS #8 of an Ed25519 key is this prefix and the key's 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Builds a configuration of backup mode on your server, where users cannot change a destination, and signs it if you
 * pass a key. The page opens it with `openLinkBackup`. If the page was created with your `backupPublicKey`, it rejects
 * a changed configuration.
 *
 * @param signingKey Ed25519, 32 bytes, base64
 * Optional fields may be `null`. An address is checked as the widget checks it, so that a wrong one is found here and
 * not during an outage; networks that are newer than this package are not checked.
 *
 * @throws TypeError if a field is missing or has the wrong type, a pair of token and network has two destinations, an
 * address or tag does not fit its network, or the key has another length
 */
export function createBackupConfig(config: BackupConfig, { signingKey }: { signingKey?: string } = {}): BackupConfig {
  const read = readBackupConfig(config)
  if (!read) throw new TypeError(`${unfitBackupField(config)}: missing, or not of the type that is documented.`)
  const pairs = read.destinations.map(({ networkId, symbol }) => `${networkId} ${symbol.toUpperCase()}`)
  const twice = pairs.findIndex((pair, at) => pairs.indexOf(pair) !== at)
  if (twice !== -1) throw new TypeError(`Two destinations have the same symbol and networkId: ${pairs[twice]}.`)
  for (const [at, destination] of read.destinations.entries()) {
    const problem = problemOf(destination)
    if (problem !== undefined) throw new TypeError(`destinations[${at}]: ${problems[problem]}`)
  }
  if (signingKey === undefined) return read
  const bytes = Buffer.from(signingKey, 'base64')
  if (bytes.length !== 32) throw new TypeError('The signing key must be 32 bytes in base64.')
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, bytes]), format: 'der', type: 'pkcs8' })
  return { ...read, signature: sign(null, Buffer.from(backupSigningText(read)), key).toString('base64') }
}

const problems: Record<AddressProblem, string> = {
  addressMissing: 'address: missing.',
  addressInvalid: 'address: not an address of this network.',
  addressLost: 'address: nobody has the key of this account, so that deposits would be lost.',
  tagMissing: 'addressTag: required on this network.',
  tagInvalid: 'addressTag: not a tag of this network.',
}

/** A destination without an address gets one from `onStatusPoll`, which the widget checks. */
const problemOf = ({ networkId, address, addressTag }: BackupDestination): AddressProblem | undefined => {
  const network = findNetwork(networkId)
  if (network === undefined || address === undefined) return undefined
  const { networkType, environments } = network
  return depositAddressProblem({ networkType, testnet: !environments.includes('production') }, { address, addressTag })
}
