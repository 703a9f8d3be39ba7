import {
  type Connected,
  type ConnectedAccount,
  type Connector,
  ConnectorError,
  type Environment,
  type Identity,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { createOAuthFlow, type OAuthFlow, type OAuthServer } from '../../kit/oauth/createOAuthFlow.ts'
import { typedKey } from '../../kit/signing/typedKey.ts'
import { fetchAccount, fetchRoles, type GeminiContext } from './api.ts'
import {
  fundManager,
  geminiDescriptor,
  geminiLoginHost,
  geminiScopes,
  type GeminiVariant,
  keyVariant,
  signInVariant,
} from './descriptor.ts'
import { type GeminiAccess, geminiSigner, keyOf, tokenOf } from './signing.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { readBalances, readDepositAddress, readHoldings } from './account.ts'
import { errorsOf } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, preflightWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Connecting by signing in at Gemini. */
const signInOf = (context: GeminiContext, { oauth }: Pick<ConnectorParts, 'oauth'>): Connector['auth'] => {
  const flow = createOAuthFlow(context.http, geminiOAuth, oauth)
  return {
    authorizeUrl: async input => flow.authorizeUrl(input),
    completeOAuth: input => completeOAuth(context, flow, input),
    refresh: flow.refresh,
    revoke: flow.revoke,
  }
}

/** Tries the key and reads its roles. Each of the three may read; only a Fund Manager withdraws. */
const connectWithKey = async (context: GeminiContext, fields: Readonly<Record<string, string>>): Promise<Connected> => {
  const credentials = typedKey(fields)
  const access = keyOf(credentials)
  const roles = await fetchRoles(context, access)
  if (!roles.isFundManager && !roles.isTrader && !roles.isAuditor) {
    throw new ConnectorError(
      'permissionMissing',
      'The API key’s role has no read permission: give it the Fund Manager role',
      { permission: fundManager },
    )
  }
  const withdraw = roles.isFundManager
  return {
    credentials,
    account: await readAccount(context, access),
    granted: { read: true, withdraw, missing: withdraw ? [] : [fundManager] },
  }
}

/** Access tokens end after a day. Refresh tokens do not end, and each can be used once. */
const geminiOAuth: OAuthServer = {
  loginHost: geminiLoginHost,
  authorizePath: '/auth',
  tokenUrl: `https://${geminiLoginHost}/auth/token`,
  revokeUrl: `https://${geminiLoginHost}/auth/token/revoke`,
  scopes: geminiScopes,
  scopeSeparator: ',',
  clientAuth: 'post',
  bodies: 'json',
}

/** If the reply names no scopes, the requested ones are granted (RFC 6749, 5.1). */
const grantedOf = (reported: readonly string[]): readonly string[] => (reported.length > 0 ? reported : geminiScopes)

const completeOAuth = async (
  context: GeminiContext,
  flow: OAuthFlow,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const exchanged = await flow.exchange(input)
  const scopes = grantedOf(exchanged.scopes)
  const credentials = { ...exchanged, scopes }
  return {
    credentials,
    account: await readAccount(context, tokenOf(credentials)),
    granted: {
      read: scopes.includes('balances:read'),
      withdraw: scopes.includes('crypto:send'),
      missing: geminiScopes.filter(scope => !scopes.includes(scope)),
    },
  }
}

/** Gemini has no account id, so the account's name and creation time in milliseconds replace it. */
const readAccount = async (context: GeminiContext, access: GeminiAccess): Promise<ConnectedAccount> => {
  const { account } = await fetchAccount(context, access)
  if (account.type !== 'exchange') {
    throw new ConnectorError('refused', `Only exchange accounts can be connected: this is a ${account.type} account`)
  }
  return { upstreamId: `${account.shortName}-${account.created}`, name: `Gemini ${account.accountName}` }
}

/** The account's first active user. Gemini has one field for the whole name: its last word is used as the last name. */
const readIdentity = async (context: GeminiContext, access: GeminiAccess): Promise<Identity> => {
  const { users } = await fetchAccount(context, access)
  const user = users.find(({ status }) => status?.toLowerCase() === 'active') ?? users[0]
  const words = (user?.name ?? '').split(/\s+/).filter(word => word !== '')
  const lastName = words.length > 1 ? words.pop() : undefined
  return {
    ...(words.length === 0 ? {} : { firstName: words.join(' ') }),
    ...defined({ lastName }),
    ...(user?.countryCode ? { countryCode: user.countryCode } : {}),
  }
}

/** Operations of both ways to connect to Gemini. For the upstream calls and their reasons see MAPPING.md. */
const operations = (variant: GeminiVariant) => ({
  descriptor: (environment: Environment) => geminiDescriptor(variant, environment),
  signer: geminiSigner(variant),
  errors: errorsOf(variant, 'account:read'),
  balances: { fiat: readBalances, holdings: readHoldings, identity: readIdentity },
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal, preflight: preflightWithdrawal },
  history: { list: listTransfers, find: findTransfer },
})

export const gemini = defineExchange({
  ...operations(signInVariant),
  auth: (context: GeminiContext, parts: ConnectorParts) => signInOf(context, parts),
})

export const geminiDirect = defineExchange({
  ...operations(keyVariant),
  auth: (context: GeminiContext) => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})
