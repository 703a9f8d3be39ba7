import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type Context,
  createRecoveryCodes,
  type Passkey,
  recordAccess,
  rejectOldSession,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@rialto/core'
import type { FastifyRequest } from 'fastify'

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

const record = async (
  ctx: Context,
  { session, request }: SessionCaller & { request: FastifyRequest },
  change: Omit<Parameters<typeof recordAccess>[2], 'ipAddress'>,
) => recordAccess(teamContext(ctx), session.member, { ...change, ipAddress: ipAddressOf(request) })

/** A lasting way in is made and removed soon after signing in only. */
const rejectOld = (ctx: Context, { session }: SessionCaller) =>
  rejectOldSession(teamContext(ctx), session.member, session.id)

/** The ways in of the member who is signed in. */
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
    })
    await record(ctx, call, { operation: 'addPasskey', target: passkey.id, after: { label: passkey.label } })
    return view(passkey)
  },
  renamePasskey: async (ctx, call) => {
    const { id } = call.params
    await renamePasskey(teamContext(ctx), call.session.member, { id, label: call.body.label })
    await record(ctx, call, { operation: 'renamePasskey', target: id.toLowerCase(), after: call.body })
  },
  removePasskey: async (ctx, call) => {
    await rejectOld(ctx, call)
    await removePasskey(teamContext(ctx), call.session.member, call.params.id)
    await record(ctx, call, { operation: 'removePasskey', target: call.params.id.toLowerCase() })
  },
  readRecoveryCodes: async (ctx, { session }) => {
    const { left, createdAtMs } = await ctx.store.memberRecoveryCodes.count(session.member.id)
    return { left, createdTimestamp: secondsOrNull(createdAtMs) }
  },
  createRecoveryCodes: async (ctx, call) => {
    await rejectOld(ctx, call)
    const codes = await createRecoveryCodes(teamContext(ctx), call.session.member)
    await record(ctx, call, { operation: 'createRecoveryCodes' })
    return { codes }
  },
}

const secondsOrNull = (ms: number | undefined): number | null => (ms === undefined ? null : Math.floor(ms / 1000))

const view = ({ id, label, createdAtMs, lastUsedAtMs }: Passkey) => ({
  id,
  label,
  createdTimestamp: Math.floor(createdAtMs / 1000),
  lastUsedTimestamp: secondsOrNull(lastUsedAtMs),
})
