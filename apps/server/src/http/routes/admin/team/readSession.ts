import type { MemberHandler } from '../../../handler.ts'
import { sessionView } from './sessionView.ts'

export const readSessionHandler: MemberHandler<'readSession'> = (ctx, { session }) => sessionView(ctx, session.member)
