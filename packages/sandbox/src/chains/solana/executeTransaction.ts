import {
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type Address,
  type Transaction,
} from '@solana/kit'
import { getTokenDecoder, getTokenSize, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import type { SolanaRecord, TokenBalance } from './types.ts'

/** Lamports per signature. */
const SIGNATURE_FEE = 5_000

export interface Executed {
  /** Absent: the transaction was refused and is in no block. */
  record?: SolanaRecord
  err: string | null
  logs: readonly string[]
}

export const decodeWire = (raw: string) => {
  const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(raw))
  return { transaction, message: getCompiledTransactionMessageDecoder().decode(transaction.messageBytes) }
}

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const [LIMIT_TAG, PRICE_TAG] = [2, 3]

/** The transaction's price of a unit, times its limit of units. Wallets set both. */
const priorityFeeOf = (message: ReturnType<typeof decodeWire>['message']): number => {
  const compiled = 'instructions' in message ? message.instructions : []
  const numberOf = (tag: number, bytes: number): number => {
    const found = compiled.find(
      ({ programAddressIndex, data }) =>
        message.staticAccounts[programAddressIndex] === COMPUTE_BUDGET && data?.[0] === tag,
    )
    return Buffer.from(found?.data ?? new Uint8Array(9)).readUIntLE(1, bytes)
  }
  return Math.ceil((numberOf(LIMIT_TAG, 4) * numberOf(PRICE_TAG, 6)) / 1_000_000)
}

const lamportsOf = (svm: LiteSVM, accounts: readonly Address[]): string[] =>
  accounts.map(account => (svm.getBalance(account) ?? 0n).toString())

/** The contents of a token account; `undefined` for any other account. */
export const tokensIn = (svm: LiteSVM, address: Address) => {
  const account = svm.getAccount(address)
  if (!account.exists || account.programAddress !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getTokenSize()) {
    return undefined
  }
  return getTokenDecoder().decode(account.data)
}

const tokenBalances = (svm: LiteSVM, accounts: readonly Address[]): TokenBalance[] =>
  accounts.flatMap((account, accountIndex) => {
    const token = tokensIn(svm, account)
    return token === undefined
      ? []
      : [{ accountIndex, mint: token.mint, owner: token.owner, amount: token.amount.toString() }]
  })

/** Runs the machine on a transaction. Only a failure has an `err` method, which distinguishes the two results. */
const run = (svm: LiteSVM, transaction: Transaction) => {
  const answer = svm.sendTransaction(transaction)
  if (!('err' in answer)) return { err: null, meta: answer }
  return { err: answer.toString(), meta: answer.meta() }
}

const simulatedFailure = (svm: LiteSVM, transaction: Transaction): Executed | undefined => {
  const simulated = svm.simulateTransaction(transaction)
  return 'err' in simulated ? { err: simulated.toString(), logs: simulated.meta().logs() } : undefined
}

/**
 * Executes a wire transaction at a slot. A failed transaction is included in a block, with its fee charged, only if the
 * caller sets `keepFailure`, as when preflight is skipped. Never throws for the contents of decodable bytes.
 */
export const executeTransaction = (
  svm: LiteSVM,
  raw: string,
  at: { slot: number; atMs: number },
  { keepFailure = true }: { keepFailure?: boolean } = {},
): Executed => {
  const { transaction, message } = decodeWire(raw)
  const accounts = message.staticAccounts
  const failed = keepFailure ? undefined : simulatedFailure(svm, transaction)
  if (failed !== undefined) return failed
  const before = { pre: lamportsOf(svm, accounts), preTokens: tokenBalances(svm, accounts) }
  const { err, meta } = run(svm, transaction)
  const record: SolanaRecord = {
    signature: getSignatureFromTransaction(transaction),
    raw,
    ...at,
    err,
    fee: SIGNATURE_FEE * message.header.numSignerAccounts + priorityFeeOf(message),
    accounts,
    ...before,
    post: lamportsOf(svm, accounts),
    postTokens: tokenBalances(svm, accounts),
    logs: meta.logs(),
    computeUnits: Number(meta.computeUnitsConsumed()),
  }
  return { record, err, logs: record.logs }
}
