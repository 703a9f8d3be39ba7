import { type FoundWallet, isShortText, ownIcon } from '../foundWallet.ts'
import { type TronProvider, tronWallet } from './tronWallet.ts'

interface TronPage {
  tron?: unknown
  tronLink?: unknown
  tronWeb?: unknown
}

const isProvider = (value: unknown): value is TronProvider & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'

/** Wallets in the page's own fields, by TIP-1193 and from before it. One that announced itself is not listed again. */
function pageWallet(announced: ReadonlySet<unknown>): FoundWallet | undefined {
  const { tron, tronLink, tronWeb } = window as TronPage
  const provider = [tron, tronLink].find(isProvider)
  if (!provider || announced.has(provider) || (announced.size > 0 && provider !== tron)) return undefined
  const name = provider['isTronLink'] === true || provider === tronLink ? 'TronLink' : 'Tron wallet'
  const withLibrary = {
    request: (request: Parameters<TronProvider['request']>[0]) => provider.request(request),
    // The older ones put their library beside themselves, and only once the page is connected.
    get tronWeb() {
      return provider.tronWeb || (tronWeb ?? (window as TronPage).tronWeb) || false
    },
  }
  return { id: name, name, iconUrl: undefined, ...tronWallet(withLibrary as TronProvider) }
}

/** Calls back with each Tron wallet that announces itself by TIP-6963, then with that of the page. Returns how to stop. */
export function discoverTronWallets(onFound: (wallet: FoundWallet) => void): () => void {
  const announced = new Set<unknown>()
  const receive = (event: Event) => {
    const { info, provider } = ((event as CustomEvent<unknown>).detail ?? {}) as Record<string, Record<string, unknown>>
    if (!info || !isShortText(info['rdns']) || !isShortText(info['name']) || !isProvider(provider)) return
    announced.add(provider)
    const { rdns: id, name, icon } = info
    onFound({ id, name, iconUrl: ownIcon(icon), ...tronWallet(provider) })
  }
  const readPage = () => {
    const found = pageWallet(announced)
    if (found) onFound(found)
  }
  window.addEventListener('TIP6963:announceProvider', receive)
  window.dispatchEvent(new Event('TIP6963:requestProvider'))
  readPage()
  // Providers that are added to the page later have no event: they are found when the user returns.
  window.addEventListener('focus', readPage)
  return () => {
    window.removeEventListener('TIP6963:announceProvider', receive)
    window.removeEventListener('focus', readPage)
  }
}
