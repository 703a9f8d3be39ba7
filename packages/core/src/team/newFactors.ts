import { invalidField } from '../kernel/apiError.ts'
import type { Invitation } from './ports.ts'
import type { SignInContext } from './teamContext.ts'

/** The new factors of a reset member, as the page of the reset link submits them. @throws ApiError `invalidField`. */
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
