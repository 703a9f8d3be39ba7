import { findNetwork } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import type { WalletVerification } from './ports.ts'
import { familyOf } from './signInMessage.ts'

export interface SignedChallenge {
  challengeId: string
  signature: string
}

/**
 * What a signature for a challenge proves. A challenge is good for one answer: after a wrong one another has to be asked for.
 *
 * @throws ApiError `invalidField` for a challenge that is not this session's, was answered or has expired, and for a
 *   signature that does not fit.
 */
export const takeProof = async (
  ctx: Context,
  session: LinkSessionRecord,
  { challengeId, signature }: SignedChallenge,
): Promise<WalletVerification> => {
  const challenge = await ctx.store.wallets.takeChallenge(session.id, challengeId.toLowerCase(), ctx.clock.nowMs())
  if (!challenge) throw invalidField('challengeId', 'has expired or was used; request another message to sign')
  const { scope, userId, address, message, networkId } = challenge
  const family = familyOf(findNetwork(networkId)?.networkType ?? '')
  const fits = family && (await ctx.signatures.verify({ family, address, message, signature }))
  if (!fits) throw invalidField('signature', 'is not this address’s signature of this message')
  const verifiedAtMs = ctx.clock.nowMs()
  return { id: ctx.ids.uuid(), scope, userId, address, networkType: family, message, signature, verifiedAtMs }
}
