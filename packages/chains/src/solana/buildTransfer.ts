import { base58 } from '@scure/base'
import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createKeyPairSignerFromBytes,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

interface Transfer {
  from: string
  to: string
  /** Absent: SOL. */
  mint: string | undefined
  decimals: number
  /** In base units. */
  amount: bigint
  blockhash: string
}

const instructionsOf = async (
  { mint: of, decimals, amount, ...ends }: Transfer,
  feePayer: Address,
): Promise<Instruction[]> => {
  const from = createNoopSigner(ends.from as Address)
  const to = ends.to as Address
  if (of === undefined) return [getTransferSolInstruction({ source: from, destination: to, amount })]
  const mint = of as Address
  const accountOf = async (owner: Address) =>
    (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]
  const [source, destination] = [await accountOf(from.address), await accountOf(to)]
  return [
    getCreateAssociatedTokenIdempotentInstruction({
      payer: createNoopSigner(feePayer),
      ata: destination,
      owner: to,
      mint,
    }),
    getTransferCheckedInstruction({ source, mint, destination, authority: from, amount, decimals }),
  ]
}

/**
 * A transfer for a wallet to sign, in base64. The sender pays the fee and the rent of a first-time recipient's token
 * account. With `sponsorKey`, that account pays both and has already signed.
 */
export const buildTransfer = async (transfer: Transfer, sponsorKey?: string): Promise<string> => {
  const sponsor = sponsorKey === undefined ? undefined : await createKeyPairSignerFromBytes(base58.decode(sponsorKey))
  const feePayer = sponsor?.address ?? (transfer.from as Address)
  const instructions = await instructionsOf(transfer, feePayer)
  const lifetime = { blockhash: transfer.blockhash as Blockhash, lastValidBlockHeight: 0n }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    empty => setTransactionMessageFeePayer(feePayer, empty),
    paid => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    dated => appendTransactionMessageInstructions(instructions, dated),
  )
  const unsigned = compileTransaction(message)
  return getBase64EncodedWireTransaction(
    sponsor ? await partiallySignTransaction([sponsor.keyPair], unsigned) : unsigned,
  )
}
