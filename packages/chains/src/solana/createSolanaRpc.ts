import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { callSolana, callSolanaPlain, isObject, malformed } from './callSolana.ts'
import { hasError, parseMovement, type SolanaMovement } from './solanaMovement.ts'

type Commitment = 'confirmed' | 'finalized'

interface SolanaStatus {
  /** Absent once the transaction is final. */
  confirmations: number | undefined
  isFinal: boolean
}

/** A row of the node's list of an account's transactions. */
export interface SolanaSignature {
  signature: string
  slot: bigint
  hasFailed: boolean
  /** Texts of its memos, each after its length. */
  memo?: string
}

/** The node methods in use, except balances. Every response is validated, and every method throws SolanaUnreadable. */
export interface SolanaRpc {
  slot(): Promise<bigint>
  finalSlot(): Promise<bigint>
  /** Time of a slot's block, in Unix milliseconds. Undefined if the slot has no block. */
  timeAt(slot: bigint): Promise<number | undefined>
  latestBlockhash(): Promise<string>
  /** In lamports. */
  balance(address: string): Promise<bigint>
  /** The rent-exempt minimum of an account of this size, in lamports. */
  rent(bytes: number): Promise<bigint>
  /** The program that owns an account; undefined if the account does not exist. */
  ownerOf(address: string): Promise<string | undefined>
  /** The number of an owner's accounts for a mint. */
  tokenAccounts(owner: string, mint: string): Promise<number>
  /** Transactions that name an address, newest first, older than `before`. `leastSlot`: the node must have reached it. */
  signatures(address: string, before: string | undefined, leastSlot?: bigint): Promise<readonly SolanaSignature[]>
  status(signature: string): Promise<SolanaStatus | undefined>
  movement(signature: string, commitment: Commitment): Promise<SolanaMovement | undefined>
  blockHeight(commitment: Commitment): Promise<bigint>
  isBlockhashValid(blockhash: string): Promise<boolean>
  /** Whether a transaction, in base64, would fail now. Its signatures are not checked. */
  wouldFail(raw: string): Promise<boolean>
  /** Hands a signed transaction to the node, in base64. */
  send(raw: string): Promise<void>
}

const commitment = 'confirmed'
const base58Hash = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const base58Signature = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/

/** Whether a text has the form of a transaction's signature. */
export const isSolanaSignature = (text: string): boolean => base58Signature.test(text)

const whole = (value: unknown, what: string): bigint => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw malformed(what)
  return BigInt(value)
}

const parseStatus = (row: unknown): SolanaStatus | undefined => {
  if (row === null) return undefined
  if (!isObject(row)) throw malformed('status')
  const { confirmations, confirmationStatus } = row
  const isFinal = confirmationStatus === 'finalized'
  return { isFinal, confirmations: typeof confirmations === 'number' ? confirmations : undefined }
}

const parseSignature = (row: unknown) => {
  const { signature, slot, err, memo } = isObject(row) ? row : {}
  if (typeof signature !== 'string' || !isSolanaSignature(signature)) throw malformed('signature')
  return {
    signature,
    slot: whole(slot, 'slot'),
    hasFailed: hasError(err),
    ...(typeof memo === 'string' ? { memo } : {}),
  }
}

const parseBlockhash = (found: unknown): string => {
  const blockhash = isObject(found) ? found['blockhash'] : undefined
  if (typeof blockhash !== 'string' || !base58Hash.test(blockhash)) throw malformed('blockhash')
  return blockhash
}

const parseOwner = (account: unknown): string | undefined => {
  if (account === null) return undefined
  const owner = isObject(account) ? account['owner'] : undefined
  if (typeof owner !== 'string' || !base58Hash.test(owner)) throw malformed('owner')
  return owner
}

const listIn = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw malformed(what)
  return value
}

export const createSolanaRpc = (egress: Egress, url: string): SolanaRpc => {
  const plain = (method: string, ...params: readonly unknown[]) => callSolanaPlain(egress, url, method, params)
  const value = (method: string, ...params: readonly unknown[]) => callSolana(egress, url, method, params)
  return {
    slot: async () => whole(await plain('getSlot', { commitment }), 'slot'),
    finalSlot: async () => whole(await plain('getSlot', { commitment: 'finalized' }), 'slot'),
    timeAt: async slot => {
      const found = await plain('getBlockTime', Number(slot))
      return found === null ? undefined : Number(whole(found, 'time')) * 1_000
    },
    latestBlockhash: async () => parseBlockhash(await value('getLatestBlockhash', { commitment })),
    balance: async address => whole(await value('getBalance', address, { commitment }), 'balance'),
    rent: async bytes => whole(await plain('getMinimumBalanceForRentExemption', bytes), 'rent'),
    ownerOf: async address => {
      const dataSlice = { offset: 0, length: 0 }
      return parseOwner(await value('getAccountInfo', address, { encoding: 'base64', commitment, dataSlice }))
    },
    tokenAccounts: async (owner, mint) => {
      const rows = await value('getTokenAccountsByOwner', owner, { mint }, { encoding: 'base64', commitment })
      return listIn(rows, 'list of token accounts').length
    },
    signatures: async (address, before, leastSlot) => {
      const minContextSlot = leastSlot === undefined ? undefined : Number(leastSlot)
      const options = { commitment, limit: 1_000, ...defined({ before, minContextSlot }) }
      return listIn(await plain('getSignaturesForAddress', address, options), 'list of signatures').map(parseSignature)
    },
    status: async signature => {
      const rows = await value('getSignatureStatuses', [signature], { searchTransactionHistory: true })
      if (!Array.isArray(rows) || rows.length !== 1) throw malformed('list of statuses')
      return parseStatus(rows[0])
    },
    movement: async (signature, at) => {
      const options = { encoding: 'json', commitment: at, maxSupportedTransactionVersion: 0 }
      return parseMovement(await plain('getTransaction', signature, options), signature)
    },
    blockHeight: async at => whole(await plain('getBlockHeight', { commitment: at }), 'block height'),
    isBlockhashValid: async blockhash => {
      const found = await value('isBlockhashValid', blockhash, { commitment })
      if (typeof found !== 'boolean') throw malformed('answer about a blockhash')
      return found
    },
    wouldFail: async raw => {
      const options = { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: false, commitment }
      const found = await value('simulateTransaction', raw, options)
      if (!isObject(found) || found['err'] === undefined) throw malformed('simulation')
      return found['err'] !== null
    },
    send: async raw => {
      await plain('sendTransaction', raw, { encoding: 'base64', preflightCommitment: commitment })
    },
  }
}
