import { type FoundWallet, isShortText, ownIcon } from '../foundWallet.ts'
import { isObject } from '../walletError.ts'
import { evmWallet } from './evmWallet.ts'
import type { WalletProvider } from './walletProvider.ts'

const isProvider = (value: unknown): value is WalletProvider & Record<string, unknown> =>
  isObject(value) && typeof value['request'] === 'function'

/** Any script on the page can announce a wallet: announcements that do not fit the standard are left out. */
function readAnnouncement(event: Event): FoundWallet | undefined {
  const { info, provider } = ((event as CustomEvent<unknown>).detail ?? {}) as Record<string, Record<string, unknown>>
  if (!info || !isShortText(info['rdns']) || !isShortText(info['name']) || !isProvider(provider)) return undefined
  const { rdns: id, name, icon } = info
  return { id, name, iconUrl: ownIcon(icon), ...evmWallet(provider) }
}

/** Flags of wallets from before EIP-6963, the most specific first: most also identify as MetaMask. */
const flags = [
  ['isRabby', 'io.rabby', 'Rabby Wallet'],
  ['isCoinbaseWallet', 'com.coinbase.wallet', 'Coinbase Wallet'],
  ['isTrust', 'com.trustwallet.app', 'Trust Wallet'],
  ['isPhantom', 'app.phantom', 'Phantom'],
  ['isMetaMask', 'io.metamask', 'MetaMask'],
] as const

/** Wallets in the page's own field, each of several where an extension keeps a list of them there. */
function pageWallets(): FoundWallet[] {
  const { ethereum } = window as { ethereum?: unknown }
  const listed = isObject(ethereum) ? ethereum['providers'] : undefined
  const providers: unknown[] = Array.isArray(listed) && listed.length > 0 ? listed : [ethereum]
  return providers.filter(isProvider).map(provider => {
    const [, id = 'window.ethereum', name = ''] = flags.find(([flag]) => provider[flag] === true) ?? []
    return { id, name, iconUrl: undefined, ...evmWallet(provider) }
  })
}

/** The sandbox's own wallet, which announces itself beside whichever one the user has. */
const sandboxWallet = 'dev.rialto.sandbox-wallet'

/** As long as wallets take to announce themselves, and to put themselves into the page. */
const announcedWithinMs = 500

/**
 * Calls back with each wallet that announces itself by EIP-6963, at once and when one comes later; where none does, with that in the page's
 * own field. Returns how to stop.
 */
export function discoverEvmWallets(onFound: (wallet: FoundWallet) => void): () => void {
  let hasAnnounced = false
  const receive = (event: Event) => {
    const found = readAnnouncement(event)
    if (!found) return
    hasAnnounced ||= found.id !== sandboxWallet
    onFound(found)
  }
  const readPage = () => {
    // Those that announce themselves are in the field as well.
    if (!hasAnnounced) for (const wallet of pageWallets()) onFound(wallet)
  }
  window.addEventListener('eip6963:announceProvider', receive)
  window.addEventListener('ethereum#initialized', readPage)
  // Wallets that are added to the page without an event are found when the user returns.
  window.addEventListener('focus', readPage)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  const timer = setTimeout(readPage, announcedWithinMs)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('eip6963:announceProvider', receive)
    window.removeEventListener('ethereum#initialized', readPage)
    window.removeEventListener('focus', readPage)
  }
}
