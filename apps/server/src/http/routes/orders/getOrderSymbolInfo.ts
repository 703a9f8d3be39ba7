import { toJsonNumber } from '@rialto/catalog'
import { getOrderSymbolInfo } from '@rialto/core'
import type { Handler } from '../../handler.ts'

export const getOrderSymbolInfoHandler: Handler<'getOrderSymbolInfo'> = async (ctx, { scope, body }) => {
  const info = await getOrderSymbolInfo(ctx, scope, body)
  const allowance = info.decimals > 0 ? 'fractionalTradingAllowed' : 'fractionalTradingNotAllowed'
  return {
    fractionalTradingAllowance: info.isOpen ? allowance : ('tradingNotAllowed' as const),
    minimumOrderValue: toJsonNumber(info.minimumValue),
    precisionScale: info.decimals,
  } as const
}
