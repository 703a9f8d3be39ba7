import { createPublicKey, verify } from 'node:crypto'

import { signedCatalogue } from '@rialto/catalog'

import { ConfigError } from './secretFiles.ts'

/**
 * Checks the maintainers' signature of the token catalogue, whose contracts decide which token a deposit pays.
 * @throws ConfigError if a row was changed since
 */
export const verifyCatalogue = ({ text, signature, publicKeys } = signedCatalogue()): void => {
  const isSignedBy = (publicKey: string): boolean => {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  }
  if (!publicKeys.some(isSignedBy))
    throw new ConfigError(
      'The token catalogue is not the one that its maintainers signed: a row was added or changed. Install the release again; a fork signs its own (docs/catalogue-key.md).',
    )
}
