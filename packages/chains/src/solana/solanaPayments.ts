import { findNetwork } from '@rialto/catalog'
import type { Claims, FoundPayment, WalletPayment } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { addressOfKey } from './sponsorKey.ts'
import { isFree } from '../isFree.ts'
import type { PaymentsOn } from '../paymentsOn.ts'
import { createSolanaRpc, type SolanaRpc } from './createSolanaRpc.ts'
import type { SolanaNetworkConfig } from './readSolanaBalances.ts'
import { paymentsIn } from './paymentsIn.ts'
import type { SolanaMovement } from './solanaMovement.ts'
import { tokenPrograms } from './solanaTransfers.ts'

/** Lamports for one signature, and the same amount again for a compute price that the wallet may add. */
const signatureFee = 10_000n
/** Lamports for two signatures, by the wallet and the fee payer. Sponsored transactions set no compute price. */
const sponsoredSignatures = 10_000n
/** Bytes of a token account. The first sender to an owner pays its rent. */
const tokenAccountBytes = 165

/** The maximum number of pages of an account's signatures to read, each of a thousand. */
const maxPages = 10

/**
 * Payments from wallets on one Solana network. Node responses are validated against the request. Throws
 * SolanaUnreadable.
 */
export const solanaPayments = (egress: Egress, network: SolanaNetworkConfig): PaymentsOn => {
  const rpc = createSolanaRpc(egress, network.rpcUrl)
  const tokenOf = (symbol: string) => {
    const token = network.tokens.find(candidate => candidate.symbol === symbol)
    if (!token) throw new Error(`Network ${network.networkId} has no token ${symbol}`)
    return token
  }
  return {
    head: () => rpc.slot(),
    transactionFor: async ({ symbol, from, to, amountBaseUnits }, { isSponsored } = { isSponsored: false }) => {
      const { address: mint, decimals } = tokenOf(symbol)
      // An account that these programs own is a token account, which cannot own others.
      if (tokenPrograms.has((await rpc.ownerOf(to)) ?? ''))
        throw new Error('The recipient is a token account or a mint: nobody could sign for what is paid to it')
      // Solana's keys and account layouts are loaded with the first payment.
      const { buildTransfer } = await import('./buildTransfer.ts')
      const transfer = { from, to, mint, decimals, amount: amountBaseUnits, blockhash: await rpc.latestBlockhash() }
      const sponsorKey = isSponsored ? network.sponsorKey : undefined
      const wire = await buildTransfer(transfer, sponsorKey)
      return { family: 'solana', chain: chainOf(network.networkId), from, wire }
    },
    readFee: async ({ symbol, from, to }) => {
      const mint = tokenOf(symbol).address
      const [available, reserve] = await Promise.all([rpc.balance(from), rpc.rent(0)])
      if (mint === undefined) {
        // An account below its rent is not opened: the transaction fails.
        const owned = await rpc.balance(to)
        return { fee: signatureFee, available, reserve, minimum: owned < reserve ? reserve - owned : 0n }
      }
      const opens = (await rpc.tokenAccounts(to, mint)) === 0
      const fee = signatureFee + (opens ? await rpc.rent(tokenAccountBytes) : 0n)
      return { fee, available, reserve, minimum: 0n }
    },
    readSponsoredFee: async ({ symbol, to }) => {
      if (network.sponsorKey === undefined) return undefined
      const mint = tokenOf(symbol).address
      const [available, reserve] = await Promise.all([rpc.balance(addressOfKey(network.sponsorKey)), rpc.rent(0)])
      const opens = mint !== undefined && (await rpc.tokenAccounts(to, mint)) === 0
      const fee = sponsoredSignatures + (opens ? await rpc.rent(tokenAccountBytes) : 0n)
      return available >= fee + reserve ? fee : undefined
    },
    isAnyPending: async () => false,
    isSeen: async () => true,
    find: (payment, search) => findSolanaPayment(rpc, { ...payment, mint: tokenOf(payment.symbol).address }, search),
  }
}

/** The chain's identifier in the Wallet Standard. */
const chainOf = (networkId: string): string =>
  findNetwork(networkId)?.environments.includes('production') ? 'solana:mainnet' : 'solana:devnet'

type Wanted = Pick<WalletPayment, 'from' | 'to' | 'amountBaseUnits'> & { mint: string | undefined }

/** A server of an earlier version claims a whole transaction. A failed one is tracked as a whole too. */
const whole = (hash: string): FoundPayment => ({ hash, positions: ['balance'] })

/** The reported transaction if it is the payment, otherwise the first matching one on the chain. */
const findSolanaPayment = async (
  rpc: SolanaRpc,
  payment: Wanted,
  { afterBlock, hash, claimed }: { afterBlock: bigint; hash?: string | undefined; claimed: Claims },
): Promise<FoundPayment | undefined> => {
  if (hash !== undefined && isFree(claimed, whole(hash))) {
    const named = await rpc.movement(hash, 'confirmed')
    if (named && named.slot > afterBlock) {
      const found = paymentsIn(hash, named, payment).find(one => isFree(claimed, one))
      if (found !== undefined) return found
      if (isFailed(named, payment)) return whole(hash)
    }
  }
  const candidates = await signaturesAfter(rpc, payment.from, afterBlock)
  for (const candidate of candidates.reverse()) {
    if (!isFree(claimed, whole(candidate))) continue
    const movement = await rpc.movement(candidate, 'confirmed')
    if (movement === undefined || movement.slot <= afterBlock) continue
    const found = paymentsIn(candidate, movement, payment).find(one => isFree(claimed, one))
    if (found !== undefined) return found
  }
  return undefined
}

/** A failed transaction that the wallet reported is tracked too, until its failure is final. */
const isFailed = (movement: SolanaMovement, { from, to }: Wanted): boolean =>
  movement.hasFailed && movement.signers.includes(from) && movement.accounts.includes(to)

/** Newest first. Failed transactions moved no coins. */
const signaturesAfter = async (rpc: SolanaRpc, address: string, afterBlock: bigint): Promise<string[]> => {
  const found: string[] = []
  let before: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const rows = await rpc.signatures(address, before)
    const recent = rows.filter(({ slot }) => slot > afterBlock)
    found.push(...recent.filter(({ hasFailed }) => !hasFailed).map(({ signature }) => signature))
    before = rows.at(-1)?.signature
    if (before === undefined || recent.length < rows.length) return found
  }
  return found
}
