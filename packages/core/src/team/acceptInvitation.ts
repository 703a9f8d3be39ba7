import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { approvesFromMs } from './approvesFromMs.ts'
import { takeNewFactors } from './newFactors.ts'
import type { Invitation, Member } from './ports.ts'
import { readEmail } from './readEmail.ts'
import { invitationUsed, readInvitation } from './readInvitation.ts'
import { appendEntry, installationLog, recordedAccess } from './recordChange.ts'
import { signIn } from './signIn.ts'
import type { SignInContext, TeamContext } from './teamContext.ts'

interface NewMember {
  invitationCode: string
  email: string
  name: string
  password: string
  oneTimeCode: string
}

/**
 * Makes the invited person a member. An existing member confirms with their own factors, and gets the role.
 * @throws ApiError `notFound`, `invalidField`, `permissionDenied`, `tooManyRequest`.
 */
export const acceptInvitation = async (ctx: SignInContext, input: NewMember, ipAddress: string): Promise<Member> => {
  const invitation = await readInvitation(ctx, input.invitationCode)
  const email = readEmail(input.email)
  if (invitation.email !== '' && invitation.email !== email)
    throw invalidField('email', 'must be the address that was invited')
  const { resetsMemberId } = invitation
  if (resetsMemberId !== undefined) return acceptReset(ctx, { ...invitation, resetsMemberId }, input, ipAddress)
  const known = await ctx.store.members.findWithFactors(ctx.environment, email)
  const signedIn = known && (await signIn(ctx, { ...input, email }))
  const made = signedIn ? undefined : await newMember(ctx, invitation, { ...input, email })
  const member = signedIn ?? made?.member
  if (!member) throw new ApiError('serverFailure')
  await ctx.store.transaction(async repositories => {
    if (!(await repositories.invitations.accept(invitation.id, ctx.nowMs()))) throw invitationUsed()
    if (made) await repositories.members.insert(made.member, made.factors, ctx.nowMs())
    await giveRole(ctx, repositories, invitation, member, ipAddress)
  })
  if (made) await ctx.store.members.takeStep(member.id, made.step)
  return member
}

/** Gives a reset member the factors submitted by the link's page, and the chosen password. */
const acceptReset = async (
  ctx: SignInContext,
  { resetsMemberId, ...invitation }: Invitation & { resetsMemberId: string },
  input: NewMember,
  ipAddress: string,
): Promise<Member> => {
  const member = await ctx.store.members.find(ctx.environment, { id: resetsMemberId })
  if (!member) throw invitationUsed()
  const { step, factors } = await takeNewFactors(ctx, invitation, input)
  await recordedAccess(ctx, member, { operation: 'acceptReset', ipAddress }, async ({ invitations, members }) => {
    if (!(await invitations.accept(invitation.id, ctx.nowMs()))) throw invitationUsed()
    await members.setFactors(member.id, factors)
    await members.takeStep(member.id, step)
  })
  return member
}

/**
 * Grants the role at the inviting client, with an entry in its audit log. An operator has no role at a client, and the
 * entry is in the installation's log.
 */
const giveRole = async (
  ctx: TeamContext,
  { members, audit }: Pick<Repositories, 'members' | 'audit'>,
  { id, client, role, isVouched }: Invitation,
  member: Member,
  ipAddress: string,
): Promise<void> => {
  const scope: Scope = client ? { clientId: client.id, environment: ctx.environment } : installationLog(ctx.environment)
  if (client) await members.setRole(scope, member.id, { role, approvesFromMs: approvesFromMs(ctx, isVouched) })
  await appendEntry(ctx, audit, scope, {
    actor: { kind: 'member', id: member.id, name: member.email, ipAddress },
    operation: 'acceptInvitation',
    params: { id },
    before: {},
    after: { email: member.email, role },
  })
}

const newMember = async (ctx: SignInContext, { client, totpSecret }: Invitation, input: NewMember) => {
  const name = input.name.trim()
  if (name === '' || name.includes('\0')) throw invalidField('name', 'must have 1 to 100 characters')
  const step = ctx.factors.findStep(totpSecret, input.oneTimeCode, ctx.nowMs())
  if (step === undefined)
    throw invalidField('oneTimeCode', 'is not what the authenticator app shows now. Check the time of the device')
  const { environment } = ctx
  const member: Member = { id: ctx.ids.uuid(), environment, email: input.email, name, isOperator: client === undefined }
  return { member, step, factors: { passwordHash: await ctx.factors.hashPassword(input.password), totpSecret } }
}
