import { createPrivateKey, sign } from 'node:crypto'

import { type BackupConfig, backupSigningText, readBackupConfig } from '@rialto/link-protocol'

/** PKCS #8 of an Ed25519 key is this prefix and the key's 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Builds a configuration of backup mode on your server, where users cannot change a destination, and signs it if you
 * pass a key. The page opens it with `openLinkBackup`. If the page was created with your `backupPublicKey`, it rejects
 * a changed configuration.
 *
 * @param signingKey Ed25519, 32 bytes, base64
 * @throws TypeError if a required field is missing, a pair of token and network has two destinations, or the key has
 * another length
 */
export function createBackupConfig(config: BackupConfig, { signingKey }: { signingKey?: string } = {}): BackupConfig {
  const read = readBackupConfig(config)
  if (!read)
    throw new TypeError(
      'A backup configuration needs clientId, userId and at least one destination with networkId and symbol.',
    )
  const pairs = read.destinations.map(({ networkId, symbol }) => `${networkId} ${symbol.toUpperCase()}`)
  const twice = pairs.findIndex((pair, at) => pairs.indexOf(pair) !== at)
  if (twice !== -1) throw new TypeError(`Two destinations have the same symbol and networkId: ${pairs[twice]}.`)
  if (signingKey === undefined) return read
  const bytes = Buffer.from(signingKey, 'base64')
  if (bytes.length !== 32) throw new TypeError('The signing key must be 32 bytes in base64.')
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, bytes]), format: 'der', type: 'pkcs8' })
  return { ...read, signature: sign(null, Buffer.from(backupSigningText(read)), key).toString('base64') }
}
