import { ConnectorError } from '../connections/connectorError.ts'
import { saveConnection } from '../connections/saveConnection.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { hashPairingCode } from './pairingCode.ts'
import type { LinkSessionRecord, OAuthAttempt } from './ports.ts'
import { oauthRedirectUri } from './startOAuth.ts'

const maximumGuesses = 5

/**
 * The page that holds the session brings a code from the browser in which the user signed in: only now is the
 * institution's code exchanged and the account connected. Whatever goes wrong after that is the attempt's result.
 *
 * @throws ApiError `notFound` for an attempt of another session, `invalidField` for a code that is wrong, late or used.
 */
export const completeOAuth = async (
  ctx: Context,
  session: LinkSessionRecord,
  attemptId: string,
  proof: { completionCode: string } | { pairingCode: string },
): Promise<OAuthAttempt> => {
  const attempt = await ctx.store.oauthAttempts.find(session.id, attemptId)
  if (!attempt) throw new ApiError('notFound')
  const isPairing = 'pairingCode' in proof
  const redeemed = await ctx.store.oauthAttempts.redeem({
    sessionId: session.id,
    id: attempt.id,
    proof: isPairing
      ? { kind: 'pairingCode', hash: hashPairingCode(ctx, attempt.id, proof.pairingCode) }
      : { kind: 'completionCode', hash: ctx.ids.sha256(proof.completionCode) },
    maximumGuesses,
    nowMs: ctx.clock.nowMs(),
  })
  if (redeemed === undefined) throw refusedCode(isPairing)
  if ('guessesLeft' in redeemed && redeemed.guessesLeft > 0) throw wrongPairingCode(redeemed.guessesLeft)
  const institutionName = ctx.connectors.find(attempt.type)?.descriptor.name ?? 'The institution'
  const result =
    'guessesLeft' in redeemed
      ? { errorMessage: 'The code was entered incorrectly too often. No account was connected. Try again.' }
      : await exchange(ctx, session, attempt, redeemed.authorizationCode).catch(async (error: unknown) => {
          // The code is used up: a page that still waits would wait for ever.
          await ctx.store.oauthAttempts.finish(attempt.id, { errorMessage: signInRefusal(institutionName) })
          throw error
        })
  await ctx.store.oauthAttempts.finish(attempt.id, result)
  return { ...attempt, status: 'connectionId' in result ? 'connected' : 'failed', ...result }
}

const exchange = async (
  ctx: Context,
  session: LinkSessionRecord,
  attempt: OAuthAttempt,
  code: string,
): Promise<{ connectionId: string; isReconnected: boolean } | { errorMessage: string }> => {
  const connector = ctx.connectors.find(attempt.type)
  if (!connector?.auth.completeOAuth) return { errorMessage: signInRefusal('The institution') }
  const { codeVerifier, type } = attempt
  try {
    const connected = await connector.auth.completeOAuth({ code, codeVerifier, redirectUri: oauthRedirectUri(ctx) })
    const { userId } = session.request
    const { connection, isReconnected } = await saveConnection(ctx, session.scope, { userId, type, connected })
    await ctx.store.link.addConnection(session.id, connection.id)
    return { connectionId: connection.id, isReconnected }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { errorMessage: signInRefusal(connector.descriptor.name) }
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

/** For the user whose sign-in did not connect an account. */
export const signInRefusal = (institutionName: string, error?: string): string =>
  error === 'access_denied'
    ? 'You did not allow access. No account was connected.'
    : `${institutionName} did not complete the sign-in. No account was connected. Try again.`
