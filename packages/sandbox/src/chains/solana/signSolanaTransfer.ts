import { randomInt } from 'node:crypto'
import {
  AccountRole,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Blockhash,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { tokenAccountOf, type SolanaMint } from './genesis.ts'

export interface SolanaTransfer {
  /** Pays the fee, and the rent of a new account. */
  feePayer: KeyPairSigner
  /** Owner of the coins. */
  from: KeyPairSigner
  to: string
  /** Absent: the chain's own coin. */
  mint?: SolanaMint
  amount: bigint
  /** The sender's token account is closed afterwards, and its rent returns to the fee payer. */
  closes?: boolean
  /** Public keys that mark the payment (Solana Pay). */
  references?: readonly string[]
  blockhash: string
}

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111' as Address

/** Two equal transfers at the same time are two transactions, because their compute limits differ. */
const uniqueLimit = (): Instruction => {
  const data = Buffer.alloc(5)
  data.writeUInt8(2)
  data.writeUInt32LE(randomInt(200_000, 1_400_000), 1)
  return { programAddress: COMPUTE_BUDGET, accounts: [], data: new Uint8Array(data) }
}

/** The instruction with further accounts, which its program ignores. */
const marked = (instruction: Instruction, references: readonly string[] = []): Instruction => ({
  ...instruction,
  accounts: [
    ...(instruction.accounts ?? []),
    ...references.map(one => ({ address: one as Address, role: AccountRole.READONLY })),
  ],
})

const instructionsOf = async (transfer: SolanaTransfer): Promise<Instruction[]> => {
  const { feePayer, from, to, mint, amount, closes, references } = transfer
  const owner = to as Address
  if (mint === undefined)
    return [
      marked(getTransferSolInstruction({ source: from, destination: owner, amount: lamports(amount) }), references),
    ]
  const [source, destination] = [
    await tokenAccountOf(from.address, mint.address),
    await tokenAccountOf(owner, mint.address),
  ]
  const { address, decimals } = mint
  const move = { source, mint: address, destination, authority: from, amount, decimals }
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer: feePayer, ata: destination, owner, mint: address }),
    marked(getTransferCheckedInstruction(move), references),
    ...(closes === true
      ? [getCloseAccountInstruction({ account: source, destination: feePayer.address, owner: from })]
      : []),
  ]
}

/** Signs, and sends nothing. */
export const signSolanaTransfer = async (transfer: SolanaTransfer): Promise<{ signature: string; raw: string }> => {
  const instructions = [uniqueLimit(), ...(await instructionsOf(transfer))]
  const lifetime = { blockhash: transfer.blockhash as Blockhash, lastValidBlockHeight: 0n }
  const signed = await pipe(
    createTransactionMessage({ version: 0 }),
    message => setTransactionMessageFeePayerSigner(transfer.feePayer, message),
    message => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    message => appendTransactionMessageInstructions(instructions, message),
    message => signTransactionMessageWithSigners(message),
  )
  return { signature: getSignatureFromTransaction(signed), raw: getBase64EncodedWireTransaction(signed) }
}
