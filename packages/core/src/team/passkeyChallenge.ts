import type { SignInContext, TeamContext } from './teamContext.ts'

const challengeTtlMs = 5 * 60_000

/** Hexadecimal digits are Base64url as well: a browser repeats them as they are. */
export const beginChallenge = async (ctx: TeamContext, memberId: string | undefined): Promise<string> => {
  const challenge = ctx.ids.hex(32)
  const expiresAtMs = ctx.nowMs() + challengeTtlMs
  await ctx.store.memberPasskeys.beginChallenge({ hash: ctx.ids.sha256(challenge), memberId, expiresAtMs })
  return challenge
}

/** Consumes the answered challenge, if it is one of ours. */
export const takeChallenge = async (
  ctx: SignInContext,
  clientDataJson: string,
  memberId: string | undefined,
): Promise<string | undefined> => {
  const challenge = ctx.passkeys.challengeOf(clientDataJson)
  if (challenge === undefined) return undefined
  const taken = { hash: ctx.ids.sha256(challenge), memberId, nowMs: ctx.nowMs() }
  return (await ctx.store.memberPasskeys.takeChallenge(taken)) ? challenge : undefined
}
