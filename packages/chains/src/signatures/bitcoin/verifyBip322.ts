import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, p2pkh, Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'

import { type AddressScript, keyScript } from './addressScripts.ts'
import { doubleSha256, type Locks, returnScript, toSignBytes, toSpendId } from './bip322Transactions.ts'
import { readFull, readSimple } from './readBip322.ts'

const sighashAll = 0x01

/**
 * BIP-322, simple or full, for the addresses of a single key: P2WPKH, P2SH-P2WPKH, P2TR by its key, and P2PKH (full
 * only). Other scripts would require an interpreter. BIP-322 calls their result inconclusive, which counts as not
 * verified.
 *
 * @throws Error for bytes that cannot be read.
 */
export const verifyBip322 = (
  form: 'simple' | 'full',
  { address, message, bytes }: { address: AddressScript; message: string; bytes: Uint8Array },
): boolean => {
  const script = OutScript.encode(address)
  const txid = toSpendId(message, script)
  const signature = (form === 'simple' ? readSimple : readFull)(bytes, address, txid)
  if (!signature) return false
  const { stack, locks } = signature
  if (address.type === 'tr')
    return isSchnorrSigned(stack, address.pubkey, hash => taprootHash(txid, script, locks, hash))
  return isEcdsaSigned(stack, address.type, script, publicKey =>
    address.type === 'pkh' ? legacyHash(txid, script, locks) : segwitHash(txid, publicKey, locks),
  )
}

const isSchnorrSigned = (
  [signature, ...rest]: readonly Uint8Array[],
  key: Uint8Array,
  hashFor: (hashType: number) => Uint8Array,
): boolean => {
  if (!signature || rest.length > 0) return false
  // 64 bytes sign everything as well, by BIP-341's default hash type.
  const hashType = signature.length === 64 ? 0x00 : signature[64]
  const fits = signature.length === 64 || (signature.length === 65 && hashType === sighashAll)
  return fits && schnorr.verify(signature.subarray(0, 64), hashFor(hashType ?? 0), key)
}

const isEcdsaSigned = (
  [signature, publicKey, ...rest]: readonly Uint8Array[],
  type: string,
  script: Uint8Array,
  hashFor: (publicKey: Uint8Array) => Uint8Array,
): boolean => {
  if (!signature || !publicKey || rest.length > 0 || signature.at(-1) !== sighashAll) return false
  const own = keyScript(type, publicKey)
  if (!own || !equalBytes(own, script)) return false
  return secp256k1.verify(signature.subarray(0, -1), hashFor(publicKey), publicKey, {
    prehash: false,
    format: 'der',
    lowS: true,
  })
}

const toSign = (txid: Uint8Array, { version, lockTime, sequence }: Locks): Transaction => {
  const transaction = new Transaction({ version, lockTime, allowUnknownOutputs: true })
  transaction.addInput({ txid, index: 0, sequence })
  transaction.addOutput({ script: returnScript, amount: 0n })
  return transaction
}

/** BIP-143: a key hash is signed as if its script were P2PKH. */
const segwitHash = (txid: Uint8Array, publicKey: Uint8Array, locks: Locks): Uint8Array =>
  toSign(txid, locks).preimageWitnessV0(0, p2pkh(publicKey).script, sighashAll, 0n)

const taprootHash = (txid: Uint8Array, script: Uint8Array, locks: Locks, hashType: number): Uint8Array =>
  toSign(txid, locks).preimageWitnessV1(0, [script], hashType, [0n])

const legacyHash = (txid: Uint8Array, script: Uint8Array, locks: Locks): Uint8Array =>
  doubleSha256(Uint8Array.of(...toSignBytes(txid, script, locks), sighashAll, 0, 0, 0))
