import { recoveryCodeDigest } from './recoveryCodeDigest.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Factors, Member } from './ports.ts'
import type { SignInContext, TeamContext } from './teamContext.ts'

/** Uses a recovery code. False if it is unknown or used. */
const takeRecoveryCode = (ctx: TeamContext, memberId: string, code: string): Promise<boolean> =>
  ctx.store.memberRecoveryCodes.take(memberId, recoveryCodeDigest(ctx, code))

const maxAttempts = 5
const windowMs = 15 * 60_000

/** How long a known browser stays known without being used. */
export const deviceTtlMs = 180 * 24 * 60 * 60_000

/** The password, with a code of the app or one of the recovery codes. */
interface BothFactors {
  password: string
  oneTimeCode?: string | undefined
  recoveryCode?: string | undefined
}

/** The same error for an unknown address, a wrong password, a wrong code and a used code. */
const refused = (): ApiError =>
  new ApiError('permissionDenied', { message: 'The email address, the password or the code is incorrect.' })

/**
 * Verifies both factors of a member. Attempts are counted before any comparison, so that concurrent attempts count like
 * sequential ones. Attempts from a browser that the member has signed in with are counted separately, so that failures
 * elsewhere cannot lock the member out of it. @throws ApiError `permissionDenied`, `tooManyRequest`.
 */
export const signIn = async (
  ctx: SignInContext,
  input: BothFactors & { email: string; deviceToken?: string | undefined },
): Promise<Member> => {
  const email = input.email.trim().toLowerCase()
  const atMs = ctx.nowMs()
  const device = (await isKnownDevice(ctx, input)) ? `:${input.deviceToken}` : ''
  const key = ctx.ids.sha256(`${ctx.environment}:${email}${device}`)
  const attempt = { atMs, sinceMs: atMs - windowMs, limit: maxAttempts }
  if (!(await ctx.store.signInAttempts.begin(key, attempt)))
    throw new ApiError('tooManyRequest', { retryAfterMs: windowMs })
  const found = await ctx.store.members.findWithFactors(ctx.environment, email)
  const isPassword = await ctx.factors.verifyPassword(input.password, found?.passwordHash)
  if (!found || !isPassword) throw refused()
  if (!(await takeSecondFactor(ctx, found, input))) throw refused()
  await ctx.store.signInAttempts.clear(key)
  const { passwordHash: _, totpSecret: __, ...member } = found
  return member
}

/** A code of the authenticator app, or a recovery code, works once. */
const takeSecondFactor = async (
  ctx: SignInContext,
  { id, totpSecret }: Member & Factors,
  { oneTimeCode, recoveryCode }: BothFactors,
): Promise<boolean> => {
  if (recoveryCode !== undefined) return takeRecoveryCode(ctx, id, recoveryCode)
  const step = oneTimeCode === undefined ? undefined : ctx.factors.findStep(totpSecret, oneTimeCode, ctx.nowMs())
  return step !== undefined && (await ctx.store.members.takeStep(id, step))
}

/** Whether the member of the address has signed in with this browser. */
export const isKnownDevice = async (
  ctx: TeamContext,
  { email, deviceToken }: { email: string; deviceToken?: string | undefined },
): Promise<boolean> => {
  if (deviceToken === undefined) return false
  const atMs = ctx.nowMs()
  const device = { tokenHash: ctx.ids.sha256(deviceToken), atMs, sinceMs: atMs - deviceTtlMs }
  return ctx.store.memberDevices.use(ctx.environment, email.trim().toLowerCase(), device)
}

/** A token that marks a browser as known to the member. It is not a credential. */
export const rememberDevice = async (ctx: TeamContext, { id }: Member): Promise<string> => {
  const token = ctx.ids.hex(32)
  await ctx.store.memberDevices.insert(id, ctx.ids.sha256(token), ctx.nowMs())
  return token
}
