import { findNetwork } from '@rialto/catalog'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { SolanaUnreadable } from '../solana/ports.ts'
import { tokenPrograms } from '../solana/readSolana.ts'

/** Accounts that they own are programs. */
const loaders: ReadonlySet<string> = new Set([
  'NativeLoader1111111111111111111111111111111',
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
])

interface Checked {
  networkId: string
  address: string
  /** In the error. */
  field: string
  /** Whether an unreadable node lets the address pass: before money is about to move it does not. */
  isLenient?: boolean
}

/**
 * Rejects an address of Solana that is not a wallet, if a node shows its account: a payment to a token account (the
 * address that explorers show beside a balance) would create a token account owned by it, for which no key can sign;
 * the same is true of mints and programs.
 *
 * @throws ApiError `invalidAddress`; `integrationUnavailable` if the node cannot be read.
 */
export const refuseProgramAccount = async (
  { solana }: Pick<Context, 'solana'>,
  { networkId, address, field, isLenient = false }: Checked,
): Promise<void> => {
  if (findNetwork(networkId)?.networkType !== 'solana' || !solana.reads(networkId)) return
  const owner = await solana.ownerOf(networkId, address).catch((cause: unknown) => {
    if (!(cause instanceof SolanaUnreadable)) throw cause
    if (isLenient) return undefined
    throw new ApiError('integrationUnavailable', { cause })
  })
  if (owner === undefined) return
  if (tokenPrograms.includes(owner))
    throw refusal(field, 'this is a token account or a mint, not a wallet; use the address of the wallet that owns it')
  if (loaders.has(owner)) throw refusal(field, 'this is a program, not a wallet')
}

const refusal = (field: string, why: string): ApiError =>
  new ApiError('invalidAddress', { message: `${field}: ${why}; what is sent to this address is lost.` })
