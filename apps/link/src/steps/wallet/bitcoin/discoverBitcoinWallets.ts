import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'

import { type FoundWallet, isShortText, ownIcon } from '../foundWallet.ts'
import { type BitcoinProvider, providerWallet } from './providerWallet.ts'
import { type BitcoinFeatures, standardWallet } from './standardWallet.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

/** Finds a provider by its path of names below `window`, such as `XverseProviders.BitcoinProvider`. */
const providerAt = (path: string): BitcoinProvider | undefined => {
  const found = path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), window)
  return isRecord(found) && typeof found['request'] === 'function' ? (found as unknown as BitcoinProvider) : undefined
}

/** Wallets that list themselves on the page (WBIP-004). */
function listedWallets(): FoundWallet[] {
  const listed = (window as { btc_providers?: unknown }).btc_providers
  return (Array.isArray(listed) ? listed : []).flatMap((entry: unknown) => {
    const { id, name, icon } = isRecord(entry) ? entry : {}
    const provider = isShortText(id) ? providerAt(id) : undefined
    if (!isShortText(id) || !isShortText(name) || !provider) return []
    return [{ id: name, name, iconUrl: ownIcon(icon), ...providerWallet(provider) }]
  })
}

function readStandard(wallet: Wallet): FoundWallet | undefined {
  const { name, icon, features } = wallet
  if (!isShortText(name) || !('bitcoin:connect' in features) || !('bitcoin:signMessage' in features)) return undefined
  return { id: name, name, iconUrl: ownIcon(icon), ...standardWallet(features as unknown as BitcoinFeatures) }
}

/** Calls back with each Bitcoin wallet that lists itself (WBIP-004) or registers by the Wallet Standard. Returns how to stop. */
export function discoverBitcoinWallets(onFound: (wallet: FoundWallet) => void): () => void {
  const readList = () => {
    for (const wallet of listedWallets()) onFound(wallet)
  }
  const { get, on } = getWallets()
  const receive = (...wallets: readonly Wallet[]) => {
    for (const wallet of wallets) {
      const found = readStandard(wallet)
      if (found) onFound(found)
    }
  }
  readList()
  receive(...get())
  // The list has no event, so a wallet that is added later is found when the user returns to the page.
  window.addEventListener('focus', readList)
  window.addEventListener('rialto:bitcoin-wallet', readList)
  const stop = on('register', receive)
  return () => {
    window.removeEventListener('focus', readList)
    window.removeEventListener('rialto:bitcoin-wallet', readList)
    stop()
  }
}
