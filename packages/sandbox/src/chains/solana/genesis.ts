import { lamports, type Address } from '@solana/kit'
import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getTokenEncoder,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { sandboxSolanaKey, type SolanaKeys } from './solanaKeys.ts'

export interface SolanaMint {
  symbol: string
  name: string
  address: Address
  decimals: number
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address
const LAMPORTS_PER_SOL = 1_000_000_000n
/** Base units of each token: the faucet's, and the simulated bridge's initial balance. */
const PAYER_UNITS = 10n ** 18n
const SOLVER_UNITS = 10n ** 12n

/** The tokens of the sandbox's Solana, with the same addresses in every sandbox. */
export const sandboxSolanaMints = async (): Promise<SolanaMint[]> => {
  const mint = async (symbol: string, name: string) => ({
    symbol,
    name,
    decimals: 6,
    address: (await sandboxSolanaKey(`mint/${symbol}`)).address,
  })
  return [await mint('USDC', 'USD Coin'), await mint('USDT', 'Tether USD')]
}

/** Associated token account of an owner and a mint. */
export const tokenAccountOf = async (owner: Address, mint: Address): Promise<Address> =>
  (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]

const put = (svm: LiteSVM, address: Address, programAddress: Address, units: bigint, bytes: Iterable<number>): void => {
  const data = Uint8Array.from(bytes)
  const account = { address, programAddress, data, executable: false, space: BigInt(data.length) }
  svm.setAccount({ ...account, lamports: lamports(units) })
}

const putTokens = (svm: LiteSVM, owner: Address, account: Address, mint: Address, amount: bigint) => {
  const state = { mint, owner, amount, delegate: null, state: AccountState.Initialized }
  const data = getTokenEncoder().encode({ ...state, isNative: null, delegatedAmount: 0n, closeAuthority: null })
  put(svm, account, TOKEN_PROGRAM_ADDRESS, svm.minimumBalanceForRentExemption(BigInt(data.length)), data)
}

/** Creates the genesis state: the tokens, a funded faucet and the bridge's initial liquidity. */
export const createGenesis = async (
  { payer, solver, sponsor }: SolanaKeys,
  mints: readonly SolanaMint[],
): Promise<(svm: LiteSVM) => void> => {
  const accounts = await Promise.all(
    mints.map(async mint => ({
      mint,
      ofPayer: await tokenAccountOf(payer.address, mint.address),
      ofSolver: await tokenAccountOf(solver.address, mint.address),
    })),
  )
  return svm => {
    put(svm, payer.address, SYSTEM_PROGRAM, 10_000_000n * LAMPORTS_PER_SOL, [])
    put(svm, solver.address, SYSTEM_PROGRAM, 5_000n * LAMPORTS_PER_SOL, [])
    put(svm, sponsor.address, SYSTEM_PROGRAM, 100n * LAMPORTS_PER_SOL, [])
    for (const { mint, ofPayer, ofSolver } of accounts) {
      const { address, decimals } = mint
      const supply = PAYER_UNITS + SOLVER_UNITS
      const state = { mintAuthority: payer.address, supply, decimals, isInitialized: true, freezeAuthority: null }
      const data = getMintEncoder().encode(state)
      put(svm, address, TOKEN_PROGRAM_ADDRESS, svm.minimumBalanceForRentExemption(BigInt(data.length)), data)
      putTokens(svm, payer.address, ofPayer, address, PAYER_UNITS)
      putTokens(svm, solver.address, ofSolver, address, SOLVER_UNITS)
    }
  }
}
