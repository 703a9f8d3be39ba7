import { type Context, endSession, type Member } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { MemberHandler } from '../../../handler.ts'
import { ipAddressOf, sendCookie, teamContext } from '../memberSession.ts'
import { signedOutUrlOf } from './singleSignOnUrls.ts'

export const signOutHandler: MemberHandler<'signOut'> = async (ctx, { session, request, reply }) => {
  const { id, member } = session
  await endSession(teamContext(ctx), member, { id, operation: 'signOut', ipAddress: ipAddressOf(request) })
  sendCookie(ctx, reply, undefined)
  return defined({ logoutUrl: await logoutUrlOf(ctx, member) })
}

/** The page of the member's provider. Undefined if the provider is unavailable: the sign-out has succeeded. */
const logoutUrlOf = async (ctx: Context, member: Member): Promise<string | undefined> => {
  if (member.identityProviderId === undefined) return undefined
  const provider = await ctx.store.identityProviders.findById(member.identityProviderId)
  return provider && ctx.singleSignOn.logoutUrl(provider, signedOutUrlOf(ctx)).catch(() => undefined)
}
