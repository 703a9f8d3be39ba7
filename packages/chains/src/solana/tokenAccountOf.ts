import type { Address } from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

/** The token account of an owner to which wallets send tokens of a mint. `program`: the owner of the mint. */
export const tokenAccountOf = async ({
  owner,
  mint,
  program = TOKEN_PROGRAM_ADDRESS,
}: {
  owner: string
  mint: string
  program: string | undefined
}): Promise<string> => {
  const seeds = { owner: owner as Address, mint: mint as Address, tokenProgram: program as Address }
  return (await findAssociatedTokenPda(seeds))[0]
}
