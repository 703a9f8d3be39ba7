import type { MemberHandler } from '../../../handler.ts'
import { passkeyView } from './passkeyView.ts'

export const listPasskeysHandler: MemberHandler<'listPasskeys'> = async (ctx, { session }) =>
  (await ctx.store.memberPasskeys.list(session.member.id)).map(passkeyView)
