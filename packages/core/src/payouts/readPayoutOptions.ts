import { findToken } from '@rialto/catalog'
import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import { readAssetAmount } from '../kernel/readDecimal.ts'
import { rejectHidden } from '../kernel/shownText.ts'
import type { LinkRequest } from '../link/ports.ts'
import { checkPair } from '../transfers/checkDestination.ts'

type Options = NonNullable<CreateLinkTokenRequest['payoutOptions']>

/**
 * Validates and normalizes a session's payout. A standalone page is refused: another person could
 * open a forwarded link and name another account.
 *
 * @throws ApiError naming the field.
 */
export const readPayoutOptions = (
  ctx: Pick<Context, 'environment'>,
  { transferOptions, verifyWalletOptions, standalone }: CreateLinkTokenRequest,
  { networkId: given, symbol: asked, amount, transactionId, description }: Options,
): NonNullable<LinkRequest['payout']> => {
  if (transferOptions !== undefined || verifyWalletOptions !== undefined)
    throw invalidField('payoutOptions', 'cannot be combined with transferOptions or verifyWalletOptions')
  if (standalone) throw invalidField('standalone', 'a payout is confirmed in your own page or app')
  const [networkId, symbol] = [given.toLowerCase(), asked.toUpperCase()]
  checkPair(ctx, { networkId, symbol }, 'payoutOptions.')
  const { decimals = 18 } = findToken(networkId, symbol) ?? {}
  readAssetAmount('payoutOptions.amount', amount, decimals)
  rejectHidden('payoutOptions.description', description)
  return { networkId, symbol, amount, ...defined({ transactionId, description: description?.trim() || undefined }) }
}
