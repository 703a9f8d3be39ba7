import type { LinkApi } from '../api/createApi.ts'
import type { WalletFamily } from '../steps/wallet/foundWallet.ts'
import { announceSandboxWallet } from './announceSandboxWallet.ts'
import { announceSandboxTronWallet } from './announceSandboxTronWallet.ts'
import { listSandboxBitcoinWallet } from './listSandboxBitcoinWallet.ts'
import { registerSandboxSolanaWallet } from './registerSandboxSolanaWallet.ts'

/** The sandbox's own wallets, for the kinds that the session can use. Returns how to stop announcing. */
export function announceSandboxWallets(api: Pick<LinkApi, 'post'>, families: readonly WalletFamily[]): () => void {
  if (families.includes('bitcoin')) listSandboxBitcoinWallet(api)
  if (families.includes('solana')) registerSandboxSolanaWallet(api)
  const stops = [
    families.includes('tron') ? announceSandboxTronWallet(api) : undefined,
    families.includes('evm') ? announceSandboxWallet(api) : undefined,
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}
