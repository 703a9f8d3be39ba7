import type { Holding } from '@rialto/core'
import { asHoldings } from '../../kit/ownedRows.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { readWallets } from './readWallets.ts'

/** What is owned: a debt of the unified wallet is no holding. */
export const readHoldings = async (context: BybitContext, key: BybitKey): Promise<Holding[]> =>
  asHoldings(await readWallets(context, key))
