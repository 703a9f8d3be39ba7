/**
 * Signs the token catalogue, after a person has compared docs/catalogue.md with its change:
 *
 *     node scripts/signTokenCatalogue.mjs --key <file>       # PEM of the private key, which is in no repository
 *     node scripts/signTokenCatalogue.mjs --new-key <file>   # a new pair: writes the private key there, and the public one to the catalogue
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { loadSources, root } from './sources.mjs'

const source = join(root, 'packages/catalog/src/signedCatalogue.ts')
const options = { key: { type: 'string' }, 'new-key': { type: 'string' } }
const { values } = parseArgs({ options })

const encoded = key => key.export({ type: 'spki', format: 'der' }).toString('base64')

if (values['new-key'] !== undefined) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(values['new-key'], pem, { mode: 0o600, flag: 'wx' })
  const text = readFileSync(source, 'utf8')
  writeFileSync(source, text.replace(/(?<=const publicKey = ').*(?=')/, encoded(publicKey)))
}
const file = values.key ?? values['new-key']
if (file === undefined) throw new Error('Name the private key: --key <file>.')
const key = createPrivateKey(readFileSync(file))
const { signedCatalogue } = await loadSources(
  `export { signedCatalogue } from './packages/catalog/src/signedCatalogue.ts'`,
)
const { text, publicKey } = signedCatalogue()
if (encoded(createPublicKey(key)) !== publicKey)
  throw new Error('This is not the private half of the public key in packages/catalog/src/signedCatalogue.ts.')
const signature = sign(null, Buffer.from(text), key)
if (!verify(null, Buffer.from(text), createPublicKey(key), signature)) throw new Error('The signature does not verify.')
writeFileSync(
  join(root, 'packages/catalog/src/assets/generated/tokensSignature.ts'),
  `/** Written by scripts/signTokenCatalogue.mjs: Ed25519, base64. */
export const tokensSignature =
  '${signature.toString('base64')}'
`,
)
console.log(`signed ${text.split('\n').length - 1} tokens`)
