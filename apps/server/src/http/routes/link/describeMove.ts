import type { DescribeMoveResult } from '@rialto/contract'
import { findMovingSession, type LinkRequest } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { OpenLinkHandler } from '../../handler.ts'
import { linkSession } from './views/linkViews.ts'

/** Names the client, the operator and the amount to the holder of the link, and nothing of the user. */
export const describeMoveHandler: OpenLinkHandler<'describeMove'> = async (ctx, { body: { code } }) => {
  const session = await findMovingSession(ctx, code)
  const { client, operator, environment } = await linkSession(ctx, session)
  return { client, operator, environment, ...defined({ requested: requestedOf(session.request) }) }
}

const requestedOf = ({ transfer }: LinkRequest): DescribeMoveResult['requested'] => {
  if (transfer?.amountInFiat !== undefined) return { amount: transfer.amountInFiat, symbol: 'USD' }
  const [first, ...others] = transfer?.destinations ?? []
  if (first?.amount === undefined) return undefined
  const isOne = others.every(({ amount, symbol }) => amount === first.amount && symbol === first.symbol)
  return isOne ? { amount: first.amount, symbol: first.symbol } : undefined
}
