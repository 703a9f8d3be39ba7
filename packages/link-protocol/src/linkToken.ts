const CANONICAL = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
// Printable ASCII without the fragment mark: SDKs append parameters by plain concatenation.
const PLAIN = /^[\x21\x22\x24-\x7e]+$/

const isHttp = (url: string): boolean => url.startsWith('http://') || url.startsWith('https://')

/**
 * The link token of a Link page address: its standard, padded base64.
 * @throws TypeError unless the address is an absolute ASCII http(s) URL without fragment, because some clients reject
 *   others.
 */
export function encodeLinkToken(url: string): string {
  if (!isHttp(url) || !PLAIN.test(url) || !URL.canParse(url)) {
    throw new TypeError('A link token holds an absolute ASCII http(s) URL without fragment.')
  }
  return btoa(url)
}

/** The Link page address in a token; `undefined` unless the token is padded standard base64 of an http(s) URL. */
export function decodeLinkToken(token: string): string | undefined {
  if (!CANONICAL.test(token)) return undefined
  const url = atob(token)
  return isHttp(url) && PLAIN.test(url) && URL.canParse(url) ? url : undefined
}
