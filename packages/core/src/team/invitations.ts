import { findClient } from '../access/findClient.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../kernel/store.ts'
import type { Invitation, Member, Role } from './ports.ts'
import type { SignInContext, TeamContext } from './teamContext.ts'
import { takeNewFactors } from './newFactors.ts'
import { appendEntry, installationLog, recordedAccess } from './recordChange.ts'
import { signIn } from './signIn.ts'

const ttlMs = 7 * 24 * 60 * 60_000
const emailPattern = /^[^\s@]+@[^\s@]+$/

/** One address has one spelling. @throws ApiError `invalidField`. */
const readEmail = (text: string): string => {
  const email = text.trim().toLowerCase()
  if (email.length > 254 || !emailPattern.test(email) || email.includes('\0'))
    throw invalidField('email', 'must be an email address')
  return email
}

type Invited = Pick<Invitation, 'email' | 'role' | 'client' | 'resetsMemberId'>

/** In the caller's transaction. */
export const insertInvitation = async (
  ctx: Omit<TeamContext, 'store'>,
  { invitations }: Pick<Repositories, 'invitations'>,
  invited: Invited,
): Promise<{ invitation: Invitation; code: string }> => {
  const code = ctx.ids.hex(32)
  const atMs = ctx.nowMs()
  const invitation: Invitation = {
    ...invited,
    id: ctx.ids.uuid(),
    environment: ctx.environment,
    totpSecret: ctx.ids.hex(20),
    expiresAtMs: atMs + ttlMs,
  }
  await invitations.insert({ ...invitation, codeHash: ctx.ids.sha256(code), createdAtMs: atMs })
  return { invitation, code }
}

/**
 * Invites a person to a client, by an owner, or without one to the whole installation. @throws ApiError
 * `invalidField`, `notFound`, `conflict`.
 */
export const inviteMember = async (
  ctx: TeamContext,
  input: { email: string; role: Role; clientId?: string },
): Promise<{ invitation: Invitation; code: string }> => {
  const email = readEmail(input.email)
  const known = await ctx.store.members.findWithFactors(ctx.environment, email)
  if (input.clientId === undefined) {
    if (known) throw new ApiError('conflict', { message: `${email} is a member already.` })
    return insertInvitation(ctx, ctx.store, { email, role: 'owner' })
  }
  const { id, name } = await findClient(ctx, input.clientId)
  const scope: Scope = { clientId: id, environment: ctx.environment }
  if (known && (await ctx.store.members.findRole(scope, known.id)))
    throw new ApiError('conflict', { message: `${email} is a member of this client already. Change the role instead.` })
  return insertInvitation(ctx, ctx.store, { email, role: input.role, client: { id, name } })
}

/** Creates the invitation code for the first member of an installation. Revokes the earlier code. */
export const inviteFirstMember = async (ctx: TeamContext): Promise<string | undefined> => {
  if (await ctx.store.members.hasAny(ctx.environment)) return undefined
  await ctx.store.invitations.removeFirst(ctx.environment)
  return (await insertInvitation(ctx, ctx.store, { email: '', role: 'owner' })).code
}

/** @throws ApiError `notFound` for an unknown, accepted or expired invitation. */
export const readInvitation = async (ctx: TeamContext, code: string): Promise<Invitation> => {
  const found = await ctx.store.invitations.findOpen(ctx.environment, ctx.ids.sha256(code), ctx.nowMs())
  if (found) return found
  throw used()
}

const used = (): ApiError =>
  new ApiError('notFound', { message: 'This invitation was used already or has expired. Ask for another one.' })

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
    if (!(await repositories.invitations.accept(invitation.id, ctx.nowMs()))) throw used()
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
  if (!member) throw used()
  const { step, factors } = await takeNewFactors(ctx, invitation, input)
  await recordedAccess(ctx, member, { operation: 'acceptReset', ipAddress }, async ({ invitations, members }) => {
    if (!(await invitations.accept(invitation.id, ctx.nowMs()))) throw used()
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
  { id, client, role }: Invitation,
  member: Member,
  ipAddress: string,
): Promise<void> => {
  const scope: Scope = client ? { clientId: client.id, environment: ctx.environment } : installationLog(ctx.environment)
  if (client) await members.setRole(scope, member.id, role)
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
