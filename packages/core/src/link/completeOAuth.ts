import { ConnectorError } from '../connections/connectorError.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { connectInSession } from './connectInSession.ts'
import { hashPairingCode, oauthRedirectUri } from './startOAuth.ts'
import type { LinkSessionRecord, OAuthAttempt, SignInFailure } from './ports.ts'
import { grantedOf } from './grantedOf.ts'
import { requestedAccess } from './requestedAccess.ts'

const maximumGuesses = 5

type Proof = { completionCode: string } | { pairingCode: string }

/**
 * Redeems a code that the page with the session got from the browser of the sign-in. Only now is the institution's
 * code exchanged and the account connected. Later failures become the attempt's result.
 *
 * @throws ApiError `notFound` for an attempt of another session, `invalidField` for a code that is wrong, late or used.
 */
export const completeOAuth = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  session: LinkSessionRecord,
  attemptId: string,
  proof: Proof,
): Promise<OAuthAttempt> => {
  const attempt = await ctx.store.oauthAttempts.find(session.id, attemptId)
  if (!attempt) throw new ApiError('notFound')
  const redeemed = await ctx.store.oauthAttempts.redeem({
    sessionId: session.id,
    id: attempt.id,
    proof: hashedProof(ctx, attempt.id, proof),
    maximumGuesses,
    nowMs: ctx.clock.nowMs(),
  })
  if (redeemed === undefined) throw refusedCode('pairingCode' in proof)
  if ('guessesLeft' in redeemed && redeemed.guessesLeft > 0) throw wrongPairingCode(redeemed.guessesLeft)
  const result =
    'guessesLeft' in redeemed
      ? { reason: 'pairingOver' as const }
      : await exchangeOnce(ctx, session, attempt, redeemed.authorizationCode)
  await ctx.store.oauthAttempts.finish(attempt.id, result)
  return { ...attempt, status: 'connectionId' in result ? 'connected' : 'failed', ...result }
}

const hashedProof = (ctx: Pick<Context, 'ids'>, attemptId: string, proof: Proof) =>
  'pairingCode' in proof
    ? ({ kind: 'pairingCode', hash: hashPairingCode(ctx, attemptId, proof.pairingCode) } as const)
    : ({ kind: 'completionCode', hash: ctx.ids.sha256(proof.completionCode) } as const)

/** The code is used up, so a failure must also end the attempt: otherwise a waiting page would wait forever. */
const exchangeOnce = (...[ctx, session, attempt, code]: Parameters<typeof exchange>): ReturnType<typeof exchange> =>
  exchange(ctx, session, attempt, code).catch(async (error: unknown) => {
    await ctx.store.oauthAttempts.finish(attempt.id, { reason: 'signInRefused' })
    throw error
  })

const exchange = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  session: LinkSessionRecord,
  attempt: OAuthAttempt,
  code: string,
): Promise<{ connectionId: string; isReconnected: boolean } | { reason: SignInFailure }> => {
  const connector = ctx.connectors.find(attempt.type)
  if (!connector?.auth.completeOAuth) return { reason: 'signInRefused' }
  const { codeVerifier, type } = attempt
  try {
    const answer = await connector.auth.completeOAuth({ code, codeVerifier, redirectUri: oauthRedirectUri(ctx) })
    const granted = grantedOf(connector.descriptor.scheme, requestedAccess(connector, session.request), answer.granted)
    const connected = { ...answer, granted }
    const { connection, isReconnected } = await connectInSession(ctx, session, { type, connected })
    return { connectionId: connection.id, isReconnected }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { reason: 'signInRefused' }
  }
}

const refusedCode = (isPairing: boolean): ApiError =>
  new ApiError('invalidField', {
    message: `${isPairing ? 'pairingCode' : 'completionCode'}: is wrong, used or expired`,
    displayMessage: 'This sign-in can no longer be completed. Start again.',
  })

const wrongPairingCode = (guessesLeft: number): ApiError =>
  new ApiError('invalidField', {
    message: 'pairingCode: is not the one that was shown',
    displayMessage: `That code is not correct. ${guessesLeft === 1 ? 'One attempt' : `${guessesLeft} attempts`} left.`,
  })
