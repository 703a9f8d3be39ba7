import { quoteManualDeposit } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'

export const quoteManualDepositHandler: LinkHandler<'quoteManualDeposit'> = async (
  ctx,
  { session, body: { networkId, symbol } },
) => {
  const asked = { networkId: networkId.toLowerCase(), symbol: symbol.toUpperCase() }
  return defined({ fee: await quoteManualDeposit(ctx, session, asked) })
}
