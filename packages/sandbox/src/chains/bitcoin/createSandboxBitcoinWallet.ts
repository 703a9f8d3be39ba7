import { createHash } from 'node:crypto'

import { isValidAddress } from '@rialto/catalog'
import { p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { RawOldTx, RawWitness } from '@scure/btc-signer/script.js'
import { tagSchnorr } from '@scure/btc-signer/utils.js'

import { publicKeyOf } from '../publicKeyOf.ts'
import { BitcoinRpcError } from './checkTransaction.ts'
import { keyOf } from './createBitcoinLedger.ts'
import type { SandboxBitcoin } from './startSandboxBitcoin.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

/** The virtual transaction of BIP-322, which pays to the address and commits to the message. */
const toSpendId = (message: string, script: Uint8Array): Uint8Array => {
  const hash = tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message))
  const finalScriptSig = Uint8Array.of(0x00, 0x20, ...hash)
  const input = { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }
  const bytes = RawOldTx.encode({ version: 0, inputs: [input], outputs: [{ amount: 0n, script }], lockTime: 0 })
  return sha256(sha256(bytes)).reverse()
}

/** A simple signature by BIP-322 for the native segwit address of a key, in Base64. */
const signBip322 = (key: Uint8Array, message: string): string => {
  const { script } = p2wpkh(publicKeyOf(key))
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({ txid: toSpendId(message, script), index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.sign(key)
  toSign.finalize()
  return Buffer.from(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])).toString('base64')
}

type Answer = { result: unknown } | { error: { code: number; message: string } }

/** A user's initial balance in the wallet. */
const firstSatoshis = 5_000_000n

const refusal = (code: number, message: string): Answer => ({ error: { code, message } })

interface Recipient {
  address: string
  /** Satoshis. */
  amount: bigint
}

const readRecipient = (value: unknown): Recipient | undefined => {
  const { address, amount } = (value ?? {}) as Record<string, unknown>
  const isAddress = typeof address === 'string' && isValidAddress('bitcoin', address, { testnet: true })
  return isAddress && Number.isSafeInteger(amount) && Number(amount) > 0
    ? { address, amount: BigInt(Number(amount)) }
    : undefined
}

type Chain = Pick<SandboxBitcoin, 'fund' | 'pay' | 'balanceOf' | 'mine'>

const connect = (chain: Chain | undefined, key: Uint8Array): Answer => {
  const publicKey = publicKeyOf(key)
  const { address = '', script } = p2wpkh(publicKey, TEST_NETWORK)
  if (chain?.balanceOf(script) === 0n) {
    chain.fund(address, firstSatoshis)
    // Pages read the balance directly after connecting.
    chain.mine()
  }
  return { result: { address, publicKey: Buffer.from(publicKey).toString('hex') } }
}

const sendTransfer = (chain: Chain | undefined, key: Uint8Array, params: unknown): Answer => {
  const recipients = Array.isArray(params) ? params.map(readRecipient) : []
  const outputs = recipients.filter(one => one !== undefined)
  if (!chain || outputs.length === 0 || outputs.length < recipients.length)
    return refusal(-32602, 'Each recipient needs an address of testnet and an amount in satoshis')
  const txid = chain.pay(key, outputs)
  return txid === undefined ? refusal(-32603, 'The wallet has too few coins for this') : { result: txid }
}

/**
 * The Bitcoin part of the sandbox's wallet: a native segwit address of testnet for each user, which signs real messages
 * (BIP-322) and transactions.
 */
export const createSandboxBitcoinWallet = (chain: Chain | undefined) => {
  const answer = (key: Uint8Array, method: unknown, params: unknown): Answer => {
    if (method === 'bitcoin:connect') return connect(chain, key)
    if (method === 'bitcoin:sendTransfer') return sendTransfer(chain, key, params)
    const [message]: unknown[] = Array.isArray(params) ? params : []
    if (method === 'bitcoin:signMessage' && typeof message === 'string') return { result: signBip322(key, message) }
    return refusal(-32601, 'The wallet has no such method')
  }
  return {
    /** A request of a user's page that the user has approved. */
    request: ({ user, method, params }: Readonly<Record<string, unknown>>): Answer => {
      try {
        return answer(keyOf(`wallet/${String(user)}`), method, params)
      } catch (error) {
        if (error instanceof BitcoinRpcError) return refusal(-32603, error.message)
        throw error
      }
    },
  }
}
