import {
  CompleteOAuthRequest,
  FinishLinkSessionRequest,
  ConnectWithKeyRequest,
  LinkConfigureRequest,
  LinkExecuteRequest,
  LinkPreviewRequest,
  OpenLinkSessionRequest,
  RestoreConnectionsRequest,
  StartOAuthRequest,
  WalletChallengeRequest,
  WalletSignature,
} from '@rialto/contract'
import type { TSchema } from 'typebox'

import type { Schema } from './schema.ts'

interface LinkRoute {
  id: string
  method: 'GET' | 'POST'
  path: string
  body?: TSchema
  params?: Schema
}

const oneParameter = (name: string): Schema => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'string', format: 'uuid' } },
})

/** The Link page's own API, which the contract describes by its bodies only. */
export const linkRoutes: readonly LinkRoute[] = [
  { id: 'openLinkSession', method: 'POST', path: '/session', body: OpenLinkSessionRequest },
  { id: 'readLinkSession', method: 'GET', path: '/session' },
  { id: 'finishLinkSession', method: 'POST', path: '/session/finish', body: FinishLinkSessionRequest },
  { id: 'startOAuth', method: 'POST', path: '/connections/oauth', body: StartOAuthRequest },
  { id: 'readOAuth', method: 'GET', path: '/connections/oauth/:attemptId', params: oneParameter('attemptId') },
  {
    id: 'completeOAuth',
    method: 'POST',
    path: '/connections/oauth/:attemptId/complete',
    body: CompleteOAuthRequest,
    params: oneParameter('attemptId'),
  },
  { id: 'connectWithKey', method: 'POST', path: '/connections/key', body: ConnectWithKeyRequest },
  { id: 'restoreConnections', method: 'POST', path: '/connections/stored', body: RestoreConnectionsRequest },
  { id: 'challengeWallet', method: 'POST', path: '/wallets/challenges', body: WalletChallengeRequest },
  { id: 'verifyWallet', method: 'POST', path: '/wallets/verifications', body: WalletSignature },
  { id: 'linkConfigure', method: 'POST', path: '/transfers/configure', body: LinkConfigureRequest },
  { id: 'linkPreview', method: 'POST', path: '/transfers/preview', body: LinkPreviewRequest },
  { id: 'linkExecute', method: 'POST', path: '/transfers/execute', body: LinkExecuteRequest },
  { id: 'linkTransfer', method: 'GET', path: '/transfers/:transferId', params: oneParameter('transferId') },
]
