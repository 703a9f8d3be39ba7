import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type Context,
  createRecoveryCodes,
  type Passkey,
  rejectOldSession,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@rialto/core'
import { passkeyAlgorithms, relyingPartyOf } from '../../../team/passkeyChecks.ts'
import { rejectTooMany } from './adminAuth.ts'
import { ipAddressOf, rejectOtherOrigins, teamContext } from './memberSession.ts'
import { begin, counted, type SessionCaller, type SessionIds } from './session.ts'

const partyOf = (ctx: Context) => relyingPartyOf(ctx.settings.linkOrigin)

export const passkeySignInHandlers: SessionIds<'beginPasskeySignIn' | 'signInWithPasskey', object> = {
  beginPasskeySignIn: async (ctx, { request, reply }) => {
    rejectOtherOrigins(ctx, request)
    await rejectTooMany(request, reply, `passkey:${ipAddressOf(request)}`)
    return { challenge: await beginPasskeySignIn(teamContext(ctx)), relyingPartyId: partyOf(ctx).id }
  },
  signInWithPasskey: async (ctx, { body, request, reply }) => {
    rejectOtherOrigins(ctx, request)
    const member = await counted(request, () => signInWithPasskey(teamContext(ctx), body, partyOf(ctx)))
    return begin(ctx, { request, reply }, { member, method: 'passkey' })
  },
}

/** Permanent credentials can be added and removed only soon after signing in. */
const rejectOld = (ctx: Context, { session }: SessionCaller) =>
  rejectOldSession(teamContext(ctx), session.member, session.id)

/** Passkeys of the session's member. */
export const passkeyHandlers: SessionIds<
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'readRecoveryCodes'
  | 'createRecoveryCodes',
  SessionCaller
> = {
  listPasskeys: async (ctx, { session }) => (await ctx.store.memberPasskeys.list(session.member.id)).map(view),
  beginPasskey: async (ctx, call) => {
    await rejectOld(ctx, call)
    const { member } = call.session
    const { challenge, existing } = await beginPasskey(teamContext(ctx), member)
    return {
      challenge,
      relyingPartyId: partyOf(ctx).id,
      userId: Buffer.from(member.id).toString('base64url'),
      algorithms: [...passkeyAlgorithms],
      existingCredentialIds: existing.map(({ credentialId }) => credentialId),
    }
  },
  addPasskey: async (ctx, call) => {
    await rejectOld(ctx, call)
    const { label, ...registration } = call.body
    const passkey = await addPasskey(teamContext(ctx), call.session.member, {
      label,
      registration,
      party: partyOf(ctx),
      ipAddress: ipAddressOf(call.request),
    })
    return view(passkey)
  },
  renamePasskey: async (ctx, call) => {
    const renamed = { ...call.params, ...call.body, ipAddress: ipAddressOf(call.request) }
    await renamePasskey(teamContext(ctx), call.session.member, renamed)
  },
  removePasskey: async (ctx, call) => {
    await rejectOld(ctx, call)
    const removed = { ...call.params, ipAddress: ipAddressOf(call.request) }
    await removePasskey(teamContext(ctx), call.session.member, removed)
  },
  readRecoveryCodes: async (ctx, { session }) => {
    const { left, createdAtMs } = await ctx.store.memberRecoveryCodes.count(session.member.id)
    return { left, createdTimestamp: secondsOrNull(createdAtMs) }
  },
  createRecoveryCodes: async (ctx, call) => {
    await rejectOld(ctx, call)
    return { codes: await createRecoveryCodes(teamContext(ctx), call.session.member, ipAddressOf(call.request)) }
  },
}

const secondsOrNull = (ms: number | undefined): number | null => (ms === undefined ? null : Math.floor(ms / 1000))

const view = ({ id, label, createdAtMs, lastUsedAtMs }: Passkey) => ({
  id,
  label,
  createdTimestamp: Math.floor(createdAtMs / 1000),
  lastUsedTimestamp: secondsOrNull(lastUsedAtMs),
})
