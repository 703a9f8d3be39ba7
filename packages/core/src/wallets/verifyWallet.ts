import { findNetwork } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import type { WalletVerification } from './ports.ts'
import { familyOf } from './signInMessage.ts'

/**
 * Takes the signature for a challenge, and keeps the proof when it holds. A challenge is good for one answer: after a
 * wrong one another has to be asked for.
 *
 * @throws ApiError `invalidField` for a challenge that is not this session's, was answered or has expired, and for a
 *   signature that does not fit.
 */
export const verifyWallet = async (
  ctx: Context,
  session: LinkSessionRecord,
  input: { challengeId: string; signature: string },
): Promise<WalletVerification> => {
  const challenge = await ctx.store.wallets.takeChallenge(
    session.id,
    input.challengeId.toLowerCase(),
    ctx.clock.nowMs(),
  )
  if (!challenge) throw invalidField('challengeId', 'has expired or was used; request another message to sign')
  const { scope, userId, address, message } = challenge
  const family = familyOf(findNetwork(challenge.networkId)?.networkType ?? '')
  const fits = family && (await ctx.signatures.verify({ family, address, message, signature: input.signature }))
  if (!fits) throw invalidField('signature', 'is not this address’s signature of this message')
  const verification: WalletVerification = {
    id: ctx.ids.uuid(),
    scope,
    userId,
    address,
    networkType: family,
    message,
    signature: input.signature,
    verifiedAtMs: ctx.clock.nowMs(),
  }
  await ctx.store.wallets.insertVerification(verification)
  return verification
}
