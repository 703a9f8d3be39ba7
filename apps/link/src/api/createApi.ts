import type {
  ConnectWithPasswordResult,
  FiatPrice,
  FinishLinkSessionResult,
  LinkCodeRequest,
  LinkCombination,
  LinkConfigureResult,
  NewLinkConnection,
  LinkExecution,
  LinkPreview,
  LinkReceipt,
  LinkSession,
  LinkSourcesResult,
  LinkTransfer,
  OAuthAttempt,
  OpenLinkSessionRequest,
  OpenLinkSessionResult,
  RestoreConnectionsResult,
  StartOAuthResult,
  TravelRuleData,
} from '@rialto/contract'
import { defined } from '@rialto/defined'

import { ApiError, type ErrorDetail } from './ApiError.ts'

export type PreviewInput = {
  connectionId: string
  symbol: string
  networkId: string
  amount?: string
  amountInFiat?: string
  fundWith?: { symbol: string; isPurchase: boolean }
}

/** `connectionIds`: the accounts that may pay. Absent: all of the session. */
type CombineInput = { symbol: string; networkId: string; connectionIds?: readonly string[] }

/** The code that the page receives when the user returns from a sign-in, by the kind of return. */
export type OAuthProof = { completionCode: string } | { pairingCode: string }

/** `mfaType` alone has the institution send a code. */
export type CodeAnswer = { mfaType?: LinkCodeRequest['types'][number] | undefined; mfaCode?: string | undefined }

/** Data that the institution requires before it sends. */
type ExecuteAnswers = { secondFactorCode?: string | undefined; travelRule?: TravelRuleData | undefined }

/** How and where the user leaves. `returns`: the page returns to the client automatically. */
type Exit = { outcome: 'finished' | 'exited'; page: string; returns: boolean }

export type LinkApi = {
  openSession: (opening: OpenLinkSessionRequest) => Promise<OpenLinkSessionResult>
  readSession: () => Promise<LinkSession>
  fiatPrice: (currency: string) => Promise<FiatPrice>
  finishSession: (exit: Exit) => Promise<FinishLinkSessionResult>
  startOAuth: (integrationId: string) => Promise<StartOAuthResult>
  readOAuth: (attemptId: string) => Promise<OAuthAttempt>
  completeOAuth: (attemptId: string, proof: OAuthProof) => Promise<OAuthAttempt>
  connectWithKey: (integrationId: string, fields: Record<string, string>) => Promise<NewLinkConnection>
  connectWithPassword: (
    integrationId: string,
    fields: Record<string, string>,
    answer?: CodeAnswer,
  ) => Promise<ConnectWithPasswordResult>
  restore: (accessTokens: string[]) => Promise<RestoreConnectionsResult>
  configure: (connectionId: string) => Promise<LinkConfigureResult>
  /** `amount`: as the user entered it, if the client has not fixed it. */
  sources: (amount?: { amount?: string; amountInFiat?: string }) => Promise<LinkSourcesResult>
  preview: (input: PreviewInput) => Promise<LinkPreview>
  combine: (input: CombineInput) => Promise<LinkCombination>
  execute: (previewId: string, answers: ExecuteAnswers) => Promise<LinkExecution>
  readTransfer: (transferId: string) => Promise<LinkTransfer>
  readReceipt: (token: string) => Promise<LinkReceipt>
  /** For rarely reached steps, which name their own path below `/link/api/`. */
  post: <T>(path: string, body: object) => Promise<T>
}

const timeoutMs = 60_000
const finishPath = 'session/finish'

/** `sessionToken` is read at each call, because opening the session makes it. */
export function createApi(send: typeof fetch, sessionToken: () => string | undefined): LinkApi {
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> => {
    const token = sessionToken()
    const response = await send(`/link/api/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...defined({
          'content-type': body === undefined ? undefined : 'application/json',
          authorization: token === undefined ? undefined : `Bearer ${token}`,
        }),
      },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      // A host removes the page's frame as soon as it is notified of the exit.
      keepalive: path === finishPath,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new ApiError('network', 0)
    })
    return openEnvelope<T>(response)
  }
  return {
    openSession: opening => call('POST', 'session', opening),
    readSession: () => call('GET', 'session'),
    fiatPrice: currency => call('POST', 'fiatPrice', { currency }),
    finishSession: exit => call('POST', finishPath, exit),
    startOAuth: integrationId => call('POST', 'connections/oauth', { integrationId }),
    readOAuth: attemptId => call('GET', `connections/oauth/${encodeURIComponent(attemptId)}`),
    completeOAuth: (attemptId, proof) =>
      call('POST', `connections/oauth/${encodeURIComponent(attemptId)}/complete`, proof),
    connectWithKey: (integrationId, fields) => call('POST', 'connections/key', { integrationId, fields }),
    connectWithPassword: (integrationId, fields, answer = {}) =>
      call('POST', 'connections/password', { integrationId, fields, ...defined(answer) }),
    restore: accessTokens => call('POST', 'connections/stored', { accessTokens }),
    configure: connectionId => call('POST', 'transfers/configure', { connectionId }),
    sources: (amount = {}) => call('POST', 'transfers/sources', amount),
    preview: input => call('POST', 'transfers/preview', input),
    combine: input => call('POST', 'transfers/combine', input),
    execute: (previewId, answers) => call('POST', 'transfers/execute', { previewId, ...defined(answers) }),
    post: (path, body) => call('POST', path, body),
    readTransfer: transferId => call('GET', `transfers/${encodeURIComponent(transferId)}`),
    readReceipt: token => call('GET', `receipts/${encodeURIComponent(token)}`),
  }
}

async function openEnvelope<T>(response: Response): Promise<T> {
  const answer = (await response.json().catch(() => undefined)) as (ErrorDetail & { content?: T }) | undefined
  if (response.ok && answer?.content !== undefined && answer.content !== null) return answer.content
  throw new ApiError(kindOf(response.status), response.status, answer ?? {}, response.headers.get('x-request-id') ?? '')
}

function kindOf(status: number): ApiError['kind'] {
  if (status === 401) return 'ended'
  if (status >= 500) return 'server'
  return status >= 400 ? 'refused' : 'network'
}
