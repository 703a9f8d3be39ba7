/** A wallet's connection to a page (EIP-1193). What it answers is not trusted. */
export interface WalletProvider {
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>
}

/** A wallet that announced itself to this page (EIP-6963). */
export interface FoundWallet {
  /** Reverse domain name, the same at every visit. */
  id: string
  name: string
  iconUrl: string | undefined
  provider: WalletProvider
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200

/** Anything on the page can announce itself: what is not of the standard's shape is left out. */
function readAnnouncement(event: Event): FoundWallet | undefined {
  const { info, provider } = ((event as CustomEvent<unknown>).detail ?? {}) as Record<string, Record<string, unknown>>
  if (!info || !isText(info['rdns']) || !isText(info['name']) || typeof provider?.['request'] !== 'function')
    return undefined
  const { rdns, name, icon } = info
  const iconUrl = typeof icon === 'string' && icon.startsWith('data:image/') ? icon : undefined
  return { id: rdns, name, iconUrl, provider: provider as unknown as WalletProvider }
}

/** Calls back with each wallet of this browser, at once and when one comes later. Returns how to stop. */
export function discoverWallets(onFound: (wallet: FoundWallet) => void): () => void {
  const receive = (event: Event) => {
    const found = readAnnouncement(event)
    if (found) onFound(found)
  }
  window.addEventListener('eip6963:announceProvider', receive)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => window.removeEventListener('eip6963:announceProvider', receive)
}
