/**
 * Signs the token catalogue, after a person has compared docs/catalogue.md with its change (docs/catalogue-key.md):
 *
 *     node scripts/signTokenCatalogue.mjs --key <file>        # PEM of the private key, which is in no repository
 *     node scripts/signTokenCatalogue.mjs --new-key <file>    # a new pair in place of all others, which signs
 *     node scripts/signTokenCatalogue.mjs --next-key <file>   # a new pair beside the present one, which still signs
 *     node scripts/signTokenCatalogue.mjs --only-key <file>   # signs, and removes all other keys
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { loadSources, root } from './sources.mjs'

const keyList = /(?<=const publicKeys: readonly string\[\] = )\[[^\]]*\]/

const encoded = key => key.export({ type: 'spki', format: 'der' }).toString('base64')
/** @param {import('node:crypto').KeyObject | string | Buffer} privateKey */
const publicHalf = privateKey => encoded(createPublicKey(privateKey))

/** The source file with these public keys. */
export const withKeys = (source, publicKeys) => {
  if (!keyList.test(source)) throw new Error('The list of public keys was not found.')
  const quoted = publicKeys.map(key => `'${key}'`)
  return source.replace(
    keyList,
    quoted.length > 1 ? `[\n${quoted.map(key => `  ${key},\n`).join('')}]` : `[${quoted.join('')}]`,
  )
}

/** Keys that are accepted after a change: with `added` beside the present ones, or `only` this one. */
export const nextKeys = (present, { added, only }) => {
  if (only !== undefined) return [only]
  if (added === undefined) return present
  if (present.length > 1) throw new Error('A change of the key is under way: end it with --only-key first.')
  return [...present, added]
}

/** The signature of the text, if the key is accepted. */
export const signatureOf = (text, privateKey, publicKeys) => {
  if (!publicKeys.includes(publicHalf(privateKey)))
    throw new Error('This is not the private half of a public key in packages/catalog/src/signedCatalogue.ts.')
  const signature = sign(null, Buffer.from(text), privateKey)
  if (!verify(null, Buffer.from(text), createPublicKey(privateKey), signature))
    throw new Error('The signature does not verify.')
  return signature.toString('base64')
}

/** Writes a new private key for its owner alone. An existing file stays. */
const writeNewKey = file => {
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return privateKey
}

const readKey = file => createPrivateKey(readFileSync(file))

const writeSignature = signature =>
  writeFileSync(
    join(root, 'packages/catalog/src/assets/generated/tokensSignature.ts'),
    `/** Written by scripts/signTokenCatalogue.mjs: Ed25519, base64. */
export const tokensSignature =
  '${signature}'
`,
  )

const main = async () => {
  const names = ['key', 'new-key', 'next-key', 'only-key']
  const { values } = parseArgs({ options: Object.fromEntries(names.map(name => [name, { type: 'string' }])) })
  const [[name, file] = []] = Object.entries(values)
  if (Object.keys(values).length !== 1) throw new Error(`Name one key: --${names.join(' <file>, --')} <file>.`)
  const source = join(root, 'packages/catalog/src/signedCatalogue.ts')
  const { signedCatalogue } = await loadSources(
    `export { signedCatalogue } from './packages/catalog/src/signedCatalogue.ts'`,
  )
  const { text, publicKeys } = signedCatalogue()
  const isNew = name === 'new-key' || name === 'next-key'
  // Before a file is written: a change in progress is an error.
  if (name === 'next-key') nextKeys(publicKeys, { added: '' })
  const key = isNew ? writeNewKey(file) : readKey(file)
  if (name === 'only-key') signatureOf(text, key, publicKeys)
  const change = name === 'next-key' ? { added: publicHalf(key) } : name === 'key' ? {} : { only: publicHalf(key) }
  const keys = nextKeys(publicKeys, change)
  writeFileSync(source, withKeys(readFileSync(source, 'utf8'), keys))
  if (name === 'next-key') return console.log(`accepts ${keys.length} keys; the signature stays`)
  writeSignature(signatureOf(text, key, keys))
  console.log(`signed ${text.split('\n').length - 1} tokens`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
