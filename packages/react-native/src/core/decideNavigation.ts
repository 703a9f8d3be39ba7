import { originOf } from './originOf.ts'

/**
 * `inside`: the WebView loads it. `browser`: the system browser, which has passkeys, password managers and the user's
 * sessions. `app`: another app. `block`: it is not opened.
 */
type Decision = 'inside' | 'browser' | 'app' | 'block'

/** Custom URL schemes of wallets. Any other scheme is rejected. */
const appSchemes = [
  ...['bitcoin', 'bitkeep', 'bitcoincom', 'bnc', 'cbwallet', 'dfw', 'exodus', 'ledgerlive', 'metamask', 'okx'],
  ...['phantom', 'rabby', 'rainbow', 'robinhood-wallet', 'solana', 'tpoutside', 'tronlinkoutside', 'trust', 'uniswap'],
  ...['wc', 'zengo'],
]

/**
 * Decides where an address opens that the Link page requests. Only the Link page's origin, compared exactly, opens in
 * the WebView: any other page there could ask for a password under the app's name.
 *
 * @param kind `main`: the page itself navigates; `popup`: it opens a window; `frame`: a frame within the page
 */
export function decideNavigation(url: string, linkOrigin: string, kind: 'main' | 'popup' | 'frame'): Decision {
  const origin = originOf(url)
  if (origin !== undefined) {
    if (kind === 'frame') return origin === linkOrigin || origin.startsWith('https:') ? 'inside' : 'block'
    if (origin === linkOrigin) return kind === 'main' ? 'inside' : 'browser'
    return origin.startsWith('https:') ? 'browser' : 'block'
  }
  if (/^about:(blank|srcdoc)$/.test(url)) return kind === 'popup' ? 'block' : 'inside'
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? []
  return kind !== 'frame' && appSchemes.includes(scheme.toLowerCase()) ? 'app' : 'block'
}
