import type { FiatBalance } from '@rialto/core'
import { asFiatBalances } from '../../kit/ownedRows.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { readWallets } from './readWallets.ts'

/** Bybit lists its fiat beside its coins. */
export const readBalances = async (context: BybitContext, key: BybitKey): Promise<FiatBalance[]> =>
  asFiatBalances(await readWallets(context, key))
