import type { FiatBalance } from '@rialto/core'
import { asFiatBalances } from '../../kit/ownedRows.ts'
import type { KucoinContext } from './context.ts'
import { readAccounts } from './readAccounts.ts'
import type { KucoinKey } from './signHeaders.ts'

/** KuCoin lists its fiat, where it has any, beside its coins. */
export const readBalances = async (context: KucoinContext, key: KucoinKey): Promise<FiatBalance[]> =>
  asFiatBalances(await readAccounts(context, key))
