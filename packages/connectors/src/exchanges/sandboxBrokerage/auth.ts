import {
  type CodeRequest,
  type Connected,
  ConnectorError,
  type Connector,
  type Credentials,
  type OAuthCredentials,
  type RefreshRule,
  type SecondFactor,
  type SignInOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { callInstitution } from '../../kit/http/callInstitution.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { type BrokerageContext, isAccount, isCodeWanted, isTokens } from './api.ts'
import { brokerageHost, withdrawPermission } from './descriptor.ts'

type Checked<C> = C extends ((value: unknown) => value is infer T) ? T : never
type Tokens = Checked<typeof isTokens>
type CodeWanted = Checked<typeof isCodeWanted>

const isAnswer = (value: unknown): value is Tokens | CodeWanted => isTokens(value) || isCodeWanted(value)
const asks = (answer: Tokens | CodeWanted): answer is CodeWanted => 'mfa_required' in answer

/** Neither repeated nor retried: each may send a message, or counts as an attempt. */
const post = (
  { http }: BrokerageContext,
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<Tokens | CodeWanted> =>
  callInstitution(http, {
    request: () => ({
      method: 'POST',
      url: `https://${brokerageHost}${path}`,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    check: isAnswer,
    secrets: Object.values(body),
  })

const rules: Readonly<Record<Tokens['renewal'], RefreshRule>> = {
  bothTokens: 'withAccessToken',
  code: 'mayAskForCode',
  accessToken: 'byAccessToken',
}

const toCredentials = ({ http }: BrokerageContext, tokens: Tokens, refreshToken?: string): OAuthCredentials => ({
  kind: 'oAuth',
  accessToken: tokens.access_token,
  expiresAtMs: http.clock.nowMs() + tokens.expires_in * 1_000,
  refresh: rules[tokens.renewal],
  scopes: [],
  ...defined({ refreshToken: tokens.refresh_token ?? refreshToken }),
})

const toRequest = (wanted: CodeWanted): CodeRequest => ({
  types: wanted.mfa_types,
  ...defined({
    chosen:
      wanted.mfa_type === null
        ? undefined
        : {
            type: wanted.mfa_type,
            ...defined({ sentTo: wanted.sent_to ?? undefined, expiresInSeconds: wanted.expires_in ?? undefined }),
          },
    problem: wanted.mfa_problem ?? undefined,
  }),
})

const signIn = async (
  context: BrokerageContext,
  { username = '', password = '' }: Readonly<Record<string, string>>,
  { mfaType, mfaCode }: { mfaType?: SecondFactor | undefined; mfaCode?: string | undefined },
): Promise<SignInOutcome> => {
  const body = { username, password, ...defined({ mfa_type: mfaType, mfa_code: mfaCode }) }
  const answer = await post(context, '/v1/login', body)
  if (asks(answer)) return { kind: 'codeRequired', request: toRequest(answer) }
  return { kind: 'connected', connected: await connectedWith(context, toCredentials(context, answer)) }
}

const connectedWith = async (context: BrokerageContext, credentials: OAuthCredentials): Promise<Connected> => {
  const account = await signedRead(context, credentials.accessToken, { path: '/v1/account', check: isAccount })
  const { id: upstreamId, name, may_withdraw: withdraw } = account
  return {
    credentials,
    account: { upstreamId, name },
    granted: { read: true, withdraw, missing: withdraw ? [] : [withdrawPermission] },
  }
}

/** Proof for each of the brokerage's three kinds of session. */
const proofOf = ({ accessToken, refreshToken, refresh }: OAuthCredentials, code: string | undefined) => {
  if (refresh === 'byAccessToken') return { access_token: accessToken }
  const withAccess = refresh === 'withAccessToken' || code !== undefined
  return defined({
    refresh_token: refreshToken,
    access_token: withAccess ? accessToken : undefined,
    mfa_code: code,
  })
}

/** Set while a code is awaited. The brokerage knows by the session which code it sent. */
const awaitingCode = 'sent'

const refresh = async (context: BrokerageContext, old: Credentials, code?: string): Promise<Credentials> => {
  if (old.kind !== 'oAuth') throw new ConnectorError('credentialsInvalid', 'This connection was not made by signing in')
  const answer = await post(context, '/v1/token/renew', proofOf(old, code))
  if (!asks(answer)) return toCredentials(context, answer, old.refreshToken)
  const { codeProblem: _, ...rest } = old
  return { ...rest, challenge: awaitingCode, ...defined({ codeProblem: answer.mfa_problem ?? undefined }) }
}

const revoke = async (context: BrokerageContext, credentials: Credentials): Promise<void> => {
  if (credentials.kind !== 'oAuth') return
  await signedRead(context, credentials.accessToken, { method: 'POST', path: '/v1/logout', body: {}, check: isEnded })
}

const isEnded = (value: unknown): value is { ended: true } =>
  typeof value === 'object' && value !== null && 'ended' in value

export const brokerageAuth = (context: BrokerageContext): Connector['auth'] => ({
  signIn: (fields, answer) => signIn(context, fields, answer),
  refresh: (credentials, code) => refresh(context, credentials, code),
  revoke: credentials => revoke(context, credentials),
})
