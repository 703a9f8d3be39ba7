import type { AdminHandler } from '../../../handler.ts'
import { memberIdOf, transferView } from './transferViewOf.ts'

export const listTransferViewsHandler: AdminHandler<'listTransferViews'> = async (ctx, { scope, request }) => {
  const memberId = memberIdOf(request)
  return (await ctx.store.transferViews.list(scope, memberId)).map(one => transferView(one, memberId))
}
