import { defined } from '@rialto/defined'
import type { Address } from '@solana/kit'
import type { SolanaLedger } from './createSolanaLedger.ts'
import type { SolanaMint } from './genesis.ts'
import { signSolanaTransfer } from './signSolanaTransfer.ts'

/**
 * Sends coins to any address from a funded account. Resolves with the signature. Rejects if the chain refuses the
 * transfer.
 */
export const faucet = async (
  ledger: SolanaLedger,
  { to, amount, mint }: { to: Address; amount: bigint; mint?: SolanaMint },
): Promise<string> => {
  const { payer } = ledger.keys
  const blockhash = ledger.blockhashAt(ledger.height())
  const transfer = { feePayer: payer, from: payer, to, amount, blockhash, ...defined({ mint }) }
  const { signature, raw } = await signSolanaTransfer(transfer)
  const { record, err } = ledger.execute(raw, { keepFailure: false })
  if (record === undefined) throw new Error(`The faucet's transfer was refused: ${err ?? ''}`)
  return signature
}
