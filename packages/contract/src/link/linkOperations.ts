import Type from 'typebox'

import { institutionErrors } from '../shared/institutionErrors.ts'
import { uuid } from '../shared/uuid.ts'
import {
  CompleteOAuthRequest,
  ConnectWithKeyRequest,
  FinishLinkSessionRequest,
  FinishLinkSessionResult,
  LinkConfigureRequest,
  LinkConfigureResult,
  LinkExecuteRequest,
  LinkExecution,
  LinkPreview,
  LinkPreviewRequest,
  LinkSession,
  LinkTransfer,
  NewLinkConnection,
  OAuthAttempt,
  OpenLinkSessionRequest,
  OpenLinkSessionResult,
  RestoreConnectionsRequest,
  RestoreConnectionsResult,
  StartOAuthRequest,
  StartOAuthResult,
  WalletChallenge,
  WalletChallengeRequest,
  WalletSignature,
  WalletVerified,
} from './linkApi.ts'
import { linkOperation } from './linkOperation.ts'

const needsSession = true
const connecting = ['credentialsRefused', ...institutionErrors] as const
const pricing = ['invalidAddress', 'networkNotSupported', 'insufficientFunds', ...institutionErrors] as const
const amounts = ['amountBelowMinimum', 'amountExceedsMaximum'] as const
const attempt = Type.Object({ attemptId: uuid('Id of the sign-in.') })

/** Every operation of the Link page's own API by its id. */
export const linkOperationsById = {
  openLinkSession: linkOperation({
    id: 'openLinkSession',
    method: 'POST',
    path: '/session',
    needsSession: false,
    body: OpenLinkSessionRequest,
    content: OpenLinkSessionResult,
    errors: ['linkTokenUsed'],
  }),
  readLinkSession: linkOperation({
    id: 'readLinkSession',
    method: 'GET',
    path: '/session',
    needsSession,
    content: LinkSession,
    errors: [],
  }),
  finishLinkSession: linkOperation({
    id: 'finishLinkSession',
    method: 'POST',
    path: '/session/finish',
    needsSession,
    body: FinishLinkSessionRequest,
    content: FinishLinkSessionResult,
    errors: [],
  }),
  startOAuth: linkOperation({
    id: 'startOAuth',
    method: 'POST',
    path: '/connections/oauth',
    needsSession,
    body: StartOAuthRequest,
    content: StartOAuthResult,
    errors: connecting,
  }),
  readOAuth: linkOperation({
    id: 'readOAuth',
    method: 'GET',
    path: '/connections/oauth/:attemptId',
    needsSession,
    params: attempt,
    content: OAuthAttempt,
    errors: ['notFound'],
  }),
  completeOAuth: linkOperation({
    id: 'completeOAuth',
    method: 'POST',
    path: '/connections/oauth/:attemptId/complete',
    needsSession,
    params: attempt,
    body: CompleteOAuthRequest,
    content: OAuthAttempt,
    errors: ['notFound', ...connecting],
  }),
  connectWithKey: linkOperation({
    id: 'connectWithKey',
    method: 'POST',
    path: '/connections/key',
    needsSession,
    body: ConnectWithKeyRequest,
    content: NewLinkConnection,
    errors: connecting,
  }),
  restoreConnections: linkOperation({
    id: 'restoreConnections',
    method: 'POST',
    path: '/connections/stored',
    needsSession,
    body: RestoreConnectionsRequest,
    content: RestoreConnectionsResult,
    errors: [],
  }),
  challengeWallet: linkOperation({
    id: 'challengeWallet',
    method: 'POST',
    path: '/wallets/challenges',
    needsSession,
    body: WalletChallengeRequest,
    content: WalletChallenge,
    errors: ['invalidAddress', 'networkNotSupported'],
  }),
  verifyWallet: linkOperation({
    id: 'verifyWallet',
    method: 'POST',
    path: '/wallets/verifications',
    needsSession,
    body: WalletSignature,
    content: WalletVerified,
    errors: [],
  }),
  linkConfigure: linkOperation({
    id: 'linkConfigure',
    method: 'POST',
    path: '/transfers/configure',
    needsSession,
    body: LinkConfigureRequest,
    content: LinkConfigureResult,
    errors: pricing,
  }),
  linkPreview: linkOperation({
    id: 'linkPreview',
    method: 'POST',
    path: '/transfers/preview',
    needsSession,
    body: LinkPreviewRequest,
    content: LinkPreview,
    errors: ['addressUnavailable', ...amounts, ...pricing],
  }),
  linkExecute: linkOperation({
    id: 'linkExecute',
    method: 'POST',
    path: '/transfers/execute',
    needsSession,
    body: LinkExecuteRequest,
    content: LinkExecution,
    errors: ['previewNotFound', ...amounts, ...pricing],
  }),
  linkTransfer: linkOperation({
    id: 'linkTransfer',
    method: 'GET',
    path: '/transfers/:transferId',
    needsSession,
    params: Type.Object({ transferId: uuid('Id of the transfer.') }),
    content: LinkTransfer,
    errors: ['notFound'],
  }),
} as const

export type LinkOperationId = keyof typeof linkOperationsById
