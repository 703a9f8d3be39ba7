import { parseDecimal } from '@rialto/catalog'
import type { FiatBalance } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { AlpacaAccess } from './context.ts'
import { readAccount } from './readAccount.ts'

/** An account has one currency. On margin its buying power is more than its cash, and the cash may be a debt. */
export const readBalances = async (context: BoundContext, access: AlpacaAccess): Promise<FiatBalance[]> => {
  const { currency, cash, buying_power: power } = await readAccount(context, access)
  return [{ currencyCode: currency, cash: parseDecimal(cash) ?? '0', buyingPower: parseDecimal(power ?? cash) ?? '0' }]
}
