import { p2wpkh, RawTx, RawWitness, Script } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'

import { type AddressScript, keyScript } from './addressScripts.ts'
import { type Locks, noLocks, returnScript } from './bip322Transactions.ts'

/** Contents of a BIP-322 signature: the stack that satisfies the address, and the transaction's lock settings. */
interface Bip322Signature {
  stack: readonly Uint8Array[]
  locks: Locks
}

type Read = (bytes: Uint8Array, address: AddressScript, txid: Uint8Array) => Bip322Signature | undefined

/** The bare witness, which only segwit has. */
export const readSimple: Read = (bytes, { type }) =>
  type === 'pkh' ? undefined : { stack: RawWitness.decode(bytes), locks: noLocks }

/**
 * The whole transaction. Any lock time and sequence are accepted, because scripts of a single key do not restrict them.
 * More inputs would make a proof of funds, which only a node can check.
 */
export const readFull: Read = (bytes, address, txid) => {
  const { version, inputs, outputs, witnesses, lockTime } = RawTx.decode(bytes)
  const [input, ...otherInputs] = inputs
  const [output, ...otherOutputs] = outputs
  if (!input || !output || otherInputs.length > 0 || otherOutputs.length > 0) return undefined
  const isToSign =
    (version === 0 || version === 2) &&
    equalBytes(input.txid, txid) &&
    input.index === 0 &&
    output.amount === 0n &&
    equalBytes(output.script, returnScript)
  const stack = isToSign ? stackOf(address, input.finalScriptSig, witnesses?.[0] ?? []) : undefined
  return stack && { stack, locks: { version, lockTime, sequence: input.sequence } }
}

/** Segwit inputs carry their stack in the witness, pay-to-key-hash inputs in the script. */
const stackOf = (
  { type }: AddressScript,
  scriptSig: Uint8Array,
  witness: readonly Uint8Array[],
): readonly Uint8Array[] | undefined => {
  if (type === 'pkh') return witness.length === 0 ? pushesOf(scriptSig) : undefined
  const expected = type === 'sh' ? redeemPush(witness[1]) : new Uint8Array()
  return equalBytes(scriptSig, expected) ? witness : undefined
}

const redeemPush = (publicKey: Uint8Array | undefined): Uint8Array =>
  publicKey && keyScript('wpkh', publicKey) ? Script.encode([p2wpkh(publicKey).script]) : new Uint8Array()

/** Undefined unless the script consists of minimal pushes. */
const pushesOf = (script: Uint8Array): readonly Uint8Array[] | undefined => {
  const pushes = Script.decode(script).filter(part => part instanceof Uint8Array)
  return equalBytes(Script.encode(pushes), script) ? pushes : undefined
}
