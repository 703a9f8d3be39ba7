import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const COOKIE = 'visitor'
const VISITORS = 1_000
const ACCOUNTS = 10

/** An account that a visitor connected. `tokenId` is a secret: it goes from here to Rialto and to no page. */
export type StoredAccount = { brokerName: string; accountName: string; tokenId: string }

/** A real shop stores these encrypted, with its user. Here: memory, by a cookie of the browser. */
export type Accounts = {
  add: (visitor: string, added: readonly StoredAccount[]) => void
  of: (visitor: string) => readonly StoredAccount[]
}

export function createAccounts(): Accounts {
  const byVisitor = new Map<string, readonly StoredAccount[]>()
  const of = (visitor: string): readonly StoredAccount[] => byVisitor.get(visitor) ?? []
  return {
    of,
    add: (visitor, added) => {
      // The newest first; an account that is connected again has the newer token only.
      const isSame = (one: StoredAccount, other: StoredAccount) =>
        one.brokerName === other.brokerName && one.accountName === other.accountName
      const others = of(visitor).filter(one => !added.some(other => isSame(one, other)))
      byVisitor.delete(visitor)
      byVisitor.set(visitor, [...added, ...others].slice(0, ACCOUNTS))
      const [oldest] = byVisitor.keys()
      if (byVisitor.size > VISITORS && oldest !== undefined) byVisitor.delete(oldest)
    },
  }
}

/** Identifies the browser by its cookie. A new browser receives one with the response. */
export function visitorOf(request: IncomingMessage, response: ServerResponse): string {
  const known = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
  if (known !== undefined) return known
  const visitor = randomBytes(16).toString('hex')
  response.setHeader('set-cookie', `${COOKIE}=${visitor}; Path=/; HttpOnly; SameSite=Strict`)
  return visitor
}

const text = (value: unknown, limit: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= limit ? value : undefined

/** Accounts in the payload that `onIntegrationConnected` gave to the page. Invalid ones are left out. */
export function readAccounts(payload: Record<string, unknown>): StoredAccount[] {
  const brokerName = text(payload['brokerName'], 100) ?? ''
  const tokens = Array.isArray(payload['accountTokens']) ? (payload['accountTokens'] as unknown[]) : []
  return tokens.slice(0, ACCOUNTS).flatMap(one => {
    const { account, tokenId } = Object(one) as { account?: unknown; tokenId?: unknown }
    const { accountName } = Object(account) as { accountName?: unknown }
    const known = text(tokenId, 4_000)
    return known === undefined ? [] : [{ brokerName, accountName: text(accountName, 200) ?? '', tokenId: known }]
  })
}
