import { isLinkTheme, type LinkTheme } from './linkStyle.ts'

/** Parameters that SDKs add to the Link page's address. */
export type LinkParameters = {
  /** BCP 47 or two letters. */
  language: string
  /** ISO 4217. */
  fiatCurrency?: string
  theme?: LinkTheme
  /** The integrator's own frame: the page must answer `closeRequested`. */
  embedded: boolean
  /**
   * Opens Link at this integration or wallet if the session offers it. An integration of the token takes precedence.
   */
  integrationId?: string
  /** Sent by native SDKs; the web SDK sends `meshSDKSpecs` instead. */
  platform?: string
}

const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Reads `lng`, `fiatCur`, `th`, `rt`, `integrationId` and `platform`. The first of repeated parameters counts, and
 * invalid values are left out.
 */
export function readLinkParameters(url: string): LinkParameters {
  const query = new URL(url).searchParams
  const language = query.get('lng') ?? ''
  const fiatCurrency = (query.get('fiatCur') ?? '').toUpperCase()
  const theme = query.get('th')
  const integrationId = (query.get('integrationId') ?? '').toLowerCase()
  const platform = query.get('platform')
  return {
    language: LANGUAGE.test(language) ? language : 'en',
    ...(/^[A-Z]{3}$/.test(fiatCurrency) && { fiatCurrency }),
    ...(isLinkTheme(theme) && { theme }),
    embedded: query.get('rt') === 'embedded',
    ...(UUID.test(integrationId) && { integrationId }),
    ...(platform && { platform: platform.slice(0, 40) }),
  }
}

/**
 * Appends by plain concatenation, in the order of the published web SDK: lng, fiatCur, th, rt. Rialto's own parameters
 * follow.
 */
export function appendLinkParameters(url: string, parameters: Omit<LinkParameters, 'platform'>): string {
  const { language, fiatCurrency, theme, embedded, integrationId } = parameters
  const pairs = [
    ['lng', language],
    ['fiatCur', fiatCurrency],
    ['th', theme],
    ['rt', embedded && 'embedded'],
    ['integrationId', integrationId],
  ] as const
  return pairs.reduce((sum, [name, value]) => (value ? append(sum, name, value) : sum), url)
}

const append = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
