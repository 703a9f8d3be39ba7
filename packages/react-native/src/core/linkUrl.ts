import { originOf } from './originOf.ts'

const canonical = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
/** Printable ASCII without the fragment mark: parameters are appended by plain concatenation. */
const plain = /^https?:[\x21\x22\x24-\x7e]+$/
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export type LinkUrlSettings = {
  language?: string | undefined
  fiatCurrency?: string | undefined
  theme?: string | undefined
}

/**
 * The Link page of a link token with the parameters of an app; `undefined` for an invalid token. Avoids `atob` and
 * `URL`, which React Native before 0.74 lacks or supports in part only.
 */
export function linkUrl(token: string, settings: LinkUrlSettings, platform: string): string | undefined {
  if (!canonical.test(token)) return undefined
  const url = decodeBase64(token)
  if (!plain.test(url) || originOf(url) === undefined) return undefined
  const pairs = [
    ['lng', settings.language ?? 'en'],
    ['fiatCur', settings.fiatCurrency],
    ['th', settings.theme],
    ['platform', platform],
  ] as const
  return pairs.reduce((sum, [name, value]) => (value ? append(sum, name, value) : sum), url)
}

const append = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

function decodeBase64(text: string): string {
  let bits = 0
  let held = 0
  let decoded = ''
  for (const character of text.replace(/=/g, '')) {
    bits = ((bits << 6) | alphabet.indexOf(character)) & 0xffff
    held += 6
    if (held >= 8) {
      held -= 8
      decoded += String.fromCharCode((bits >> held) & 0xff)
    }
  }
  return decoded
}
