import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { Uuid } from './linkFields.ts'

export const LinkConnection = Type.Object({
  connectionId: Uuid,
  integrationId: Uuid,
  /** Public integration type, as the SDK's payload names it. */
  brokerType: Type.String(),
  brokerName: Type.String(),
  accountId: Type.String(),
  accountName: Type.String(),
  needsReconnect: Type.Boolean(),
  /**
   * With `needsReconnect`: the authorization is valid, but this browser has not proved that it connected the account.
   */
  isOfOtherBrowser: Type.Optional(Type.Boolean()),
  /** Permissions the user's key or grant lacks, in the institution's words. */
  missingPermissions: Type.Array(Type.String()),
  /** Of a stored account: when its last transfer began, or when it was connected. */
  lastUsedAtMs: Type.Optional(Type.Integer()),
})
export type LinkConnection = Type.Static<typeof LinkConnection>

/** An account that the user has just connected, with the client's payload of `brokerageAccountAccessToken`. */
export const NewLinkConnection = Type.Object({
  ...LinkConnection.properties,
  /** The three are absent in a session of a pay link: the client gets no tokens of a payer. */
  accessToken: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  refreshToken: Type.Optional(Type.String()),
  /** Absent if the access token does not expire. */
  expiresInSeconds: Type.Optional(Type.Integer()),
  isReconnected: Type.Boolean(),
})
export type NewLinkConnection = Type.Static<typeof NewLinkConnection>
/** POST /link/api/connections/oauth */
export const StartOAuthRequest = Type.Object({ integrationId: Uuid })
export const StartOAuthResult = Type.Object({ attemptId: Uuid, authorizeUrl: Type.String() })
export type StartOAuthResult = Type.Static<typeof StartOAuthResult>

/** GET /link/api/connections/oauth/{attemptId} */
export const OAuthAttempt = Type.Object({
  /** `awaitingCode`: a browser came back from the institution; this session has to prove that it is the user's own. */
  status: oneOf(['pending', 'awaitingCode', 'connected', 'failed']),
  connection: Type.Optional(NewLinkConnection),
  /** Why it failed: `notAllowed`, `signInRefused`, `signInTooSlow` or `pairingOver`. The page has the texts. */
  reason: Type.Optional(Type.String()),
})
export type OAuthAttempt = Type.Static<typeof OAuthAttempt>

/**
 * POST /link/api/connections/oauth/{attemptId}/complete → OAuthAttempt, with one of the two codes that the page shown after
 * the sign-in has: `completionCode` from window to window, `pairingCode` typed by the user. A wrong one is 400.
 */
export const CompleteOAuthRequest = Type.Object({
  completionCode: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  pairingCode: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
})

/** POST /link/api/connections/key → NewLinkConnection. A rejected key is a 400 with `displayMessage`. */
export const ConnectWithKeyRequest = Type.Object({
  integrationId: Uuid,
  fields: Type.Record(Type.String(), Type.String({ maxLength: 2000 })),
})

const SecondFactor = oneOf(['totp', 'sms', 'email'])

/** A code that the institution requires for the sign-in. */
export const LinkCodeRequest = Type.Object({
  types: Type.Array(SecondFactor),
  /** Absent: the user has to choose one of `types`. */
  chosen: Type.Optional(
    Type.Object({
      type: SecondFactor,
      /** As the institution shows it. Absent if no code is sent. */
      sentTo: Type.Optional(Type.String()),
      expiresInSeconds: Type.Optional(Type.Integer()),
    }),
  ),
  /** Why the last code was rejected. */
  problem: Type.Optional(oneOf(['wrong', 'expired', 'replaced'])),
})
export type LinkCodeRequest = Type.Static<typeof LinkCodeRequest>

/**
 * POST /link/api/connections/password, repeated while the institution requires a code: with only `mfaType` it sends
 * one, with `mfaCode` it verifies it. The response has either of the two.
 */
export const ConnectWithPasswordRequest = Type.Object({
  ...ConnectWithKeyRequest.properties,
  mfaType: Type.Optional(SecondFactor),
  mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
})
export const ConnectWithPasswordResult = Type.Object({
  connection: Type.Optional(NewLinkConnection),
  codeRequest: Type.Optional(LinkCodeRequest),
})
export type ConnectWithPasswordResult = Type.Static<typeof ConnectWithPasswordResult>

/** POST /link/api/connections/stored: the SDK's `accessTokens`. Unknown and foreign tokens are left out. */
export const RestoreConnectionsRequest = Type.Object({
  accessTokens: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 50 }),
})
export const RestoreConnectionsResult = Type.Object({ connections: Type.Array(LinkConnection) })
export type RestoreConnectionsResult = Type.Static<typeof RestoreConnectionsResult>

/** POST /link/api/connections/stored/take → NewLinkConnection: the user chose a stored account, which is connected without a sign-in. */
export const TakeStoredConnectionRequest = Type.Object({ connectionId: Uuid })
