import type { Connection } from '@rialto/core'

import type { TestServer } from '../../apps/server/src/testing/createTestServer.ts'

export interface Secrets {
  plant(kind: string, value: string): void
  /** The credentials a connection keeps at the end. */
  readVault(connections: readonly Connection[]): void
  kinds(): Set<string>
  /** Kinds of the secrets found in this text, in any of the ways they could have been written. */
  within(text: string): string[]
}

/**
 * Collects secrets as the flows make them. PKCE verifiers and the tokens that refreshing replaces never leave the server,
 * so they are taken where it hands them to its store.
 */
export const recordSecrets = ({ ctx }: TestServer): Secrets => {
  const planted = new Map<string, string>()
  const plant = (kind: string, value: string) => {
    if (value.length < 6) throw new Error(`${kind} is too short to look for`)
    // The first name a secret is planted under is its name.
    if (!planted.has(value)) planted.set(value, kind)
  }
  const keep = ({ credentials }: { credentials: Connection['credentials'] }): void => {
    if (credentials.kind === 'address') return
    if (credentials.kind === 'apiKey') {
      plant('key secret', credentials.secret)
      // The sign-in that issued it.
      if (credentials.issued !== undefined) keep({ credentials: credentials.issued.grant })
      return
    }
    plant('OAuth access token', credentials.accessToken)
    if (credentials.refreshToken !== undefined) plant('OAuth refresh token', credentials.refreshToken)
  }
  const { oauthAttempts, connections } = ctx.store
  const [insertAttempt, insert, replace] = [oauthAttempts.insert, connections.insert, connections.replaceCredentials]
  oauthAttempts.insert = attempt => {
    plant('OAuth verifier', attempt.codeVerifier)
    return insertAttempt(attempt)
  }
  connections.insert = connection => {
    keep(connection)
    return insert(connection)
  }
  connections.replaceCredentials = (connection, version) => {
    keep(connection)
    return replace(connection, version)
  }
  return {
    plant,
    readVault: found => found.forEach(keep),
    kinds: () => new Set(planted.values()),
    within: text =>
      [...planted]
        .filter(([value]) => spellings(value).some(spelled => text.includes(spelled)))
        .map(([, kind]) => kind),
  }
}

/** The value itself, in a URL, and in the two encodings that hide a text from a search. */
const spellings = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  Buffer.from(value).toString('hex'),
  ...[0, 1, 2].map(before => insideBase64(value, before)),
]

/**
 * The base64 form of the value after `before` other bytes, without the characters that it shares with its neighbours.
 */
const insideBase64 = (value: string, before: number): string => {
  const bytes = Buffer.from(value)
  const whole = bytes.subarray(0, bytes.length - ((before + bytes.length) % 3))
  return Buffer.concat([Buffer.alloc(before), whole])
    .toString('base64')
    .slice(Math.ceil((before * 8) / 6))
}
