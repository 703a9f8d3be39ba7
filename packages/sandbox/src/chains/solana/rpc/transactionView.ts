import { type Address, getBase58Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { SolanaLedger } from '../createSolanaLedger.ts'
import { decodeWire } from '../executeTransaction.ts'
import type { SolanaRecord, TokenBalance } from '../types.ts'
import { decimalsOf, uiAmount } from './accountViews.ts'
import type { Config } from './readParams.ts'

const encodeBase58 = (bytes: ReadonlyUint8Array): string => getBase58Decoder().decode(bytes)

/** The error as the API returns it. The log names the failed instruction. */
export const errorView = (err: string | null) => (err === null ? null : { InstructionError: [0, 'GenericError'] })

const tokenViews = (ledger: SolanaLedger, balances: readonly TokenBalance[]) =>
  balances.map(({ accountIndex, mint, owner, amount }) => ({
    accountIndex,
    mint,
    owner,
    programId: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    uiTokenAmount: uiAmount(BigInt(amount), decimalsOf(ledger, mint as Address)),
  }))

const metaOf = (ledger: SolanaLedger, record: SolanaRecord) => ({
  err: errorView(record.err),
  status: record.err === null ? { Ok: null } : { Err: errorView(record.err) },
  fee: record.fee,
  preBalances: record.pre.map(BigInt),
  postBalances: record.post.map(BigInt),
  preTokenBalances: tokenViews(ledger, record.preTokens),
  postTokenBalances: tokenViews(ledger, record.postTokens),
  logMessages: record.logs,
  innerInstructions: [],
  loadedAddresses: { readonly: [], writable: [] },
  rewards: [],
  computeUnitsConsumed: record.computeUnits,
})

type Message = ReturnType<typeof decodeWire>['message']

const accountKeysOf = ({ header, staticAccounts }: Message) => {
  const { numSignerAccounts: signers, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const isWritable = (index: number) =>
    index < signers
      ? index < signers - numReadonlySignerAccounts
      : index < staticAccounts.length - numReadonlyNonSignerAccounts
  return staticAccounts.map((pubkey, index) => {
    return { pubkey, signer: index < signers, source: 'transaction', writable: isWritable(index) }
  })
}

const instructionsOf = (message: Message, isParsed: boolean) => {
  const compiled = 'instructions' in message ? message.instructions : []
  return compiled.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => {
    const common = { data: encodeBase58(data), stackHeight: 1 }
    if (!isParsed) return { ...common, accounts: accountIndices, programIdIndex: programAddressIndex }
    const accounts = accountIndices.map(index => message.staticAccounts[index])
    return { ...common, accounts, programId: message.staticAccounts[programAddressIndex] }
  })
}

const jsonTransaction = (record: SolanaRecord, isParsed: boolean) => {
  const { transaction, message } = decodeWire(record.raw)
  const { header, staticAccounts } = message
  return {
    signatures: Object.values(transaction.signatures).map(bytes => encodeBase58(bytes ?? new Uint8Array(64))),
    message: {
      accountKeys: isParsed ? accountKeysOf(message) : staticAccounts,
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
      instructions: instructionsOf(message, isParsed),
      recentBlockhash: message.lifetimeToken,
      addressTableLookups: [],
    },
  }
}

const bodyOf = (record: SolanaRecord, encoding: unknown) => {
  if (encoding === 'base64') return [record.raw, 'base64']
  if (encoding === 'base58') return [encodeBase58(Buffer.from(record.raw, 'base64')), 'base58']
  return jsonTransaction(record, encoding === 'jsonParsed')
}

/** A transaction in the format of `getTransaction` and `getBlock`. */
export const transactionView = (ledger: SolanaLedger, record: SolanaRecord, { encoding }: Config) => ({
  meta: metaOf(ledger, record),
  transaction: bodyOf(record, encoding),
  version: decodeWire(record.raw).message.version,
})
