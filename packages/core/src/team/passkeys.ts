import { ApiError, invalidField, isUuid } from '../kernel/apiError.ts'
import type { Member, Passkey, PasskeyAssertion, PasskeyRegistration, RelyingParty } from './ports.ts'
import { recordedAccess } from './recordChange.ts'
import type { SignInContext, TeamContext } from './teamContext.ts'

const challengeTtlMs = 5 * 60_000
const maxPasskeys = 20

/** Hexadecimal digits are Base64url as well: a browser repeats them as they are. */
const beginChallenge = async (ctx: TeamContext, memberId: string | undefined): Promise<string> => {
  const challenge = ctx.ids.hex(32)
  const expiresAtMs = ctx.nowMs() + challengeTtlMs
  await ctx.store.memberPasskeys.beginChallenge({ hash: ctx.ids.sha256(challenge), memberId, expiresAtMs })
  return challenge
}

/** Consumes the answered challenge, if it is one of ours. */
const takeChallenge = async (
  ctx: SignInContext,
  clientDataJson: string,
  memberId: string | undefined,
): Promise<string | undefined> => {
  const challenge = ctx.passkeys.challengeOf(clientDataJson)
  if (challenge === undefined) return undefined
  const taken = { hash: ctx.ids.sha256(challenge), memberId, nowMs: ctx.nowMs() }
  return (await ctx.store.memberPasskeys.takeChallenge(taken)) ? challenge : undefined
}

export const beginPasskeySignIn = (ctx: TeamContext): Promise<string> => beginChallenge(ctx, undefined)

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

export const beginPasskey = async (
  ctx: TeamContext,
  member: Member,
): Promise<{ challenge: string; existing: readonly Passkey[] }> => ({
  challenge: await beginChallenge(ctx, member.id),
  existing: await ctx.store.memberPasskeys.list(member.id),
})

const readLabel = (text: string): string => {
  const label = text.trim()
  if (label === '' || label.includes('\0')) throw invalidField('label', 'must have 1 to 100 characters')
  return label
}

interface NewPasskey {
  label: string
  registration: PasskeyRegistration
  party: RelyingParty
  ipAddress: string
}

/** @throws ApiError `badRequest` for what no authenticator answered to our challenge; `conflict`, `invalidField`. */
export const addPasskey = async (
  ctx: SignInContext,
  member: Member,
  { registration, party, ipAddress, ...input }: NewPasskey,
): Promise<Passkey> => {
  const label = readLabel(input.label)
  const challenge = await takeChallenge(ctx, registration.clientDataJson, member.id)
  const made =
    challenge === undefined ? undefined : await ctx.passkeys.readRegistration(registration, { challenge, party })
  if (!made) throw new ApiError('badRequest', { message: 'The browser’s answer is not right or too old. Try again.' })
  if ((await ctx.store.memberPasskeys.list(member.id)).length >= maxPasskeys)
    throw new ApiError('conflict', { message: `You have ${maxPasskeys} passkeys. Remove one first.` })
  const passkey: Passkey = { ...made, id: ctx.ids.uuid(), label, createdAtMs: ctx.nowMs(), lastUsedAtMs: undefined }
  const access = { operation: 'addPasskey', ipAddress, target: passkey.id, after: { label } } as const
  return recordedAccess(ctx, member, access, async ({ memberPasskeys }) => {
    if (!(await memberPasskeys.insert(member.id, passkey)))
      throw new ApiError('conflict', { message: 'This passkey is registered already.' })
    return passkey
  })
}

const noSuchPasskey = (): ApiError => new ApiError('notFound', { message: 'Passkey not found.' })

const readId = (id: string): string => {
  if (!isUuid(id)) throw noSuchPasskey()
  return id.toLowerCase()
}

/** @throws ApiError `notFound`, also for another member’s; `invalidField`. */
export const renamePasskey = async (
  ctx: TeamContext,
  member: Member,
  { id, label, ipAddress }: { id: string; label: string; ipAddress: string },
): Promise<void> => {
  const text = readLabel(label)
  const target = readId(id)
  const access = { operation: 'renamePasskey', ipAddress, target, after: { label: text } } as const
  await recordedAccess(ctx, member, access, async ({ memberPasskeys }) => {
    if (!(await memberPasskeys.rename(member.id, target, text))) throw noSuchPasskey()
  })
}

/** @throws ApiError `notFound`, also for another member’s. */
export const removePasskey = async (
  ctx: TeamContext,
  member: Member,
  { id, ipAddress }: { id: string; ipAddress: string },
): Promise<void> => {
  const target = readId(id)
  await recordedAccess(ctx, member, { operation: 'removePasskey', ipAddress, target }, async ({ memberPasskeys }) => {
    if (!(await memberPasskeys.remove(member.id, target))) throw noSuchPasskey()
  })
}

const recentMs = 15 * 60_000

/**
 * Prevents someone with a stolen session from adding a permanent credential. @throws ApiError `permissionDenied` if
 * the session began more than 15 minutes ago.
 */
export const rejectOldSession = async (ctx: TeamContext, member: Member, sessionId: string): Promise<void> => {
  const since = { begunMs: ctx.nowMs() - recentMs, usedMs: ctx.nowMs() - recentMs }
  const recent = await ctx.store.memberSessions.list(member.id, since)
  if (!recent.some(({ id }) => id === sessionId))
    throw new ApiError('permissionDenied', {
      message: 'Sign out and in again first: ways to sign in can be changed for 15 minutes after signing in.',
    })
}
