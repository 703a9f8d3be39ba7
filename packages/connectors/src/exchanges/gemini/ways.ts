/** One way to connect to Gemini: what differs between its two integration types, as data. */
export interface GeminiWay {
  /** Its integration type. */
  type: 'gemini' | 'geminiDirect'
  connectsBy: 'oAuth' | 'apiKey'
  /** The header that carries the credential. */
  credentialHeader: string
}

export const signInWay: GeminiWay = { type: 'gemini', connectsBy: 'oAuth', credentialHeader: 'authorization' }
export const keyWay: GeminiWay = { type: 'geminiDirect', connectsBy: 'apiKey', credentialHeader: 'x-gemini-apikey' }

/** What the user is asked to grant. Source: MAPPING.md. */
export const geminiScopes = [
  'account:read',
  'balances:read',
  'addresses:read',
  'addresses:create',
  'history:read',
  'crypto:send',
] as const
export type GeminiScope = (typeof geminiScopes)[number]

/** The role of a key that may do all of it. Trader and Auditor may only read. */
export const fundManager = 'Fund Manager'
