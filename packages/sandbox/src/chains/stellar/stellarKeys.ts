import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

import { base32nopad } from '@scure/base'

import { sandboxMnemonic } from '../treasury.ts'

/** The part of a DER key in front of the 32 bytes of an Ed25519 seed, and of a public key. */
const [seedHeader, publicHeader] = [
  Buffer.from('302e020100300506032b657004220420', 'hex'),
  Buffer.from('302a300506032b6570032100', 'hex'),
]
/** Version bytes of `G…` and `M…`. */
const [accountVersion, muxedVersion] = [6 << 3, 12 << 3]

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** A separate seed for each name. */
export const keyOf = (name: string): Uint8Array => sha256(Buffer.from(`${sandboxMnemonic}/stellar/${name}`))

const privateKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([seedHeader, seed]), format: 'der', type: 'pkcs8' })

/** The 32 bytes of the public key. */
export const publicKeyOf = (seed: Uint8Array): Buffer =>
  createPublicKey(privateKeyOf(seed)).export({ format: 'der', type: 'spki' }).subarray(-32)

/** CRC-16 of XModem, little endian. */
const checksumOf = (content: Uint8Array): Buffer => {
  let sum = 0
  for (const byte of content) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ ((sum & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff
  }
  return Buffer.of(sum & 0xff, sum >> 8)
}

const strkey = (version: number, payload: Uint8Array): string => {
  const content = Buffer.concat([Buffer.of(version), payload])
  return base32nopad.encode(Buffer.concat([content, checksumOf(content)]))
}

/** `G…`, from the 32 bytes of a public key. */
export const toAccount = (publicKey: Uint8Array): string => strkey(accountVersion, publicKey)

const payloadOf = (version: number, text: string): Buffer => {
  const bytes = Buffer.from(base32nopad.decode(text))
  const content = bytes.subarray(0, -2)
  if (content[0] !== version || !checksumOf(content).equals(bytes.subarray(-2))) throw new Error('Not an account')
  return content.subarray(1)
}

/** @throws Error for an invalid `G…`. */
export const fromAccount = (account: string): Buffer => payloadOf(accountVersion, account)

/** An account with the 64-bit id that an `M…` address adds to it. */
export interface Muxed {
  account: string
  id?: bigint
}

/** `M…` where there is an id. */
export const toMuxed = ({ account, id }: Muxed): string => {
  if (id === undefined) return account
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(id)
  return strkey(muxedVersion, Buffer.concat([fromAccount(account), number]))
}

export const addressOf = (seed: Uint8Array): string => toAccount(publicKeyOf(seed))

export const signWith = (hash: Uint8Array, seed: Uint8Array): Buffer => sign(null, hash, privateKeyOf(seed))

export const isSignedBy = (hash: Uint8Array, signature: Uint8Array, account: string): boolean => {
  const key = Buffer.concat([publicHeader, fromAccount(account)])
  return verify(null, hash, createPublicKey({ key, format: 'der', type: 'spki' }), signature)
}
