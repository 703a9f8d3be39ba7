import { type FoundWallet, isShortText, ownIcon } from '../foundWallet.ts'
import type { WalletProvider } from './evmCalls.ts'
import { evmWallet } from './evmWallet.ts'

/** Anything on the page can announce itself: what is not of the standard's shape is left out. */
function readAnnouncement(event: Event): FoundWallet | undefined {
  const { info, provider } = ((event as CustomEvent<unknown>).detail ?? {}) as Record<string, Record<string, unknown>>
  if (!info || !isShortText(info['rdns']) || !isShortText(info['name']) || typeof provider?.['request'] !== 'function')
    return undefined
  const { rdns: id, name, icon } = info
  return { id, name, iconUrl: ownIcon(icon), ...evmWallet(provider as unknown as WalletProvider) }
}

/** Calls back with each wallet that announces itself by EIP-6963, at once and when one comes later. Returns how to stop. */
export function discoverEvmWallets(onFound: (wallet: FoundWallet) => void): () => void {
  const receive = (event: Event) => {
    const found = readAnnouncement(event)
    if (found) onFound(found)
  }
  window.addEventListener('eip6963:announceProvider', receive)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => window.removeEventListener('eip6963:announceProvider', receive)
}
