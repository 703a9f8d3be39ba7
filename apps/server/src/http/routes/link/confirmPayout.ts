import { confirmPayout } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'

export const confirmPayoutHandler: LinkHandler<'confirmPayout'> = async (ctx, { session, body }) => {
  const { connectionId, address, addressTag } = body
  const shown = { address, ...defined({ tag: addressTag }) }
  const { id, status } = await confirmPayout(ctx, session, { connectionId, shown })
  return { transferId: id, status: status === 'succeeded' ? 'success' : 'pending' }
}
