import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'

import { type FoundWallet, isShortText, ownIcon } from '../foundWallet.ts'
import { solanaWallet } from './solanaWallet.ts'

/** Any script on the page can register a wallet: those that cannot connect and sign on Solana are left out. */
function readWallet(wallet: Wallet): FoundWallet | undefined {
  const { name, icon, chains, features } = wallet
  const signs = 'solana:signMessage' in features || 'solana:signIn' in features
  if (!isShortText(name) || !chains.some(chain => chain.startsWith('solana:'))) return undefined
  if (!('standard:connect' in features) || !signs) return undefined
  return { id: name, name, iconUrl: ownIcon(icon), ...solanaWallet(wallet) }
}

/** Calls back with each wallet for Solana that registers by the Wallet Standard. Returns how to stop. */
export function discoverSolanaWallets(onFound: (wallet: FoundWallet) => void): () => void {
  const { get, on } = getWallets()
  const receive = (...wallets: readonly Wallet[]) => {
    for (const wallet of wallets) {
      const found = readWallet(wallet)
      if (found) onFound(found)
    }
  }
  receive(...get())
  return on('register', receive)
}
