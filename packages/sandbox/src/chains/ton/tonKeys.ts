import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

import { sandboxMnemonic } from '../treasury.ts'

/** The part of a DER key in front of the 32 bytes of an Ed25519 seed, and of a public key. */
const [seedHeader, publicHeader] = [
  Buffer.from('302e020100300506032b657004220420', 'hex'),
  Buffer.from('302a300506032b6570032100', 'hex'),
]

/** A separate seed for each name. */
export const keyOf = (name: string): Uint8Array =>
  createHash('sha256').update(`${sandboxMnemonic}/ton/${name}`).digest()

const privateKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([seedHeader, seed]), format: 'der', type: 'pkcs8' })

export const publicKeyOf = (seed: Uint8Array): Buffer =>
  createPublicKey(privateKeyOf(seed)).export({ format: 'der', type: 'spki' }).subarray(-32)

export const signWith = (hash: Uint8Array, seed: Uint8Array): Buffer => sign(null, hash, privateKeyOf(seed))

export const isSignedBy = (hash: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean => {
  const key = Buffer.concat([publicHeader, publicKey])
  return verify(null, hash, createPublicKey({ key, format: 'der', type: 'spki' }), signature)
}
