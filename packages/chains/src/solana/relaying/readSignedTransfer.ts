import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getBase64Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type Transaction,
} from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

import { tokenAccountOf } from '../tokenAccountOf.ts'
import { memoProgram } from '../solanaMemos.ts'

/** A transaction that transfers a token once and does nothing else. Its fee payer has not signed it. */
export interface SignedTransfer {
  transaction: Transaction
  feePayer: string
  mint: string
  /** The holder, who signed. */
  from: string
  /** The token account that receives. */
  destination: string
  amount: bigint
  memo?: string
  blockhash: string
  /** In lamports. */
  fee: bigint
}

/** Bytes of a packet, which limits a transaction. */
const longestBytes = 1_232
const computeBudget = 'ComputeBudget111111111111111111111111111111'
/** Wallets add instructions of this program, which end the transaction if a balance is not as they expect. */
const lighthouse = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
const [limitTag, priceTag, transferTag] = [2, 3, 12]
const mostInstructions = 7
const lamportsPerSignature = 5_000n
/** A transfer takes a tenth of it. */
const mostUnits = 200_000n
/** In millionths of a lamport per unit, as x402's own facilitator. */
const mostPrice = 5_000_000n

type Message = CompiledTransactionMessage & CompiledTransactionMessageWithLifetime

interface Instruction {
  program: string
  accounts: readonly number[]
  data: Uint8Array
}

/** The transaction, if its bytes have one reading. */
const decode = (text: string): { transaction: Transaction; message: Message } | undefined => {
  try {
    const bytes = getBase64Encoder().encode(text)
    if (bytes.length > longestBytes) return undefined
    const transaction = getTransactionDecoder().decode(bytes)
    // Bytes after the transaction, or a second spelling of it, would have another reading elsewhere.
    if (getBase64Decoder().decode(getTransactionEncoder().encode(transaction)) !== text) return undefined
    return { transaction, message: getCompiledTransactionMessageDecoder().decode(transaction.messageBytes) }
  } catch {
    return undefined
  }
}

/** Undefined for addresses in tables, which are not in the message, and for formats of later versions. */
const instructionsOf = (message: CompiledTransactionMessage): Instruction[] | undefined => {
  if (message.version !== 'legacy' && message.version !== 0) return undefined
  if ('addressTableLookups' in message && (message.addressTableLookups ?? []).length > 0) return undefined
  const accountAt = (index: number): string => message.staticAccounts[index] ?? ''
  return message.instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
    program: accountAt(programAddressIndex),
    accounts: accountIndices,
    data: Uint8Array.from(data),
  }))
}

const numberIn = ({ buffer }: Uint8Array, offset: number, bytes: 4 | 8): bigint => {
  const view = new DataView(buffer)
  return bytes === 4 ? BigInt(view.getUint32(offset, true)) : view.getBigUint64(offset, true)
}

/** The lamports of the two signatures and of the units. */
const feeOf = (limit: Instruction | undefined, price: Instruction | undefined): bigint | undefined => {
  const isBudget = (one: Instruction | undefined, tag: number, length: number): one is Instruction =>
    one?.program === computeBudget && one.accounts.length === 0 && one.data.length === length && one.data[0] === tag
  if (!isBudget(limit, limitTag, 5) || !isBudget(price, priceTag, 9)) return undefined
  const [units, microLamports] = [numberIn(limit.data, 1, 4), numberIn(price.data, 1, 8)]
  if (units > mostUnits || microLamports > mostPrice) return undefined
  return 2n * lamportsPerSignature + (units * microLamports + 999_999n) / 1_000_000n
}

/** The texts of the memos, if all instructions after the transfer are memos or assertions. */
const memosIn = (further: readonly Instruction[]): string[] | undefined => {
  if (!further.every(({ program }) => program === memoProgram || program === lighthouse)) return undefined
  return further.filter(({ program }) => program === memoProgram).map(({ data }) => new TextDecoder().decode(data))
}

/**
 * The transfer of a transaction that x402's client builds: a limit of units, a price of units, one checked transfer from the
 * holder's own token account, and possibly a memo. The holder is the only signer beside the fee payer, and no instruction
 * names the fee payer: no program can use its signature.
 */
export const readSignedTransfer = async (text: string): Promise<SignedTransfer | undefined> => {
  const decoded = decode(text)
  const instructions = decoded && instructionsOf(decoded.message)
  if (!decoded || !instructions || instructions.length > mostInstructions) return undefined
  const { transaction, message } = decoded
  const [limit, price, transfer, ...further] = instructions
  const [feePayer, from] = message.staticAccounts as readonly (Address | undefined)[]
  if (message.header.numSignerAccounts !== 2 || feePayer === undefined || from === undefined) return undefined
  const isNamed = (index: number): boolean => message.staticAccounts[index] === feePayer
  if (instructions.some(({ program, accounts }) => program === feePayer || accounts.some(isNamed))) return undefined
  const [fee, memos] = [feeOf(limit, price), memosIn(further)]
  if (fee === undefined || !memos || memos.length > 1) return undefined
  if (transfer?.program !== TOKEN_PROGRAM_ADDRESS || transfer.accounts.length !== 4) return undefined
  if (transfer.data.length !== 10 || transfer.data[0] !== transferTag) return undefined
  const [source, mint, destination, authority] = transfer.accounts.map(index => message.staticAccounts[index])
  if (mint === undefined || destination === undefined || authority !== from) return undefined
  if (source !== (await tokenAccountOf({ owner: from, mint, program: TOKEN_PROGRAM_ADDRESS }))) return undefined
  const [memo] = memos
  return {
    transaction,
    feePayer,
    mint,
    from,
    destination,
    amount: numberIn(transfer.data, 1, 8),
    blockhash: message.lifetimeToken,
    fee,
    ...(memo === undefined ? {} : { memo }),
  }
}
