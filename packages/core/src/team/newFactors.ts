import { invalidField } from '../kernel/apiError.ts'
import type { Invitation } from './ports.ts'
import type { SignInContext } from './teamContext.ts'

/** The factors of a member who was reset: those that the link's page was given. @throws ApiError `invalidField`. */
export const takeNewFactors = async (
  ctx: SignInContext,
  { totpSecret }: Pick<Invitation, 'totpSecret'>,
  { password, oneTimeCode }: { password: string; oneTimeCode: string },
): Promise<{ step: number; factors: { passwordHash: string; totpSecret: string } }> => {
  const step = ctx.factors.findStep(totpSecret, oneTimeCode, ctx.nowMs())
  if (step === undefined)
    throw invalidField('oneTimeCode', 'is not what the authenticator app shows now. Check the time of the device')
  return { step, factors: { passwordHash: await ctx.factors.hashPassword(password), totpSecret } }
}
