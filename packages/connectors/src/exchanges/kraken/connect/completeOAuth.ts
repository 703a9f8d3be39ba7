import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { OAuthFlow } from '../../../kit/oauth/createOAuthFlow.ts'
import type { KrakenContext } from '../context.ts'
import { keyOf } from '../context.ts'
import { inspectKey } from '../inspectKey.ts'
import { krakenScopes, multipleScope, queryScope, withdrawScope, writeScope } from './descriptor.ts'
import type { IssuedCredentials } from './issueKey.ts'
import { deleteKey, issueKey } from './issueKey.ts'

/** What nothing works without. */
const needed = [writeScope, queryScope]

const rejectWithout = (scopes: readonly string[]): void => {
  const permission = needed.find(scope => !scopes.includes(scope))
  if (permission === undefined) return
  throw new ConnectorError('permissionMissing', `Kraken requires the permission "${permission}"`, { permission })
}

const inspected = async (
  context: KrakenContext,
  credentials: IssuedCredentials,
  scopes: readonly string[],
): Promise<Connected> => {
  const { account, mayQuery, mayWithdraw } = await inspectKey(context, keyOf(credentials, context.http.clock.nowMs()))
  const able = scopes.filter(scope => (scope !== queryScope || mayQuery) && (scope !== withdrawScope || mayWithdraw))
  rejectWithout(able)
  // To have several keys is our convenience, and nothing a user would miss.
  const missing = krakenScopes.filter(scope => scope !== multipleScope && !able.includes(scope))
  return { credentials, account, granted: { read: true, withdraw: mayWithdraw, missing } }
}

/** Trades the code for a token and that for a key. A key that then cannot be used is taken back. */
export const completeOAuth = async (
  context: KrakenContext,
  flow: OAuthFlow,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const tokens = await flow.exchange(input)
  // RFC 6749 §5.1: no scopes named, all granted.
  const scopes = tokens.scopes.length > 0 ? tokens.scopes : krakenScopes
  rejectWithout(scopes)
  const credentials = await issueKey(context, { ...tokens, scopes }, scopes)
  const { name, grant } = credentials.issued
  return inspected(context, credentials, scopes).catch(async (error: unknown) => {
    await deleteKey(context, grant, name).catch(() => undefined)
    throw error
  })
}
