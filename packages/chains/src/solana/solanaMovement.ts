import { isObject, malformed } from './callSolana.ts'
import { memosIn } from './solanaMemos.ts'
import { type SolanaTransfer, type TokenAccounts, transfersIn } from './solanaTransfers.ts'

/** The changes made by a confirmed transaction. */
export interface SolanaMovement {
  slot: bigint
  hasFailed: boolean
  /** Lamports for signatures and computing. Undefined if the node does not report it. */
  fee: bigint | undefined
  /** All accounts in it, including those from address tables. */
  accounts: readonly string[]
  /** The signers, the fee payer first. */
  signers: readonly string[]
  /** Lamports of each account before and after the transaction. */
  before: readonly number[]
  after: readonly number[]
  /** Base units by which an owner's balance of a mint changed. */
  tokens: readonly { owner: string; mint: string; change: bigint }[]
  /** Transfers by its instructions. Empty if the node does not report them. */
  transfers: readonly SolanaTransfer[]
  /** Texts of its memos. */
  memos: readonly string[]
}

const digits = /^\d{1,20}$/

const texts = (value: unknown): string[] => {
  if (!Array.isArray(value) || !value.every(one => typeof one === 'string')) throw malformed('list of accounts')
  return value
}

const numbers = (value: unknown, length: number): number[] => {
  if (!Array.isArray(value) || value.length !== length || !value.every(one => typeof one === 'number'))
    throw malformed('list of balances')
  return value
}

const tokenRow = (row: unknown, sign: 1n | -1n) => {
  const { owner, mint, uiTokenAmount } = isObject(row) ? row : {}
  const amount = isObject(uiTokenAmount) ? uiTokenAmount['amount'] : undefined
  if (typeof owner !== 'string' || typeof mint !== 'string') throw malformed('token balance')
  if (typeof amount !== 'string' || !digits.test(amount)) throw malformed('token amount')
  return { owner, mint, change: sign * BigInt(amount) }
}

const tokenAccountsIn = (rows: readonly unknown[]): TokenAccounts =>
  new Map(
    rows.flatMap(row => {
      const { accountIndex, owner, mint } = isObject(row) ? row : {}
      return typeof accountIndex === 'number' && typeof owner === 'string' && typeof mint === 'string'
        ? [[accountIndex, { owner, mint }]]
        : []
    }),
  )

const rowsOf = (value: unknown): unknown[] => {
  // Old nodes omit an empty list.
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw malformed('list of token balances')
  return value
}

/**
 * Whether a transaction failed, by its `err`: null for a success. Some gateways drop nulls, so a response without the
 * member is inconclusive and must not end a payment.
 */
export const hasError = (err: unknown): boolean => {
  if (err === undefined) throw malformed('result')
  return err !== null
}

const whole = (value: unknown, part: string): number => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw malformed(part)
  return value
}

/**
 * The result of `getTransaction` in the encoding `json`, or `undefined` if the node does not have the transaction.
 *
 * @throws SolanaUnreadable if it is malformed, or of another transaction.
 */
export const parseMovement = (answer: unknown, signature: string): SolanaMovement | undefined => {
  if (answer === null) return undefined
  const { slot, meta, transaction } = isObject(answer) ? answer : {}
  if (!isObject(meta) || !isObject(transaction)) throw malformed('transaction')
  const { signatures, message } = transaction
  if (!Array.isArray(signatures) || signatures[0] !== signature) throw malformed('signature')
  if (!isObject(message) || !isObject(message['header'])) throw malformed('message')
  const signerCount = whole(message['header']['numRequiredSignatures'], 'message')
  const named = texts(message['accountKeys'])
  const loaded = isObject(meta['loadedAddresses']) ? meta['loadedAddresses'] : { writable: [], readonly: [] }
  const accounts = [...named, ...texts(loaded['writable']), ...texts(loaded['readonly'])]
  const [before, after] = [rowsOf(meta['preTokenBalances']), rowsOf(meta['postTokenBalances'])]
  const calls = { instructions: message['instructions'], innerInstructions: meta['innerInstructions'] }
  return {
    slot: BigInt(whole(slot, 'slot')),
    hasFailed: hasError(meta['err']),
    fee: meta['fee'] === undefined || meta['fee'] === null ? undefined : lamports(Number(meta['fee'])),
    accounts,
    signers: named.slice(0, signerCount),
    before: numbers(meta['preBalances'], accounts.length),
    after: numbers(meta['postBalances'], accounts.length),
    tokens: [...before.map(row => tokenRow(row, -1n)), ...after.map(row => tokenRow(row, 1n))],
    transfers: transfersIn(calls, accounts, tokenAccountsIn([...before, ...after])),
    memos: memosIn(message['instructions'], accounts),
  }
}

/** The increase of an owner's tokens of a mint, or of its lamports without a mint. Negative for a decrease. */
export const received = (movement: SolanaMovement, owner: string, mint: string | undefined): bigint => {
  if (mint !== undefined)
    return movement.tokens
      .filter(row => row.owner === owner && row.mint === mint)
      .reduce((sum, row) => sum + row.change, 0n)
  const index = movement.accounts.indexOf(owner)
  if (index < 0) return 0n
  return lamports(movement.after[index]) - lamports(movement.before[index])
}

/** Lamports are a JSON number, which is not exact above nine million SOL. */
const lamports = (value: number | undefined): bigint => {
  if (value === undefined || !Number.isSafeInteger(value) || value < 0) throw malformed('balance')
  return BigInt(value)
}
