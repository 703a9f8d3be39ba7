import type { SandboxWalletAnswer } from '@rialto/contract'
import { ApiError } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'

export const sandboxWalletHandler: LinkHandler<'sandboxWallet'> = async (
  ctx,
  { session, body: { method, params, chainId } },
) => {
  if (!ctx.sandboxWallet) throw new ApiError('notFound')
  // A separate key for each user of each client.
  const user = `${session.scope.clientId} ${session.request.userId}`
  const answer = await ctx.sandboxWallet.request({ user, method, params, ...defined({ chainId }) })
  return answer as SandboxWalletAnswer
}
