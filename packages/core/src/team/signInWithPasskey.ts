import { ApiError } from '../kernel/apiError.ts'
import { takeChallenge } from './passkeyChallenge.ts'
import type { Member, PasskeyAssertion, RelyingParty } from './ports.ts'
import type { SignInContext } from './teamContext.ts'

/** The same error for an unknown passkey, an invalid signature, an expired challenge and a replayed assertion. */
const refused = (): ApiError =>
  new ApiError('permissionDenied', { message: 'This passkey is not known here, or its answer is too old. Try again.' })

/**
 * The member whose passkey has signed. A passkey counts as both factors: a device in the member's possession, unlocked
 * by the member. Failed attempts are not limited, because signatures cannot be guessed. @throws ApiError
 * `permissionDenied`.
 */
export const signInWithPasskey = async (
  ctx: SignInContext,
  assertion: PasskeyAssertion,
  party: RelyingParty,
): Promise<Member> => {
  const challenge = await takeChallenge(ctx, assertion.clientDataJson, undefined)
  if (challenge === undefined) throw refused()
  const found = await ctx.store.memberPasskeys.find(ctx.environment, assertion.credentialId)
  if (!found) throw refused()
  const { passkey, member } = found
  const verified = await ctx.passkeys.verifyAssertion(assertion, { challenge, party, passkey })
  if (!verified) throw refused()
  if (!(await ctx.store.memberPasskeys.use(passkey.id, { ...verified, atMs: ctx.nowMs() }))) throw refused()
  return member
}
