import { ApiError } from '../kernel/apiError.ts'
import type { Member } from './ports.ts'
import type { SignInContext } from './teamContext.ts'

const maxAttempts = 5
const windowMs = 15 * 60_000

/** The same for an address that nobody has, a wrong password, a wrong code and one that was used. */
const refused = (): ApiError =>
  new ApiError('permissionDenied', { message: 'The email address, the password or the one-time code is incorrect.' })

/**
 * The member who has both factors. Attempts are counted before anything is compared, so that many at once are as few as one
 * after the other. @throws ApiError `permissionDenied`, `tooManyRequest`.
 */
export const signIn = async (
  ctx: SignInContext,
  input: { email: string; password: string; oneTimeCode: string },
): Promise<Member> => {
  const email = input.email.trim().toLowerCase()
  const key = ctx.ids.sha256(`${ctx.environment}:${email}`)
  const atMs = ctx.nowMs()
  const attempt = { atMs, sinceMs: atMs - windowMs, limit: maxAttempts }
  if (!(await ctx.store.signInAttempts.begin(key, attempt)))
    throw new ApiError('tooManyRequest', { retryAfterMs: windowMs })
  const found = await ctx.store.members.findWithFactors(ctx.environment, email)
  const isPassword = await ctx.factors.verifyPassword(input.password, found?.passwordHash)
  if (!found || !isPassword) throw refused()
  const step = ctx.factors.findStep(found.totpSecret, input.oneTimeCode, atMs)
  if (step === undefined || !(await ctx.store.members.takeStep(found.id, step))) throw refused()
  await ctx.store.signInAttempts.clear(key)
  const { passwordHash: _, totpSecret: __, ...member } = found
  return member
}
