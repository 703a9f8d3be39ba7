import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import type { WalletVerification } from './ports.ts'
import { type SignedChallenge, takeProof } from './takeProof.ts'

/**
 * Verifies the signature of a challenge in a session that verifies wallets, and stores the proof.
 *
 * @throws ApiError `badRequest` in any other session; also the errors of `takeProof`.
 */
export const verifyWallet = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'signatures'>,
  session: LinkSessionRecord,
  input: SignedChallenge,
): Promise<WalletVerification> => {
  if (!session.request.verifyWallet)
    throw new ApiError('badRequest', { message: 'This session does not support wallet verification.' })
  const verification = await takeProof(ctx, session, input)
  await ctx.store.wallets.insertVerification(verification)
  return verification
}
